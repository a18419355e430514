import type { Page } from '@playwright/test';
import sharp, { type Sharp } from 'sharp';
import { faultsOf } from './axe.ts';
import { mask, openOptions, useMask } from './mask-pictures.ts';
import { arriveSignedIn } from './people.ts';
import { livingRoom, smallSamples } from './photos.ts';
import { again, expect, test } from './quiet-test.ts';

test.beforeEach(smallSamples);

const png = async (name: string, picture: Sharp) => ({
  name,
  mimeType: 'image/png',
  buffer: await picture.png().toBuffer(),
});

const upload = async (page: Page, picture: Awaited<ReturnType<typeof png>>) => {
  await page.goto('/furniture-inpainting');
  await page.locator('input[type=file]').first().setInputFiles(picture);
  await expect(page).toHaveURL('/furniture-inpainting/draw');
};

const goOn = async (page: Page) => {
  await page.getByRole('button', { name: 'Skip', exact: true }).click();
  await expect(page).toHaveURL('/furniture-inpainting/generate');
};

const warning = (page: Page, words: RegExp) => page.getByRole('status').filter({ hasText: words });

test('a dark photo is brightened with one click, and the mask stays', again, async ({ page }) => {
  await arriveSignedIn(page);
  await upload(page, await png('night.png', sharp(livingRoom).linear(0.12, 0)));
  await useMask(page, await mask([35, 45, 30, 30]));
  await expect(warning(page, /^This photo is dark/)).toBeVisible();
  expect(await faultsOf(page), 'warning').toEqual([]);
  await page.getByRole('button', { name: 'Brighten it' }).click();
  await expect(page.getByText('You go on with a brighter copy.')).toBeVisible();
  await expect(warning(page, /^This photo is dark/)).toBeHidden();
  await openOptions(page);
  await expect(page.getByRole('img', { name: 'night-bright.jpg' }).first()).toBeVisible();
  await expect(page.getByText('Ready', { exact: true })).toBeVisible();
  await page.reload();
  await openOptions(page);
  await expect(page.getByRole('img', { name: 'night-bright.jpg' }).first()).toBeVisible();
  await page.goto('/image-history');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(2);
});

test('a blurred or tiny photo is told, blocks nothing, and another can be chosen', async ({ page }) => {
  await arriveSignedIn(page);
  await upload(page, await png('small.png', sharp(livingRoom).resize(320).blur(4)));
  await goOn(page);
  await expect(warning(page, /^This photo is blurred/)).toBeVisible();
  await expect(warning(page, /^This photo has only 320 × \d+ pixels/)).toBeVisible();
  await page.getByRole('button', { name: 'Plant', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Generate · 1 credit' })).toBeEnabled();
  await page.getByRole('button', { name: 'Choose another photo' }).first().click();
  await expect(page).toHaveURL('/furniture-inpainting');
});

test('a picture of no room is told as such, and blocks nothing', async ({ page }) => {
  await arriveSignedIn(page);
  const ground = { create: { width: 1024, height: 768, channels: 3, background: '#7f9' } } as const;
  await upload(page, await png('card.png', sharp(ground)));
  await goOn(page);
  await expect(warning(page, /^This does not look like a room\./)).toBeVisible();
  expect(await faultsOf(page), 'warning').toEqual([]);
  await page.getByRole('button', { name: 'Plant', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Generate · 1 credit' })).toBeEnabled();
});

test('a mask that is huge, scattered or not saved is told before the price, and mended', async ({ page }) => {
  await arriveSignedIn(page);
  await page.goto('/furniture-inpainting?sample=living');
  await expect(page).toHaveURL('/furniture-inpainting/draw');

  await useMask(page, await mask([0, 0, 100, 96]));
  await expect(warning(page, /^The mask covers 96% of the photo/)).toBeVisible();
  await page.getByRole('button', { name: 'Mark again' }).click();
  await expect(page).toHaveURL('/furniture-inpainting/draw');

  await useMask(page, await mask([5, 50, 25, 25], [85, 5, 5, 5]));
  await expect(warning(page, /^Parts of the mask lie far apart/)).toBeVisible();
  await page.getByRole('button', { name: 'Keep the largest' }).click();
  await expect(warning(page, /^Parts of the mask/)).toBeHidden();
  await openOptions(page);
  await expect(page.getByText('Ready', { exact: true })).toBeVisible();
});

test('a mask that is painted is saved by itself, and one that is cleared is none', async ({ page }) => {
  await arriveSignedIn(page);
  await page.goto('/furniture-inpainting?sample=living');
  await useMask(page, await mask([40, 40, 20, 20]));
  await openOptions(page);
  await page.getByRole('button', { name: 'Edit mask' }).click();
  await expect(page).toHaveURL('/furniture-inpainting/draw');
  const saved = page.waitForResponse('**/api/inpaint/save-mask');
  await page.getByLabel(/^Mask of/).click({ position: { x: 200, y: 120 } });
  expect((await saved).status()).toBe(200);
  await page.getByRole('button', { name: /^Clear the mask/ }).click();
  await page.getByRole('button', { name: 'Skip' }).click();
  await expect(page.getByText('The central half of the photo will be repainted.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Remove what is marked/ })).toBeHidden();
});

test('words that contradict lose the one that does; a wish to remove leads there', async ({ page }) => {
  await arriveSignedIn(page);
  await page.goto('/furniture-inpainting?sample=living');
  await useMask(page, await mask([40, 15, 20, 20]));
  const prompt = page.getByLabel('What should be there instead?');
  await prompt.fill('a red blue sofa');
  await page.getByRole('button', { name: 'Delete “blue”' }).click();
  await expect(prompt).toHaveValue('a red sofa');
  await expect(warning(page, /contradicts/)).toBeHidden();

  await prompt.fill('remove the sofa');
  await expect(page.getByText('Will remove what is marked.')).toBeVisible();
  await expect(warning(page, /contradicts/)).toBeHidden();
  expect(await faultsOf(page), 'words').toEqual([]);
  await page.getByRole('button', { name: 'Remove what is marked · 1 credit' }).click();
  await expect(page).toHaveURL('/furniture-inpainting/result', { timeout: 150_000 });
  await page.getByRole('button', { name: 'Details' }).click();
  await expect(
    page.getByRole('region', { name: 'Details' }).getByText('What was marked is removed'),
  ).toBeVisible();
});

test('the search screens warn too, and the brighter copy takes the photo’s place', async ({ page }) => {
  await arriveSignedIn(page);
  await page.goto('/search-replace');
  const night = await png('night.png', sharp(livingRoom).linear(0.12, 0));
  const wish = page.getByLabel('Replace it with');
  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/api/files/upload', (route) => arrived.then(() => route.continue()));
  await page.locator('input[type=file]').first().setInputFiles(night);
  await wish.pressSequentially('a red blue');
  arrive();
  await expect(page.getByRole('application', { name: 'Selection on night.png' })).toBeVisible();
  await page.keyboard.type(' sofa');
  await page.getByRole('button', { name: 'Delete “blue”' }).click();
  await expect(wish).toHaveValue('a red sofa');
  await page.getByRole('button', { name: 'Brighten it' }).click();
  await expect(page.getByText('You go on with a brighter copy.')).toBeVisible();
  await openOptions(page);
  await expect(page.getByRole('img', { name: 'night-bright.jpg' })).toBeVisible();
  await expect(warning(page, /^This photo is dark/)).toBeHidden();
  await expect(wish).toHaveValue('a red sofa');
});
