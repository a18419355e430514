import { arriveSignedIn } from './people.ts';
import { expect, test } from './quiet-test.ts';

test('the engine chosen in the profile is kept and decides the price of the next picture', async ({
  page,
}) => {
  await arriveSignedIn(page);
  await page.goto('/profile');
  await expect(page.getByRole('radio', { name: /^Default/ })).toBeChecked();
  await expect(page.getByText('The same engine serves both here')).toBeVisible();
  await page.getByRole('radio', { name: /^Premium/ }).check();
  await page.reload();
  await expect(page.getByRole('radio', { name: /^Premium/ })).toBeChecked();
  expect(await page.evaluate(() => localStorage.getItem('apiSelection'))).toBe('premium');

  await page.goto('/furniture-inpainting?sample=living');
  await expect(page).toHaveURL('/furniture-inpainting/draw');
  await page.getByRole('button', { name: 'Go on without a mask' }).click();
  await expect(page.getByRole('button', { name: /^Generate · 2 credits/ })).toBeVisible();
});
