import type { Page } from '@playwright/test';
import { fillRegistration, somebody } from './people.ts';
import { livingRoom } from './photos.ts';
import { expect, test } from './quiet-test.ts';

test('a photo of one’s own comes along at its own size', async ({ page }) => {
  test.slow();
  await page.goto('/try?tool=recolor');
  await page.locator('input[type=file]').first().setInputFiles(livingRoom);
  await page.getByLabel('What gets another colour').fill('the wall');
  await page.getByLabel('New colour or material').fill('terracotta');
  await page.getByRole('button', { name: /^Make the picture/ }).click();
  await expect(page.getByText('Your picture is ready')).toBeVisible({ timeout: 150_000 });
  await page.getByRole('main').getByRole('link', { name: 'Create an account' }).click();
  await fillRegistration(page, somebody());
  await expect(page).toHaveURL(/search-recolor/);
  const token = await page.evaluate(() => localStorage.getItem('auth_token'));
  const widths = async () => {
    const answer = await page.request.get('/api/files', { headers: { authorization: `Bearer ${token}` } });
    const { files } = (await answer.json()) as { files: { metadata: { width: number } }[] };
    return files.map(({ metadata }) => metadata.width).toSorted((one, other) => one - other);
  };
  await expect.poll(widths).toEqual([1024, 1024, 1280]);
});

/** Somebody has words on the screen, and has signed in since as if by a provider's button. */
const signInWithWords = async (page: Page) => {
  await page.goto('/try?tool=replace&sample=bedroom');
  await page.getByLabel('What should go').fill('the rug');
  await page.getByLabel('What should take its place').fill('a round rug');
  await page.getByRole('main').getByRole('link', { name: 'Create an account' }).click();
  await expect(page).toHaveURL('/register');
  const person = somebody();
  const answer = await page.request.post('/api/auth/register', { data: person });
  const { token } = (await answer.json()) as { token: string };
  await page.evaluate((value) => {
    localStorage.setItem('auth_token', value);
    localStorage.setItem('auth_provider', 'local');
  }, token);
};

test('whoever signs in elsewhere is told where to find what they tried', async ({ page }) => {
  await signInWithWords(page);
  await page.goto('/support');
  await expect(page.getByText('What you tried is now in your history.')).toBeVisible();
  await expect(page).toHaveURL('/support');
});

test('work that was not made yet is there after registering', async ({ page }) => {
  await signInWithWords(page);
  await page.goto('/try');
  await expect(page).toHaveURL('/search-replace');
  const values = () =>
    page
      .locator('input, textarea')
      .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
  await expect.poll(values).toEqual(expect.arrayContaining(['the rug', 'a round rug']));
});
