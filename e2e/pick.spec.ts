import type { Page } from '@playwright/test';
import { faultsOf } from './axe.ts';
import { openOptions } from './mask-pictures.ts';
import { arriveSignedIn } from './people.ts';
import { smallSamples } from './photos.ts';
import { expect, test } from './quiet-test.ts';

test.beforeEach(smallSamples);

const canvas = (page: Page) => page.getByLabel(/^Mask of/);
const undo = (page: Page) => page.getByRole('button', { name: /^Undo/ });
const finding = (page: Page) => page.getByText('Looking at the photo');

const openEditor = async (page: Page) => {
  await page.goto('/furniture-inpainting?sample=living');
  await expect(page).toHaveURL('/furniture-inpainting/draw');
  await page.getByRole('button', { name: /^Pick object/ }).click();
};

/** What the status bar says is marked, in percent. */
const marked = async (page: Page): Promise<number> =>
  Number.parseFloat((await page.getByText(/% marked$|^Nothing marked yet$/).textContent()) ?? '') || 0;

/** Where a place of the photo, given as parts of it, lies on the page. */
const placeOf = async (page: Page, x: number, y: number) => {
  const box = (await canvas(page).locator('img').boundingBox())!;
  return [box.x + box.width * x, box.y + box.height * y] as const;
};

test('a thing is picked by a click, a box and its name, taken away with Alt, and undone at once', async ({
  page,
}) => {
  await arriveSignedIn(page);
  await openEditor(page);
  await expect(undo(page)).toBeDisabled();

  await test.step('a click', async () => {
    await page.mouse.click(...(await placeOf(page, 0.1, 0.79)));
    await expect(undo(page)).toBeEnabled();
    await expect(finding(page)).toBeHidden();
    expect(await marked(page)).toBeGreaterThan(0.3);
    expect(await marked(page)).toBeLessThan(40);
  });

  await test.step('the same with Alt takes it away', async () => {
    const before = await marked(page);
    await page.keyboard.down('Alt');
    await page.mouse.click(...(await placeOf(page, 0.1, 0.79)));
    await page.keyboard.up('Alt');
    await expect.poll(() => marked(page)).toBeLessThan(before);
    await undo(page).click();
    expect(await marked(page)).toBe(before);
    await undo(page).click();
    await expect(undo(page)).toBeDisabled();
    expect(await marked(page)).toBe(0);
  });

  await test.step('a box', async () => {
    await page.mouse.move(...(await placeOf(page, 0.45, 0.21)));
    await page.mouse.down();
    await page.mouse.move(...(await placeOf(page, 0.57, 0.44)), { steps: 5 });
    await page.mouse.up();
    await expect(undo(page)).toBeEnabled();
    expect(await marked(page)).toBeLessThan(12);
    await undo(page).click();
  });

  await test.step('its name', async () => {
    await page.getByLabel('Find by words').fill('the painting');
    await page.getByLabel('Find by words').press('Enter');
    await expect(undo(page)).toBeEnabled();
    expect(await marked(page)).toBeGreaterThan(0.3);
    expect(await faultsOf(page), 'picking').toEqual([]);
  });

  await test.step('what is picked is saved like any mask', async () => {
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page).toHaveURL('/furniture-inpainting/generate');
    await openOptions(page);
    await expect(page.getByText('Ready', { exact: true })).toBeVisible();
  });
});

test('a thing is picked by keyboard', async ({ page }) => {
  await arriveSignedIn(page);
  await openEditor(page);
  await canvas(page).focus();
  await page.keyboard.press('b');
  await page.keyboard.press('o');
  await expect(page.getByRole('button', { name: /^Pick object/ })).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Shift+ArrowUp');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(undo(page)).toBeEnabled();
  await page.keyboard.press('Control+z');
  await expect(undo(page)).toBeDisabled();
  // A box around the left one of the pictures on the wall.
  for (const key of ['ArrowLeft', 'ArrowUp']) await page.keyboard.press(`Shift+${key}`);
  await page.keyboard.press('Space');
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowRight'])
    await page.keyboard.press(`Shift+${key}`);
  await page.keyboard.press('Enter');
  await expect(undo(page)).toBeEnabled();
});

test.describe('while the search fails', () => {
  test.use({ expectedStatuses: [503] });

  test('nothing found and a failure are told, and the marks stay', async ({ page }) => {
    await arriveSignedIn(page);
    await openEditor(page);
    await page.getByLabel('Find by words').fill('grandmother’s flurble');
    await page.getByRole('button', { name: 'Find', exact: true }).click();
    await expect(page.getByText(/^Nothing was found for “grandmother’s flurble”/)).toBeVisible();
    await expect(undo(page)).toBeDisabled();
    expect(await faultsOf(page), 'nothing found').toEqual([]);
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expect(page.getByText(/^Nothing was found/)).toBeHidden();

    const json = { message: 'Please try again.', error: 'unavailable', requestId: 'r' };
    await page.route('**/api/selection', (route) => route.fulfill({ status: 503, json }));
    await page.mouse.click(...(await placeOf(page, 0.5, 0.5)));
    await expect(page.getByText(/^The photo could not be searched/)).toBeVisible();
    await expect(undo(page)).toBeDisabled();
  });

  test('a search that takes long can be called off', async ({ page }) => {
    await arriveSignedIn(page);
    await openEditor(page);
    await page.route('**/api/selection', () => undefined);
    await page.mouse.click(...(await placeOf(page, 0.5, 0.5)));
    await expect(finding(page)).toBeVisible();
    await page
      .getByRole('status')
      .filter({ hasText: 'Looking' })
      .getByRole('button', { name: 'Cancel' })
      .click();
    await expect(finding(page)).toBeHidden();
    await expect(undo(page)).toBeDisabled();
  });
});
