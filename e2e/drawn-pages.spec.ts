import { gzipSync } from 'node:zlib';
import type { Page, Route } from '@playwright/test';
import { arriveSignedIn, arriveWith, somebody } from './people.ts';
import { expect, playedIn, test } from './quiet-test.ts';

const pages = [
  {
    path: '/',
    en: 'See the room before you move the sofa.',
    fr: 'Voyez la pièce avant de déplacer le canapé.',
  },
  { path: '/login', en: 'Welcome back', fr: 'Bon retour parmi nous' },
  { path: '/register', en: 'Create your account', fr: 'Créez votre compte' },
];

/** Keeps the application's scripts on the way until they are let through. */
const holdScripts = async (page: Page): Promise<() => Promise<void>> => {
  const held: Route[] = [];
  let isHeld = true;
  await page.route(/\/assets\/[^/]*\.js$/, (route) => (isHeld ? void held.push(route) : route.continue()));
  return async () => {
    isHeld = false;
    await Promise.all(held.map((route) => route.continue()));
  };
};

const html = (page: Page) => page.locator('html');
const isTakenOver = (page: Page) => expect(html(page)).not.toHaveAttribute('data-drawn');

for (const locale of ['en', 'fr'] as const) {
  test.describe(`pages drawn ahead, in ${locale}`, playedIn(locale), () => {
    test.use({ locale: locale === 'en' ? 'en-GB' : 'fr-CA' });

    for (const { path, [locale]: title } of pages)
      test(`${path} stands there before any script, and is taken over as it stands`, async ({ page }) => {
        const answer = await page.request.get(path, { headers: { 'accept-language': locale } });
        const sent = await answer.text();
        expect(sent).toContain(`<html lang="${locale}"`);
        expect(sent.match(/<h1/g)).toHaveLength(1);
        // The content security policy would take these away.
        expect(sent).not.toMatch(/\sstyle=|<style|<script>|\son[a-z]+="/);
        expect(answer.headers()['vary']).toContain('Accept-Language, Cookie');

        const release = await holdScripts(page);
        await page.goto(path, { waitUntil: 'commit' });
        const heading = page.getByRole('heading', { level: 1, name: title });
        await expect(heading).toBeVisible();
        const node = await heading.elementHandle();
        await release();
        await isTakenOver(page);
        await expect(heading).toBeVisible();
        expect(await node?.evaluate((element) => element.isConnected)).toBe(true);
        await expect(html(page)).toHaveAttribute('lang', locale);
        await page.getByRole('button', { name: locale === 'en' ? /dark theme/ : /thème sombre/ }).click();
        await expect(html(page)).toHaveAttribute('data-theme', 'dark');
      });

    test('the home page begins with 130 KB of scripts, and with the words of its language alone', async ({
      page,
    }) => {
      const answer = await page.request.get('/', { headers: { 'accept-language': locale } });
      const named = [...(await answer.text()).matchAll(/(?:src|href)="(\/[^"]+\.js)"/g)].map(
        ([, file]) => file!,
      );
      expect(named.filter((file) => file.includes('/app-'))).toEqual([
        expect.stringMatching(new RegExp(`^/assets/app-${locale}-`)),
      ]);
      const sizes = named.map(async (file) => gzipSync(await (await page.request.get(file)).body()).length);
      const whole = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
      expect(whole).toBeLessThanOrEqual(130_000);
    });

    test.describe('without scripts', () => {
      test.use({ javaScriptEnabled: false });
      test('show what they are about, and say what a form needs', async ({ page }) => {
        for (const { path, [locale]: title } of pages) {
          await page.goto(path);
          await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
          const need = page.locator('noscript [role=status]').filter({ hasText: 'JavaScript' });
          if (path !== '/') await expect(need).toBeVisible();
        }
        await page.goto('/');
        for (const picture of await page.getByRole('main').getByRole('img').all()) {
          await picture.scrollIntoViewIfNeeded();
          await expect(picture).toHaveCSS('opacity', '1');
        }
      });
    });
  });
}

test.describe('in a language that Maquette does not speak', () => {
  test.use({ locale: 'de-DE' });
  test('pages drawn ahead are English', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/login?lng=xx', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
    await release();
    await isTakenOver(page);
    await expect(html(page)).toHaveAttribute('lang', 'en');
  });
});

test('whoever chose another language sees that alone', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Français' }).click();
  await expect(html(page)).toHaveAttribute('lang', 'fr');
  const release = await holdScripts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await expect(html(page)).toHaveAttribute('data-drawn', 'otherwise');
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeHidden();
  await release();
  await expect(page.getByRole('heading', { name: 'Bon retour parmi nous' })).toBeVisible();
  expect(await page.context().cookies()).toEqual([]);
});

test('whoever is signed in never sees the visitors’ page', async ({ page }) => {
  await arriveSignedIn(page);
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('link', { name: 'I have an account', includeHidden: true })).toBeHidden();
  await release();
  await isTakenOver(page);
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
});

test('what is typed and sent before the application is there is neither lost nor shown to anybody', async ({
  page,
}) => {
  const person = somebody();
  await page.request.post('/api/auth/register', { data: person });
  const release = await holdScripts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.keyboard.press('Enter');
  await expect(page.locator('form')).toHaveAttribute('data-sent', '');
  await expect(page).toHaveURL('/login');
  await release();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
});

test('a page drawn last year is taken over quietly', async ({ page }) => {
  await page.clock.setFixedTime('2031-02-03T12:00:00Z');
  await page.goto('/');
  await isTakenOver(page);
  await expect(page.getByRole('contentinfo')).toContainText('©');
});

test.describe('once a session has ended', () => {
  test.use({ expectedStatuses: [401] });
  test('the sign-in page says so, after a reload too', async ({ page }) => {
    await arriveWith(page, 'ended');
    await page.goto('/image-history');
    const reason = page.getByText('Your session has ended');
    await expect(reason).toBeVisible();
    await page.reload();
    await expect(reason).toBeVisible();
  });
});
