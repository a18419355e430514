import type { VersionInfo } from '@maquette/contract';
import { mailsTo } from './mailbox.ts';
import { arriveSignedIn } from './people.ts';
import { expect, test } from './quiet-test.ts';
import { boxOf } from './stage-place.ts';

test('an unknown path leads home', async ({ page }) => {
  await page.goto('/no/such/page');
  await expect(page).toHaveURL('/');
});

test('the language follows the query, is kept, and reaches the server', async ({ page }) => {
  await page.goto('/?lng=fr');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Se connecter' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('i18nextLng'))).toBe('fr');
});

test.describe('in a dark system', () => {
  test.use({ colorScheme: 'dark' });
  test('the theme follows the system until somebody chooses, and is kept', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.getByRole('button', { name: 'Switch to the light theme' }).first().click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });
  test('the header folds into a menu, and nothing is wider than the screen', async ({ page }) => {
    await arriveSignedIn(page);
    for (const path of ['/', '/login', '/furniture-inpainting', '/image-history']) {
      await page.goto(path);
      await expect(page.getByRole('main')).toBeVisible();
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, path).toBeLessThanOrEqual(0);
    }
    await page.getByRole('button', { name: 'Open the menu' }).click();
    await page.getByRole('link', { name: 'History' }).click();
    await expect(page).toHaveURL('/image-history');
  });
});

test('in a wide window a page begins where its header does', async ({ page }) => {
  await arriveSignedIn(page);
  await page.setViewportSize({ width: 1920, height: 1080 });
  const logo = page.getByRole('banner').getByRole('link').first();
  const begins = async () => [
    (await boxOf(logo))[0],
    (await boxOf(page.getByRole('heading', { level: 1 })))[0],
  ];
  await page.goto('/image-history');
  await expect
    .poll(async () => {
      const [header, title] = await begins();
      return header !== undefined && header === title;
    })
    .toBe(true);
  // The photo editor has the whole window.
  await page.goto('/photo-editor');
  await expect(page.getByRole('main')).toBeVisible();
  await expect.poll(async () => (await boxOf(logo))[0]).toBe(16);
});

test('the version badge tells what runs here', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: /version/i })
    .click();
  const told = (await (await page.request.get('/api/version')).json()) as VersionInfo;
  await expect(page.getByText(`Version ${told.version}`)).toBeVisible();
  for (const fact of [told.git.commitShort, told.git.branch, told.runtime.nodeVersion, told.runtime.platform])
    await expect(page.getByText(fact, { exact: true }).first()).toBeVisible();
  for (const label of ['Committed', 'Built', 'Environment', 'Running for', 'Started'])
    await expect(page.getByText(label, { exact: true })).toBeVisible();
});

test.describe('when the version cannot be read', () => {
  test.use({ expectedStatuses: [503] });
  test('the badge says so', async ({ page }) => {
    await page.route('**/api/version', (route) => route.fulfill({ status: 503, body: 'down' }));
    await page.goto('/');
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(page.getByText('Version unavailable')).toBeVisible();
  });
});

test.describe('when a page does not load', () => {
  test.use({ expectedStatuses: [503] });
  test('it is told as such, with a way to reload', async ({ page, noise }) => {
    await page.route('**/assets/LoginPage-*.js', (route) => route.fulfill({ status: 503, body: '' }));
    await page.goto('/login');
    await expect(page.getByText('This page did not load')).toBeVisible();
    await page.unroute('**/assets/LoginPage-*.js');
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
    noise.length = 0;
  });
});

test('a page that breaks while it is drawn says so', async ({ page, noise }) => {
  await page.route('**/assets/LoginPage-*.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `export function LoginPage() { throw new Error('broken on purpose'); }`,
    }),
  );
  await page.goto('/login');
  await expect(page.getByText('Unexpected Application Error!')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
  // React reports the error it caught.
  noise.length = 0;
});

// A link that is dead, and an address that is none, are refused.
test.describe('for whoever needs help', () => {
  test.use({ expectedStatuses: [400] });

  test('support gets what is written, and a link that is dead says so on arrival', async ({ page }) => {
    await page.goto('/support?topic=money');
    await expect(page.getByLabel('Topic')).toHaveValue('money');
    const words = `Where is my invoice ${Date.now()}?`;
    await page.getByLabel('Your message').fill(words);
    await page.getByLabel('Email address for our answer').fill('nobody');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText('Please enter an email address')).toBeVisible();
    await expect(page.getByLabel('Your message')).toHaveValue(words);
    await page.getByLabel('Email address for our answer').fill('ada@example.org');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText('Your message is on its way')).toBeVisible();
    await expect
      .poll(async () => (await mailsTo('help@maquette.example')).some(({ text }) => text?.includes(words)))
      .toBe(true);

    await page.goto('/undo-email?token=used-up');
    await expect(page.getByRole('link', { name: 'Set a new password' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Undo the change' })).toHaveCount(0);
  });
});

test('can be installed as an application, in the language it is seen in', async ({ page }) => {
  await page.goto('/login?lng=fr');
  const link = page.locator('link[rel=manifest]');
  await expect(link).toHaveAttribute('href', '/manifest.fr.webmanifest');
  const answer = await page.request.get('/manifest.fr.webmanifest');
  expect(answer.headers()['content-type']).toContain('application/manifest+json');
  const manifest = (await answer.json()) as {
    lang: string;
    display: string;
    icons: { src: string; sizes: string }[];
  };
  expect(manifest).toMatchObject({ lang: 'fr', display: 'standalone', start_url: '/' });
  for (const { src, sizes } of manifest.icons) {
    const size = await page.evaluate(async (address) => {
      const picture = new Image();
      picture.src = address;
      await picture.decode();
      return `${picture.naturalWidth}x${picture.naturalHeight}`;
    }, src);
    expect(size).toBe(sizes);
  }
});
