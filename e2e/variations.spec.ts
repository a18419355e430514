import type { Page } from '@playwright/test';
import { faultsOf } from './axe.ts';
import { arriveSignedIn } from './people.ts';
import { expect, test } from './quiet-test.ts';

const openWords = async (page: Page) => {
  await page.goto('/furniture-inpainting?sample=living');
  await page.getByRole('button', { name: 'Go on without a mask' }).click();
  await page.getByRole('button', { name: 'Plant', exact: true }).click();
};
const choose = (page: Page, count: number) =>
  page
    .getByRole('group', { name: 'Variations' })
    .getByRole('button', { name: String(count), exact: true })
    .click();

test('two variations cost two, each has a tile, a receipt and its place in the strip', async ({ page }) => {
  await arriveSignedIn(page);
  await openWords(page);
  await choose(page, 2);
  await page.getByRole('button', { name: 'Generate 2 · 2 credits' }).click();
  await expect(page.getByText('2 credits held')).toBeVisible();
  await expect(page).toHaveURL('/furniture-inpainting/result', { timeout: 60_000 });
  const tiles = page.getByRole('list', { name: 'Variations' }).getByRole('button');
  await expect(tiles).toHaveCount(2, { timeout: 60_000 });
  await expect(page.getByRole('link', { name: /8 credits/i })).toBeVisible();
  await tiles.nth(1).click();
  await expect(tiles.nth(1)).toHaveAttribute('aria-pressed', 'true');

  await test.step('the receipt tells what it was and what it cost', async () => {
    await page.getByRole('button', { name: 'Receipt' }).click();
    const dialog = page.getByRole('dialog');
    for (const line of ['Price', '1 credit', 'Our own engine', 'Seed', 'A large green potted plant'])
      await expect(dialog).toContainText(line);
    await expect(dialog).toContainText(/0 of [\d,]+ pixels/);
    expect(await faultsOf(page), 'receipt').toEqual([]);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await dialog.getByRole('button', { name: 'Copy the seed' }).click();
    const seed = await page.evaluate(() => navigator.clipboard.readText());
    await expect(dialog.getByRole('definition').filter({ hasText: new RegExp(`^${seed}$`) })).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('a later result joins the earlier ones; the original and each of them can be seen', async () => {
    await page.getByRole('button', { name: 'Regenerate' }).click();
    await choose(page, 1);
    await page.getByRole('button', { name: 'Another one · 1 credit' }).click();
    await expect(page).toHaveURL('/furniture-inpainting/result', { timeout: 60_000 });
    const strip = page.getByRole('list', { name: 'Pictures of this photo' }).getByRole('button');
    await expect(strip).toHaveCount(4);
    await expect(strip.nth(1)).toHaveAttribute('aria-pressed', 'true');
    await strip.nth(2).click();
    await expect(strip.nth(2)).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByText(/^0 of [\d,]+ pixels changed/)).toBeVisible();
    const download = page.getByRole('link', { name: 'Download' });
    await expect(download).toHaveAttribute('download', 'inpainted-room.png');
    const resultUrl = (await download.getAttribute('href')) ?? '';
    await strip.first().click();
    await expect(page.getByRole('slider', { name: /compare/i })).toBeHidden();
    await expect(download, 'what is in view is what is saved').not.toHaveAttribute('href', resultUrl);
    await expect(download).not.toHaveAttribute('download', 'inpainted-room.png');
    expect(await faultsOf(page), 'strip').toEqual([]);
  });

  await test.step('a result becomes the photo of the next edit', async () => {
    await page.getByRole('button', { name: 'Edit this result' }).click();
    await expect(page).toHaveURL('/furniture-inpainting/draw');
    await expect(page.getByRole('img', { name: 'inpainted-room.png' })).toBeVisible();
  });
});

test('with too few credits fewer pictures are offered, and nothing is lost', async ({ page }) => {
  await arriveSignedIn(page);
  const balance = { balance: 3, held: 0 };
  await page.route('**/api/credits/balance', (route) => route.fulfill({ json: balance }));
  await openWords(page);
  await choose(page, 4);
  await page.getByRole('button', { name: 'Generate 4 · 4 credits' }).click();
  await expect(page.getByText('Credits needed: 4. You have 3.')).toBeVisible();
  expect(await faultsOf(page), 'too few').toEqual([]);
  await page.getByRole('button', { name: 'Make 3 pictures instead' }).click();
  await expect(page.getByRole('button', { name: 'Generate 3 · 3 credits' })).toBeEnabled();
  await expect(page.getByLabel('What should be there instead?')).not.toHaveValue('');
});
