import type { Page } from '@playwright/test';
import { faultsOf } from './axe.ts';
import { arriveSignedIn } from './people.ts';
import { expect, test } from './quiet-test.ts';

test.use({ viewport: { width: 360, height: 780 }, hasTouch: true });

const sheet = (page: Page) => page.getByRole('region', { name: 'What should be there, and its price' });
const handle = (page: Page) => page.getByRole('button', { name: /^How far this panel/ });
const heightOf = async (page: Page) => Math.round((await sheet(page).boundingBox())!.height);

test('on a phone the words lie in a sheet with three stops, and it drops while the picture is drawn', async ({
  page,
}) => {
  await arriveSignedIn(page);
  await page.goto('/furniture-inpainting?sample=living');
  await page.getByRole('button', { name: 'Go on without a mask' }).click();
  const generate = page.getByRole('button', { name: 'Generate · 1 credit' });

  await expect.poll(() => heightOf(page)).toBe(390);
  expect(await faultsOf(page), 'half').toEqual([]);
  await handle(page).press('ArrowDown');
  await expect.poll(() => heightOf(page)).toBe(96);
  await expect(generate).toBeInViewport({ ratio: 1 });
  expect(await faultsOf(page), 'peek').toEqual([]);

  const box = (await handle(page).boundingBox())!;
  await page.mouse.move(box.x + 60, box.y + 12);
  await page.mouse.down();
  await page.mouse.move(box.x + 60, 120, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => heightOf(page)).toBe(780 - 64);
  await handle(page).tap();
  await expect.poll(() => heightOf(page)).toBe(96);
  await handle(page).tap();
  await expect.poll(() => heightOf(page)).toBe(390);

  await page.getByRole('button', { name: 'Plant', exact: true }).click();
  await generate.click();
  await expect(page.getByText('1 credit held')).toBeInViewport();
  await expect.poll(() => heightOf(page)).toBe(96);
  await expect(page).toHaveURL('/furniture-inpainting/result', { timeout: 60_000 });
});

test('the field that is wrong comes out from under the header, with its label', async ({ page }) => {
  await page.goto('/register');
  const name = page.getByLabel('Full name');
  await page.getByLabel('Confirm password').focus();
  await name.evaluate((field) => window.scrollBy(0, field.getBoundingClientRect().top - 8));
  await page.keyboard.press('Enter');
  await expect(name).toBeFocused();
  const { height } = (await page.getByRole('banner').boundingBox())!;
  const label = page.getByText('Full name', { exact: true });
  await expect.poll(async () => (await label.boundingBox())!.y).toBeGreaterThanOrEqual(height);
});
