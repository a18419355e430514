import { expect } from '@playwright/test';
import { faultsOf } from './axe.ts';
import { somebody } from './people.ts';
import { playedIn, test as plain } from './quiet-test.ts';
import { button, socialWords, speak, withGoogle } from './social-drivers.ts';
import { test } from './social-house.ts';

test.use({ expectedStatuses: [401] });

plain('no button and no divider stand where no provider is configured', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (!request.url().includes('//127.0.0.1:')) asked.push(request.url());
  });
  for (const path of ['/login', '/register', '/forgot-password']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(page.getByText('Google')).toHaveCount(0);
    await expect(page.getByText('or', { exact: true })).toHaveCount(0);
  }
  expect(asked, 'no provider is asked for anything').toEqual([]);
});

test('a script that is blocked is told with what else helps, and asked for again', async ({
  page,
  people,
}) => {
  const { en } = socialWords;
  const person = somebody();
  people.google = withGoogle(person);
  let isBlocked = true;
  await page.route('https://accounts.google.com/gsi/client', (route) =>
    isBlocked ? route.fulfill({ status: 401 }) : route.fallback(),
  );
  await page.goto('/login');
  const note = page.getByRole('status').filter({ hasText: 'Google could not be loaded.' });
  await expect(note).toContainText('Your browser or an extension may be blocking it.');
  await expect(note).toContainText('You can use your email address instead.');
  isBlocked = false;
  await button(page, 'Try again').click();
  await button(page, en.signIn('Google')).click();
  await expect(page).toHaveURL('/');
});

test('where the browser would not open a window so late, the button asks for another press', async ({
  page,
  people,
}) => {
  const { email } = somebody();
  people.apple = { claims: { sub: `apple-${email}`, email, email_verified: true } };
  await page.addInitScript(() => {
    const activation = { isActive: false };
    Object.defineProperty(navigator, 'userActivation', { value: activation });
  });
  await page.goto('/login');
  const apple = button(page, socialWords.en.signIn('Apple'));
  await apple.click();
  await expect(page.getByText('Apple is ready now. Please press the button once more.')).toBeVisible();
  await page.evaluate(() => Object.assign(navigator.userActivation, { isActive: true }));
  await apple.click();
  await expect(page).toHaveURL('/');
});

test('the buttons are 40 pixels high for signing in and up, 32 for confirming, 20 beside a forgotten password', async ({
  page,
  people,
}) => {
  const heights = async (name: (provider: string) => string, providers: string[]) => {
    for (const provider of providers) await expect(button(page, name(provider))).toBeVisible();
    const boxes = await Promise.all(providers.map((provider) => button(page, name(provider)).boundingBox()));
    return boxes.map((box) => box!.height);
  };
  const { signIn, signUp, again } = socialWords.en;
  const all = ['Google', 'Apple', 'Facebook'];
  await page.goto('/login');
  expect(await heights(signIn, all)).toEqual([40, 40, 40]);
  await page.goto('/register');
  expect(await heights(signUp, all)).toEqual([40, 40, 40]);
  await page.goto('/forgot-password');
  expect(await heights(signIn, all)).toEqual([20, 20, 20]);

  people.google = withGoogle(somebody());
  await page.goto('/login');
  await button(page, signIn('Google')).click();
  await expect(page).toHaveURL('/');
  await page.goto('/profile');
  await button(page, 'Delete my account').click();
  expect(await heights(again, ['Google'])).toEqual([32]);
});

for (const [theme, language] of [
  ['light', 'en'],
  ['dark', 'fr'],
] as const) {
  test(
    `axe finds nothing where the buttons stand (${theme}, ${language})`,
    playedIn(language),
    async ({ page }) => {
      await speak(page, language, theme);
      for (const path of ['/login', '/register', '/forgot-password']) {
        await page.goto(path);
        await expect(page.getByRole('button', { name: 'Facebook' })).toBeVisible();
        await expect(page.getByRole('button', { name: 'Google' })).toBeVisible();
        expect(await faultsOf(page), path).toEqual([]);
      }
    },
  );
}
