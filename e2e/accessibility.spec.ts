import type { Page } from '@playwright/test';
import { faultsInBothThemes } from './axe.ts';
import { arriveSignedIn, somebody } from './people.ts';
import { smallSamples } from './photos.ts';
import { again, expect, test } from './quiet-test.ts';

const speak = (page: Page, language: string) =>
  page.addInitScript((words) => localStorage.setItem('i18nextLng', words), language);

test.use({ expectedStatuses: [400, 502] });

for (const [language, every] of [
  ['en', 1],
  ['fr', 1],
  ['fr', 2],
] as const) {
  const which = every === 1 ? 'every page' : 'every other page';
  test.describe(`in both themes, ${language}, ${which}`, every === 1 ? again : {}, () => {
    const isPlayed = (_: string, at: number) => at % every === 0;

    test.use({ reducedMotion: 'reduce' });

    test('axe finds nothing on the pages of a visitor', async ({ page }) => {
      await speak(page, language);
      for (const path of [
        '/',
        '/login',
        '/register',
        '/forgot-password',
        '/reset-password?token=secret',
        '/verify-email',
        '/terms',
        '/privacy',
        '/support',
        '/try',
        '/undo-email?token=secret',
        '/unauthorized',
      ].filter(isPlayed)) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect(await faultsInBothThemes(page), path).toEqual([]);
      }
    });

    test('axe finds nothing where links of mails lead, whatever comes of them', again, async ({ page }) => {
      await speak(page, language);
      const outcome = async (name: string) => {
        await expect(page.getByRole('status').or(page.getByRole('alert')).first()).toBeVisible();
        expect(await faultsInBothThemes(page), name).toEqual([]);
      };
      const submit = page.getByRole('main').locator('button[type=submit]');
      const fillAll = async (value: string) => {
        await expect(submit).toBeVisible();
        for (const field of await page.getByRole('main').locator('input').all()) await field.fill(value);
      };
      const { email, password } = somebody();
      const link = (answer: object, status = 200) =>
        page.route('**/api/auth/reset-password?*', (route) => route.fulfill({ status, json: answer }));
      await link({ success: true });
      for (const path of ['/login', '/register', '/forgot-password', '/reset-password?token=secret']) {
        await page.goto(path);
        await submit.click();
        await outcome(`${path} left empty`);
      }
      await page.goto('/forgot-password');
      await fillAll(email);
      await submit.click();
      await outcome('link sent');
      await link({ error: 'token_invalid', message: 'No.', requestId: 'r' }, 400);
      await page.goto('/reset-password?token=secret');
      await expect(submit).toHaveCount(0);
      await outcome('dead link');
      await link({ success: true });
      await page.route('**/api/auth/reset-password', (route) => route.fulfill({ json: { success: true } }));
      await page.goto('/reset-password?token=good');
      await fillAll(password);
      await submit.click();
      await outcome('password set');

      const verify = (status: number, json: object) =>
        page.route('**/api/auth/verify-email?*', (route) => route.fulfill({ status, json }));
      const heading = page.getByRole('heading', { level: 1 });
      const answers = [
        [200, { success: true }],
        [400, { error: 'token_expired', message: 'No.' }],
        [502, {}],
      ] as const;
      for (const [status, json] of answers) {
        await verify(status, json);
        await page.goto(`/verify-email?token=secret&email=${email}`);
        await expect(heading).toBeVisible();
        await expect(page.getByRole('main').getByRole('link')).toBeVisible();
        expect(await faultsInBothThemes(page), `verification answered ${status}`).toEqual([]);
        if (status !== 400) continue;
        await page.getByRole('main').getByRole('button').click();
        await outcome('new link sent');
      }
    });

    test('axe finds nothing on the pages of somebody signed in', async ({ page }) => {
      await smallSamples({ page });
      await speak(page, language);
      await arriveSignedIn(page);
      for (const path of [
        '/',
        '/furniture-inpainting',
        '/search-replace',
        '/search-recolor',
        '/empty-room',
        '/furnish',
        '/image-history',
        '/shares',
        '/profile',
      ].filter(isPlayed)) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect(await faultsInBothThemes(page), path).toEqual([]);
      }
      await page.goto('/furniture-inpainting?sample=living');
      await expect(page).toHaveURL('/furniture-inpainting/draw');
      await expect(page.locator('canvas').first()).toBeVisible();
      expect(await faultsInBothThemes(page), 'draw').toEqual([]);
      await page.goto('/furniture-inpainting/generate');
      await expect(page.getByRole('textbox').first()).toBeVisible();
      expect(await faultsInBothThemes(page), 'generate').toEqual([]);
      await page.goto('/image-history');
      await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
      expect(await faultsInBothThemes(page), 'history with a picture').toEqual([]);
    });
  });
}
