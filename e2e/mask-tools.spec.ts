import type { Page } from '@playwright/test';
import { faultsInBothThemes, faultsOf } from './axe.ts';
import { arriveSignedIn } from './people.ts';
import { again, expect, test } from './quiet-test.ts';

const canvas = (page: Page) => page.getByLabel(/^Mask of/);
const undo = (page: Page) => page.getByRole('button', { name: /^Undo/ });
const goOn = (page: Page) => page.getByRole('button', { name: 'Continue' });

const openEditor = async (page: Page) => {
  await page.goto('/furniture-inpainting?sample=living');
  await expect(page).toHaveURL('/furniture-inpainting/draw');
  await expect(canvas(page).locator('img')).toBeVisible();
};

/** What the status bar says is marked, in percent. */
const marked = async (page: Page): Promise<number> =>
  Number.parseFloat((await page.getByText(/% marked$|^Nothing marked yet$/).textContent()) ?? '') || 0;

/** Where a place of the photo, given as parts of it, lies on the page. */
const placeOf = async (page: Page, x: number, y: number) => {
  const box = (await canvas(page).locator('img').boundingBox())!;
  return [box.x + box.width * x, box.y + box.height * y] as const;
};

test.describe('on a desktop', () => {
  // A name that is taken is refused by the server, which the console tells.
  test.use({ expectedStatuses: [409] });

  test(
    'a shape is drawn corner by corner, grown, named, taken back after a reload, and offered again',
    again,
    async ({ page }) => {
      await arriveSignedIn(page);
      await openEditor(page);

      await test.step('one dot alone is refused, and what to do is said', async () => {
        await page.mouse.click(...(await placeOf(page, 0.5, 0.5)));
        await goOn(page).click();
        await expect(page.getByText(/^That is too small to change anything/)).toBeVisible();
        await undo(page).click();
        // The bar at what was marked goes with it.
        await expect(page.getByLabel('What should be there instead?')).toBeHidden();
      });

      await test.step('corner by corner', async () => {
        await page.getByRole('button', { name: /^Polygon/ }).click();
        const corners: readonly (readonly [number, number])[] = [
          [0.1, 0.6],
          [0.3, 0.6],
          [0.5, 0.5],
          [0.3, 0.8],
          [0.1, 0.8],
        ];
        for (const corner of corners.slice(0, 3)) await page.mouse.click(...(await placeOf(page, ...corner)));
        await page.keyboard.press('Backspace');
        for (const corner of corners.slice(3)) await page.mouse.click(...(await placeOf(page, ...corner)));
        expect(await marked(page)).toBe(0);
        await page.keyboard.press('Enter');
        await expect.poll(() => marked(page)).toBe(4);
      });

      await test.step('grown by ten pixels', async () => {
        await page.getByRole('button', { name: 'Grow or shrink the mask' }).click();
        await page.getByLabel('Grow or shrink, in pixels of the photo').fill('10');
        await page.getByRole('button', { name: 'Keep this edge' }).click();
        await expect.poll(() => marked(page)).toBeGreaterThan(4.5);
      });
      const grown = await marked(page);

      await test.step('named; the same name is asked about', async () => {
        await page.getByRole('button', { name: 'Masks of this photo' }).click();
        const name = page.getByLabel('Name for this mask');
        await name.fill('sofa');
        await name.press('Enter');
        await expect(page.getByRole('button', { name: 'Rename “sofa”' })).toBeVisible();
        await name.fill('Sofa');
        await name.press('Enter');
        await page.getByRole('button', { name: 'Replace' }).click();
        await expect(page.getByRole('button', { name: 'Rename “Sofa”' })).toBeVisible();
        expect(await faultsInBothThemes(page), 'named masks').toEqual([]);
        await page.getByRole('button', { name: 'Close', exact: true }).click();
      });

      await test.step('undo outlives saving and a reload', async () => {
        await goOn(page).click();
        await expect(page).toHaveURL('/furniture-inpainting/generate');
        await page.goBack();
        await expect(undo(page)).toBeEnabled();
        await page.reload();
        await expect.poll(() => marked(page)).toBe(grown);
        await undo(page).click();
        expect(await marked(page)).toBe(4);
        await undo(page).click();
        expect(await marked(page)).toBe(0);
      });

      await test.step('the named mask is offered again, renamed and deleted', async () => {
        const offered = page.getByRole('group', { name: 'Masks you named' });
        await offered.getByRole('button', { name: 'Sofa' }).click();
        await expect.poll(() => marked(page)).toBe(grown);
        await expect(offered).toBeHidden();
        await page.getByRole('button', { name: 'Masks of this photo' }).click();
        await page.getByRole('button', { name: 'Rename “Sofa”' }).click();
        await page.getByLabel('New name').fill('Armchair');
        await page.getByRole('button', { name: 'Save the name' }).click();
        await page.getByRole('button', { name: 'Delete “Armchair”' }).click();
        await page.getByRole('button', { name: 'Delete', exact: true }).click();
        await expect(page.getByRole('button', { name: 'Rename “Armchair”' })).toBeHidden();
      });
    },
  );
});

/** The first corner of the shape that is drawn by taps. */
const START = [0.2, 0.2] as const;

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true });

  test('words stand under the tools, the controls below the photo, and a shape is drawn by taps', async ({
    page,
  }) => {
    await arriveSignedIn(page);
    await openEditor(page);
    await expect(page.getByText('Paint with your finger. Two fingers zoom.').first()).toBeVisible();
    const photo = (await canvas(page).boundingBox())!;
    for (const control of [page.getByLabel('Brush size'), page.getByLabel('Hardness'), undo(page)]) {
      await expect(control).toBeVisible();
      expect((await control.boundingBox())!.y).toBeGreaterThanOrEqual(photo.y + photo.height);
    }
    const controls = page.getByRole('group', { name: /^(Tools|Brush and mask)$/ }).getByRole('button');
    for (const control of await controls.all()) {
      const { width, height } = (await control.boundingBox())!;
      expect(
        Math.min(width, height),
        (await control.getAttribute('aria-label')) ?? '',
      ).toBeGreaterThanOrEqual(44);
    }
    const tools = page.getByRole('group', { name: 'Tools' }).getByRole('button');
    for (const word of ['Brush', 'Eraser', 'Lasso', 'Polygon', 'Rectangle', 'Pick', 'Hand']) {
      const tool = tools.filter({ hasText: new RegExp(`^${word}$`) });
      await expect(tool.getByText(word)).toBeVisible();
      const [words, icon] = [
        await tool.getByText(word).boundingBox(),
        await tool.locator('svg').first().boundingBox(),
      ];
      expect(words!.y, word).toBeGreaterThanOrEqual(icon!.y + icon!.height - 1);
    }
    await page.getByRole('button', { name: /^Polygon/ }).tap();
    const corners: readonly (readonly [number, number])[] = [START, [0.6, 0.2], [0.6, 0.7]];
    for (const corner of corners) await page.touchscreen.tap(...(await placeOf(page, ...corner)));
    expect(await faultsOf(page), 'a shape').toEqual([]);
    await page.touchscreen.tap(...(await placeOf(page, ...START)));
    await expect.poll(() => marked(page)).toBeGreaterThan(9);
  });
});
