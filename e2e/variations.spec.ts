import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { faultsOf } from './axe.ts';
import { openOptions } from './mask-pictures.ts';
import { arriveSignedIn } from './people.ts';
import { samplesOf } from './photos.ts';
import { expect, test } from './quiet-test.ts';

/** Wider than two beside each other are shown. */
const SIDE = 640;
test.beforeEach(samplesOf(SIDE));

const openWords = async (page: Page) => {
  await page.goto('/furniture-inpainting?sample=living');
  await page.getByRole('button', { name: 'Skip', exact: true }).click();
  await page.getByRole('button', { name: 'Plant', exact: true }).click();
};
const choose = async (page: Page, count: number) => {
  await openOptions(page);
  const variations = page.getByRole('group', { name: 'Variations' });
  await variations.getByRole('button', { name: String(count), exact: true }).click();
};

test('all results of a photo stay: looked at closely, told apart, saved, and another one is asked for', async ({
  page,
}) => {
  // Three pictures are drawn, one after the other where there are few cores.
  test.slow();
  await arriveSignedIn(page);
  await openWords(page);
  await choose(page, 2);
  await page.getByRole('button', { name: 'Generate 2 · 2 credits' }).click();
  await expect(page.getByText('2 credits held')).toBeVisible();
  await expect(page).toHaveURL('/furniture-inpainting/result', { timeout: 120_000 });
  const strip = page.getByRole('list', { name: 'Pictures of this photo' }).getByRole('button');
  await expect(strip).toHaveCount(3, { timeout: 120_000 });
  await expect(strip.first()).toHaveAccessibleName('Original');
  await expect(page.getByRole('link', { name: /8 credits/i })).toBeVisible();
  const line = page.getByRole('slider', { name: /compare/i });

  await test.step('the whole result is seen first: the line stands where the change begins', async () => {
    await expect(line).toHaveValue('25');
    await expect(strip.nth(1)).toHaveAttribute('aria-pressed', 'true');
    expect(await faultsOf(page), 'result').toEqual([]);
  });

  await test.step('two by the same words differ by time and seed, and arrow keys walk the strip', async () => {
    const names = [await strip.nth(1).getAttribute('title'), await strip.nth(2).getAttribute('title')];
    expect(names[0]).toMatch(/^Picture 1: A large green potted plant, .*\d:\d\d.*, seed \d+$/);
    expect(names[1]).not.toBe(names[0]!.replace('Picture 1', 'Picture 2'));
    await strip.nth(1).press('ArrowRight');
    await expect(strip.nth(2)).toBeFocused();
    await expect(strip.nth(2)).toHaveAttribute('aria-pressed', 'true');
    await strip.nth(2).press('Home');
    await expect(line).toBeHidden();
    await strip.first().press('End');
    await expect(line).toBeVisible();
  });

  await test.step('side by side both are moved and enlarged together; full screen keeps the line', async () => {
    await page.getByRole('button', { name: 'Side by side' }).click();
    const [before, after] = [
      page.getByRole('application', { name: 'Before' }),
      page.getByRole('application', { name: 'After' }),
    ];
    const widthAfter = async () => (await after.getByRole('img').first().boundingBox())!.width;
    await expect.poll(widthAfter, 'fitted beside the other').toBeLessThan(SIDE);
    await expect(async () => {
      await before.press('1');
      await expect(after.getByRole('status')).toHaveText('100%');
      await before.press('ArrowRight');
      const [left, right] = await Promise.all(
        [before, after].map(async (box) => {
          const [frame, picture] = [
            await box.boundingBox(),
            await box.getByRole('img').first().boundingBox(),
          ];
          return { x: Math.round(picture!.x - frame!.x), width: Math.round(picture!.width) };
        }),
      );
      expect(left).toEqual(right);
      expect(left!.width).toBe(SIDE);
    }).toPass();
    await before.press('0');
    await page.getByRole('button', { name: 'Slider' }).click();
    await page.getByRole('button', { name: 'Full screen' }).click();
    const screen = page.getByRole('dialog', { name: 'Comparison in full screen' });
    await screen.getByRole('slider', { name: /compare/i }).press('End');
    await screen.getByRole('button', { name: 'Hold', exact: true }).click();
    await screen.getByRole('button', { name: 'Hold to compare' }).press('Enter');
    expect(await faultsOf(page), 'full screen').toEqual([]);
    await screen.getByRole('button', { name: 'Leave full screen' }).click();
    await page.getByRole('button', { name: 'Slider' }).click();
    await expect(line).toHaveValue('100');
  });

  await test.step('the receipt tells what it was and what it cost', async () => {
    await page.getByRole('button', { name: 'Receipt' }).click();
    const dialog = page.getByRole('dialog');
    for (const said of ['Price', '1 credit', 'Our own engine', 'Seed', 'A large green potted plant'])
      await expect(dialog).toContainText(said);
    await expect(dialog).toContainText(/0 of [\d,]+ pixels/);
    expect(await faultsOf(page), 'receipt').toEqual([]);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await dialog.getByRole('button', { name: 'Copy the seed' }).click();
    const seed = await page.evaluate(() => navigator.clipboard.readText());
    await expect(dialog.getByRole('definition').filter({ hasText: new RegExp(`^${seed}$`) })).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('it is saved in the format that was chosen, under the name of the photo and what was done', async () => {
    const saved = async (click: () => Promise<void>) => {
      const downloading = page.waitForEvent('download');
      await click();
      const download = await downloading;
      const bytes = await readFile(await download.path());
      return [download.suggestedFilename(), bytes.subarray(0, 4).toString('latin1')];
    };
    const formats = page.getByRole('button', { name: 'Choose the format' });
    await formats.click();
    const jpeg = await saved(() => page.getByRole('button', { name: 'JPEG For' }).click());
    expect(jpeg).toEqual(['Living room - large green potted plant.jpg', '\u00ff\u00d8\u00ff\u00db']);
    const again = page.getByRole('button', { name: 'Download JPEG' });
    expect((await saved(() => again.click()))[0]).toBe('Living room - large green potted plant.jpg');
    await strip.first().click();
    expect((await saved(() => again.click()))[0], 'what is in view').toBe('Living room.jpg');
    await strip.nth(2).click();
  });

  await test.step('another one joins the others and does not take the place of the one in view', async () => {
    await page.getByRole('button', { name: 'Another one · 1 credit' }).click();
    await expect(page.getByText('1 credit held')).toBeVisible();
    await expect(strip).toHaveCount(4, { timeout: 120_000 });
    await expect(strip.nth(3)).toHaveAccessibleName(/^New 3 · .* A large green potted plant #\d+$/);
    await expect(strip.nth(2)).toHaveAttribute('aria-pressed', 'true');
    await strip.nth(3).click();
    await expect(strip.nth(3)).toHaveAccessibleName(/^3 · /);
    await expect(page.getByText(/^0 of [\d,]+ pixels changed/)).toBeVisible();
    await expect(page.getByRole('link', { name: /7 credits/i })).toBeVisible();
    expect(await faultsOf(page), 'strip').toEqual([]);
  });

  await test.step('after a reload each is shown at once, however late the answer about it comes', async () => {
    await page.reload();
    await expect(strip).toHaveCount(4);
    let answer = () => {};
    const answered = new Promise<void>((resolve) => (answer = resolve));
    const one = /\/api\/edits\/[0-9a-f-]{36}$/;
    await page.route(one, async (route) => {
      await answered;
      await route.continue();
    });
    for (const at of [1, 2, 3]) {
      await strip.nth(at).click();
      await expect(strip.nth(at)).toHaveAttribute('aria-pressed', 'true');
    }
    answer();
    await page.unroute(one);
  });

  await test.step('a result goes to another tool, or becomes the photo of the next edit', async () => {
    await page.getByRole('button', { name: 'Use in…' }).click();
    const menu = page.getByRole('group', { name: 'Use in…' }).getByRole('link');
    await expect(menu).toHaveText([...['Replace', 'Recolour', 'Remove', 'Furnish', 'Photo editor']]);
    expect(await menu.first().getAttribute('href')).toMatch(/^\/search-replace\?photo=/);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Edit this' }).click();
    await expect(page).toHaveURL('/furniture-inpainting/draw');
    await expect(
      page.getByRole('application', { name: /^Mask of .*large green potted plant$/ }),
    ).toBeVisible();
  });
});

test('with too few credits fewer pictures are offered, and nothing is lost', async ({ page }) => {
  await arriveSignedIn(page);
  const balance = { balance: 3, held: 0 };
  await page.route('**/api/credits/balance', (route) => route.fulfill({ json: balance }));
  await openWords(page);
  await choose(page, 4);
  await page.getByRole('button', { name: 'Generate 4 · 4 credits' }).click();
  await expect(page.getByText('You need 4 credits, you have 3.')).toBeVisible();
  expect(await faultsOf(page), 'too few').toEqual([]);
  await page.getByRole('button', { name: 'Make 3 pictures instead' }).click();
  await expect(page.getByRole('button', { name: 'Generate 3 · 3 credits' })).toBeEnabled();
  await expect(page.getByLabel('What should be there instead?')).not.toHaveValue('');
});
