import type { ErrorBody } from '@maquette/contract';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { faultsInBothThemes, faultsOf } from './axe.ts';
import { openOptions } from './mask-pictures.ts';
import { arriveSignedIn } from './people.ts';
import { livingRoom, smallSamples } from './photos.ts';
import { offerPremium } from './premium-offer.ts';
import { again, expect, test } from './quiet-test.ts';

test.beforeEach(smallSamples);

const prompt = (page: Page) => page.getByLabel('What should be there instead?');
const panel = (page: Page) => page.getByRole('status', { name: 'What will be done' });
const generate = (page: Page) => page.getByRole('button', { name: /^Generate ·/ });
const credits = (page: Page, count: number) =>
  page.getByRole('link', { name: new RegExp(`^${count} credits`, 'i') });

const openWords = async (page: Page) => {
  await page.goto('/furniture-inpainting?sample=living');
  await page.getByRole('button', { name: 'Skip', exact: true }).click();
  await expect(prompt(page)).toBeVisible();
};

/** A mask of a photo's shape with a white rectangle, given in percent. */
const maskOf = async (left: number, top: number, width: number, height: number) => {
  const size = await sharp(livingRoom).metadata();
  const rect = `<rect x="${left}" y="${top}" width="${width}" height="${height}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="${size.width}" height="${size.height}" preserveAspectRatio="none" fill="white">${rect}</svg>`;
  const ground = {
    create: { width: size.width, height: size.height, channels: 3, background: 'black' },
  } as const;
  return sharp(ground)
    .composite([{ input: Buffer.from(svg) }])
    .png()
    .toBuffer();
};

const dataUrlOf = async (picture: Promise<Buffer>): Promise<string> =>
  `data:image/png;base64,${(await picture).toString('base64')}`;

const size = { width: 1280, height: 853, alternatives: [] };

test('what words come to is said before the price, and a colour costs nothing', async ({ page }) => {
  await arriveSignedIn(page);
  await openWords(page);
  await expect(panel(page)).toBeEmpty();
  for (const [words, sentence, price] of [
    ['remove it', 'Will remove what is marked.', 'Generate · 1 credit'],
    ['make the wall sage green', 'Will paint what is marked sage green.', 'Generate · free'],
    ['herringbone oak floor', 'Will cover what is marked with oak herringbone.', 'Generate · free'],
    ['a green velvet sofa', 'Will place: sofa (green, velvet).', 'Generate · 1 credit'],
    ['a golden retriever', 'Not known: golden retriever.', 'Generate · 1 credit'],
    [
      'change the wall colour',
      '“change the wall colour”: into what? Name a colour, a material, or the thing that should be there.',
      'Generate · 1 credit',
    ],
  ] as const) {
    await prompt(page).fill(words);
    await expect(panel(page)).toHaveText(sentence);
    await expect(page.getByRole('button', { name: price })).toBeEnabled();
  }
  await prompt(page).fill('make the wall sage green');
  await openOptions(page);
  await expect(page.getByRole('group', { name: 'Variations' })).toBeHidden();
  expect(await faultsInBothThemes(page)).toEqual([]);
  await page.getByRole('button', { name: 'Generate · free' }).click();
  await expect(page).toHaveURL('/furniture-inpainting/result', { timeout: 150_000 });
  await page.getByRole('button', { name: 'Details' }).click();
  await expect(page.getByRole('definition').filter({ hasText: 'sage green' }).last()).toBeVisible();
  await expect(page.getByText('Seed')).toBeHidden();
  await expect(credits(page, 10)).toBeVisible();
});

test('what words alone ask to be taken away is shown and confirmed first', again, async ({ page }) => {
  await arriveSignedIn(page);
  await openWords(page);
  // Much goes: once that is known, a free preview comes first, and the button says so.
  const button = page.getByRole('button', { name: /^(Generate · .*|See a free preview)$/ });
  await prompt(page).fill('empty the room');
  await expect(panel(page)).toHaveText('Will remove: everything in the room.');
  await expect(page.getByText('Is the right thing marked?')).toBeVisible();
  await expect(button).toBeDisabled();
  await page.getByRole('button', { name: 'Yes, this is it' }).click();
  await button.click();
  await expect(page).toHaveURL('/furniture-inpainting/result', { timeout: 150_000 });
  await expect(page.getByRole('heading', { name: 'Free preview' })).toBeVisible();
  await expect(credits(page, 10)).toBeVisible();
  await page.getByRole('button', { name: 'Keep it · 1 credit' }).click();
  await expect(page.getByText(/^0 of [\d,]+ pixels changed outside your selection$/)).toBeVisible({
    timeout: 150_000,
  });
  await expect(credits(page, 9)).toBeVisible({ timeout: 150_000 });
});

test('nothing stands in for a thing without a model unless it is allowed', async ({ page }) => {
  await arriveSignedIn(page);
  await openWords(page);
  const dialog = page.getByRole('dialog');

  await test.step('where nothing is close nothing changes', async () => {
    await prompt(page).fill('a golden retriever');
    await prompt(page).press('Control+Enter');
    await expect(dialog).toContainText('The preview engine has no golden retriever');
    await expect(dialog.getByRole('button', { name: 'Use it' })).toBeHidden();
    await dialog.getByRole('button', { name: 'Change the words' }).click();
    await expect(prompt(page)).toHaveValue('a golden retriever');
  });

  await test.step('what is closest is named, and cancelling keeps all', async () => {
    await prompt(page).fill('a pool table');
    await generate(page).click();
    await expect(dialog).toContainText('pool table: the closest is dining table.');
    expect(await faultsOf(page), 'question').toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(prompt(page)).toHaveValue('a pool table');
    await expect(credits(page, 10)).toBeVisible();
  });

  await test.step('allowed, it is drawn and told', async () => {
    await generate(page).click();
    await dialog.getByRole('button', { name: 'Use it' }).click();
    await expect(page).toHaveURL('/furniture-inpainting/result', { timeout: 150_000 });
    await page.getByRole('button', { name: 'Details' }).click();
    await expect(page.getByText('Closest match drawn')).toBeVisible();
    await expect(page.getByRole('definition').filter({ hasText: /^dining table$/ })).toBeVisible();
    await page.getByRole('button', { name: 'Receipt' }).click();
    await expect(dialog).toContainText('dining table');
  });
});

test(
  'the same order again is the same picture for nothing; another one is another',
  again,
  async ({ page }) => {
    await arriveSignedIn(page);
    await openWords(page);
    await prompt(page).fill('a green velvet sofa');
    await expect(page.getByRole('button', { name: /^Another one/ })).toBeHidden();
    await generate(page).click();
    await expect(page).toHaveURL('/furniture-inpainting/result', { timeout: 150_000 });
    await expect(credits(page, 9)).toBeVisible();

    await page.getByRole('button', { name: 'Regenerate' }).click();
    await expect(page.getByText('Nothing has changed since the last picture.')).toBeVisible();
    await generate(page).click();
    const same = page.getByText(
      'You asked for exactly this before: here is the picture. Nothing was charged.',
    );
    await expect(same).toBeVisible({ timeout: 150_000 });
    await expect(credits(page, 9)).toBeVisible();
    expect(await faultsOf(page), 'repeated').toEqual([]);

    await page.getByRole('button', { name: 'Ask for another one' }).click();
    // One more is one more, however many variations were chosen.
    await openOptions(page);
    await page.getByRole('group', { name: 'Variations' }).getByRole('button', { name: '4' }).click();
    await page.getByRole('button', { name: 'Another one · 1 credit' }).click();
    await expect(page).toHaveURL('/furniture-inpainting/result', { timeout: 150_000 });
    await expect(credits(page, 8)).toBeVisible();
    await expect(same).toBeHidden();
  },
);

test('a dot is no mask, and another photo begins clean', async ({ page }) => {
  await arriveSignedIn(page);
  await page.goto('/furniture-inpainting?sample=living');
  const useMask = async (buffer: Buffer) => {
    await expect(page).toHaveURL('/furniture-inpainting/draw');
    const file = { name: 'mask.png', mimeType: 'image/png', buffer };
    await page.getByLabel('Upload a mask').and(page.locator('input')).setInputFiles(file);
    await expect(page).toHaveURL('/furniture-inpainting/generate');
  };
  const tooLittle = page.getByText(/^Too little is marked: a dot is not enough/);
  await page.getByLabel(/^Mask of/).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText(/^That is too small to change anything/)).toBeVisible();
  await expect(page).toHaveURL('/furniture-inpainting/draw');
  await page.goto('/furniture-inpainting/generate');
  await prompt(page).fill('a plant');
  await expect(tooLittle).toBeVisible();
  await expect(page.getByText('First mark what should change.')).toBeVisible();
  await expect(generate(page)).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Remove what is marked · 1 credit' })).toBeDisabled();
  expect(await faultsOf(page), 'dot').toEqual([]);
  await page.getByRole('button', { name: 'Draw', exact: true }).last().click();
  await useMask(await maskOf(35, 45, 30, 30));
  await expect(generate(page)).toBeEnabled();

  await page.goto('/furniture-inpainting?sample=bedroom');
  await page.getByRole('button', { name: 'Skip', exact: true }).click();
  await expect(prompt(page)).toHaveValue('');
});

test('premium shows and confirms what it would change where nothing is marked', async ({ page }) => {
  await arriveSignedIn(page);
  await offerPremium(page);
  await page.addInitScript(() => localStorage.setItem('apiSelection', 'premium'));
  const found = { mask: await dataUrlOf(maskOf(45, 20, 12, 24)), confidence: 0.5, label: null };
  await page.route('**/api/selection', (route) =>
    route.fulfill({ json: { ...found, ...size, needsConfirmation: true, isKnown: true } }),
  );
  await openWords(page);
  await expect(page.getByText('The central half of the photo will be repainted.')).toBeHidden();
  const button = page.getByRole('button', { name: 'Generate · 2 credits' });
  await prompt(page).fill('a golden retriever');
  await expect(panel(page)).toHaveText('Will place: golden retriever.');
  await expect(page.getByText(/^Say what should change/)).toBeVisible();
  await expect(button).toBeDisabled();

  await prompt(page).fill('replace the painting with a mirror');
  await expect(panel(page)).toHaveText('Will replace “painting” with: mirror.');
  await expect(page.getByText(/painting: 3% of the photo/i)).toBeVisible();
  await expect(button).toBeDisabled();
  await page.getByRole('button', { name: 'Yes, this is it' }).click();
  await expect(button).toBeEnabled();
  expect(await faultsOf(page), 'region').toEqual([]);
  const asked = page.waitForRequest('**/api/inpaint/flux-kontext-pro');
  await button.click();
  expect((await asked).postData()).toContain('name="maskFilename"');
});

test.describe('where the server asks', () => {
  test.use({ expectedStatuses: [422] });
  const refuse = (page: Page, path: string, body: Partial<ErrorBody>) =>
    page.route(path, (route) => route.fulfill({ status: 422, json: { requestId: 'r', ...body } }), {
      times: 1,
    });

  test('a thing it has no model of is asked about with nothing lost', async ({ page }) => {
    await arriveSignedIn(page);
    await openWords(page);
    await refuse(page, '**/api/inpaint/inpaint', {
      ...{ error: 'no_model', message: 'There is no model of “harp”.', closest: 'floor lamp' },
      missing: [{ words: 'harp', lack: 'no_model', closest: 'floor lamp' }],
    });
    await prompt(page).fill('a green velvet sofa');
    await generate(page).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('harp: the closest is floor lamp.');
    await expect(page.getByRole('alert')).toBeHidden();
    const asked = page.waitForRequest('**/api/inpaint/inpaint');
    await dialog.getByRole('button', { name: 'Use it' }).click();
    expect((await asked).postData()).toContain('name="allow_stand_in"');
  });

  test('a doubtful region is shown, confirmed, and sent as marked', async ({ page }) => {
    await arriveSignedIn(page);
    const region = { mask: await dataUrlOf(maskOf(45, 20, 12, 24)), confidence: 0.4, label: null };
    const nothing = { mask: await dataUrlOf(maskOf(0, 0, 0, 0)), confidence: 0, label: null };
    await page.route('**/api/selection', (route) =>
      route.fulfill({ json: { ...nothing, ...size, needsConfirmation: true, isKnown: false } }),
    );
    await refuse(page, '**/api/inpaint/search-replace', {
      ...{ error: 'confirm_region', message: 'It is not certain what you mean.', ...region, ...size },
    });
    await page.goto('/search-replace?sample=living');
    await page.getByLabel('What to find').fill('picture');
    await page.getByLabel('Replace it with').fill('a mirror');
    await expect(page.getByText(/^Nothing was found|does not know/)).toBeVisible();
    await page.getByRole('button', { name: /^Replace ·/ }).click();
    await expect(page.getByText(/picture: 3% of the photo/i)).toBeVisible();
    await expect(page.getByRole('alert')).toBeHidden();
    await expect(page.getByLabel('Replace it with')).toHaveValue('a mirror');
    await page.getByRole('button', { name: 'Yes, this is it' }).click();
    const asked = page.waitForRequest('**/api/inpaint/search-replace');
    await page.getByRole('button', { name: /^Replace ·/ }).click();
    expect((await asked).postData()).toContain('name="maskFilename"');
  });
});

test('in French everything is said in French', again, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('i18nextLng', 'fr'));
  await arriveSignedIn(page);
  await page.goto('/furniture-inpainting?sample=living');
  await page.getByRole('button', { name: 'Passer', exact: true }).click();
  const words = page.getByLabel('Que voulez-vous à la place ?');
  await words.fill('un canapé vert en velours');
  const said = page.getByRole('status', { name: 'Ce qui sera fait' });
  await expect(said).toHaveText('Placera : canapé (vert, velours).');
  await words.fill('a white marble worktop');
  await expect(said).toContainText('Matière : marbre blanc.');
  await words.fill('un billard');
  await words.press('Control+Enter');
  await expect(page.getByRole('dialog')).toContainText('billard : le plus proche est');
  expect(await faultsInBothThemes(page)).toEqual([]);
});
