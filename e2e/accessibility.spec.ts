import type { Page } from '@playwright/test';
import { faultsOf } from './axe.ts';
import { arriveSignedIn } from './people.ts';
import { expect, test } from './quiet-test.ts';

const looks = [
  { theme: 'light', language: 'en' },
  { theme: 'dark', language: 'fr' },
  { theme: 'light', language: 'fr' },
  { theme: 'dark', language: 'en' },
] as const;

const dress = (page: Page, { theme, language }: (typeof looks)[number]) =>
  page.addInitScript(
    ([look, words]) => {
      localStorage.setItem('theme', look!);
      localStorage.setItem('i18nextLng', words!);
    },
    [theme, language],
  );

for (const look of looks) {
  test.describe(`${look.theme}, ${look.language}`, () => {
    test.use({ reducedMotion: 'reduce' });

    test('axe finds nothing on the pages of a visitor', async ({ page }) => {
      await dress(page, look);
      for (const path of ['/', '/login', '/register', '/terms', '/privacy', '/support', '/unauthorized']) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect(await faultsOf(page), path).toEqual([]);
      }
    });

    test('axe finds nothing on the pages of somebody signed in', async ({ page }) => {
      await dress(page, look);
      await arriveSignedIn(page);
      for (const path of [
        '/',
        '/furniture-inpainting',
        '/search-replace',
        '/search-recolor',
        '/image-history',
        '/profile',
      ]) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect(await faultsOf(page), path).toEqual([]);
      }
      await page.goto('/furniture-inpainting?sample=living');
      await expect(page).toHaveURL('/furniture-inpainting/draw');
      await expect(page.locator('canvas').first()).toBeVisible();
      expect(await faultsOf(page), 'draw').toEqual([]);
      await page.goto('/furniture-inpainting/generate');
      await expect(page.getByRole('textbox').first()).toBeVisible();
      expect(await faultsOf(page), 'generate').toEqual([]);
      await page.goto('/image-history');
      await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
      expect(await faultsOf(page), 'history with a picture').toEqual([]);
    });
  });
}
