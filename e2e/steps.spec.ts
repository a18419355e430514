import { arriveSignedIn } from './people.ts';
import { smallSamples } from './photos.ts';
import { again, expect, test } from './quiet-test.ts';

test.beforeEach(smallSamples);

test(
  'who comes back finds the work in hand, and the last result while the next is drawn',
  again,
  async ({ page }) => {
    await arriveSignedIn(page);
    await page.goto('/furniture-inpainting?sample=living');
    await expect(page).toHaveURL('/furniture-inpainting/draw');
    await page.getByRole('button', { name: 'Skip', exact: true }).click();
    await expect(page.getByLabel('What should be there instead?')).toBeFocused();
    await page.getByRole('button', { name: 'Plant', exact: true }).click();

    await page.goto('/furniture-inpainting');
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await expect(page).toHaveURL('/furniture-inpainting/draw');
    await page.getByRole('button', { name: 'Skip', exact: true }).click();
    await expect(page.getByLabel('What should be there instead?')).toHaveValue('A large green potted plant');
    await page.getByRole('button', { name: /^Generate/ }).click();
    await expect(page).toHaveURL('/furniture-inpainting/result', { timeout: 150_000 });
    const promise = page.getByText(/^0 of [\d,]+ pixels changed/);
    await expect(promise).toBeVisible();

    await page.getByRole('button', { name: 'Regenerate' }).click();
    await page.getByRole('button', { name: /^Another one/ }).click();
    await expect(page.getByText('1 credit held')).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/furniture-inpainting/result');
    await expect(promise).toBeVisible();
  },
);

test.describe('with a session ended under the page', () => {
  test.use({ expectedStatuses: [401] });

  test('the page leads to signing in and says why', async ({ page }) => {
    const token = await arriveSignedIn(page);
    // What the page asks by itself must be answered first, or it hears of the end before the click.
    const asked = ['**/api/edits?*', '**/api/credits/balance'].map((call) => page.waitForResponse(call));
    await page.goto('/');
    await Promise.all(asked);

    await page.request.post('/api/auth/logout', { headers: { authorization: `Bearer ${token}` } });
    await page.getByRole('link', { name: 'History', exact: true }).click();
    await expect(page).toHaveURL('/login');
    await expect(page.getByText(/^Your session has ended/)).toBeVisible();
  });
});
