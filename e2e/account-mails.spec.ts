import type { Page, Route } from '@playwright/test';
import { accountWords } from './account-words.ts';
import { badGateway, intercepted } from './bad-gateway.ts';
import { pressOn, tabTo, typeInto } from './keyboard.ts';
import { linkFor, mailsTo } from './mailbox.ts';
import { arriveSignedIn, somebody } from './people.ts';
import { expect, playedIn, test } from './quiet-test.ts';

test.use({ expectedStatuses: [400, 401, 429, 502] });

const speak = (page: Page, language: 'en' | 'fr') =>
  page.addInitScript((value) => localStorage.setItem('i18nextLng', value), language);

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const linkNamed = (page: Page, name: string) =>
  page.getByRole('main').getByRole('link', { name, exact: true });
const title = (page: Page) => page.getByRole('heading', { level: 1 });

const refuse = (code: string) => (route: Route) =>
  route.fulfill({ status: 400, json: { error: code, message: 'No.', requestId: 'r' } });

for (const language of ['en', 'fr'] as const) {
  const say = accountWords[language];

  test.describe(`by keyboard alone, ${language}`, playedIn(language), () => {
    test.beforeEach(({ page }) => speak(page, language));

    test('somebody registers, opens the link of the mail, and the badge goes', async ({ page }) => {
      const person = somebody();
      await page.goto('/register');
      await typeInto(page, say.fullName, person.fullName);
      await typeInto(page, say.email, person.email);
      await typeInto(page, say.password, person.password);
      await typeInto(page, say.confirmPassword, person.password);
      await tabTo(page, page.getByRole('checkbox'));
      await page.keyboard.press('Space');
      await pressOn(page, button(page, say.createAccount));
      await expect(page).toHaveURL('/');
      await expect(page.getByTitle(say.notVerified)).toBeVisible();

      const link = await linkFor(person.email, '/verify-email');
      const [mail] = await mailsTo(person.email);
      expect(mail?.html).toContain(`lang="${language}"`);
      let calls = 0;
      page.on('request', (request) => {
        if (request.url().includes('/api/auth/verify-email')) calls += 1;
      });
      await page.goto(link);
      await expect(title(page)).toHaveText(say.verified);
      await expect(page).toHaveURL('/verify-email');
      await expect(page.getByTitle(say.notVerified)).toHaveCount(0);
      expect(calls).toBe(1);

      await page.reload();
      await expect(title(page)).toHaveText(say.verified);
      await page.goto(link);
      await expect(title(page)).toHaveText(say.verified);
      await pressOn(page, linkNamed(page, say.start));
      await expect(page).toHaveURL(/^[^?]*\/furniture-inpainting/);
    });

    test('somebody who forgot the password sets a new one by mail, and older sessions end', async ({
      page,
    }) => {
      const person = somebody();
      const answer = await page.request.post('/api/auth/register', { data: person });
      const { token } = (await answer.json()) as { token: string };
      await page.goto('/login');
      await pressOn(page, page.getByRole('link', { name: say.forgot }));
      await expect(page).toHaveURL('/forgot-password');
      await typeInto(page, say.email, person.email);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('status').filter({ hasText: say.resetSent })).toBeVisible();
      await expect(page.getByLabel(say.email, { exact: true })).toHaveValue('');

      const link = await linkFor(person.email, '/reset-password');
      await page.goto(link);
      await expect(page).toHaveURL('/reset-password');
      const set = async (password: string, again: string) => {
        await typeInto(page, say.newPassword, password);
        await typeInto(page, say.confirmNewPassword, again);
        await page.keyboard.press('Enter');
      };
      await set('short', 'other');
      await expect(page.getByRole('alert')).toHaveText(say.differ);
      await expect(page.getByLabel(say.confirmNewPassword, { exact: true })).toBeFocused();
      await set('short', 'short');
      await expect(page.getByRole('alert')).toHaveText(say.tooShort);
      await set('lowercase-1', 'lowercase-1');
      await expect(page.getByRole('alert')).toContainText(say.noUppercase);
      await expect(page.getByLabel(say.newPassword, { exact: true })).toBeFocused();
      await set('Amber-Table-77', 'Amber-Table-77');
      await expect(page.getByRole('status').filter({ hasText: say.resetDone })).toBeVisible();
      await expect(page).toHaveURL('/reset-password');
      await expect(page).toHaveURL('/login');
      await expect(page.getByText(say.changed)).toBeVisible();
      const me = await page.request.get('/api/auth/me', { headers: { authorization: `Bearer ${token}` } });
      expect(me.status()).toBe(401);

      await typeInto(page, say.email, person.email);
      await typeInto(page, say.password, person.password);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('alert')).toContainText(say.wrongCredentials);
      await typeInto(page, say.password, 'Amber-Table-77');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/');

      // Nobody thinks up a password for a link that is dead.
      await page.goto(link);
      await expect(page.getByRole('alert')).toContainText(say.deadLink);
      await expect(page.getByLabel(say.newPassword, { exact: true })).toHaveCount(0);
      await pressOn(page, linkNamed(page, say.askForNewLink));
      await expect(page).toHaveURL('/forgot-password');
    });

    test('a link that is no good says so and leads back to signing in', async ({ page }) => {
      let calls = 0;
      page.on('request', (request) => {
        if (request.url().includes('/api/auth/verify-email')) calls += 1;
      });
      await page.goto('/verify-email');
      await expect(title(page)).toHaveText(say.invalidLink);
      expect(calls, 'nothing is asked without a token').toBe(0);
      await page.goto('/verify-email?token=made-up&email=ada@example.org');
      await expect(title(page)).toHaveText(say.invalidLink);
      await expect(page).toHaveURL('/verify-email');
      await pressOn(page, linkNamed(page, say.backToSignIn));
      await expect(page).toHaveURL('/login');
      await page.goto('/reset-password');
      await expect(page).toHaveURL('/forgot-password');
      await pressOn(page, linkNamed(page, say.backToSignIn));
      await expect(page).toHaveURL('/login');
    });

    test('an expired link can be replaced, where there is an address to write to', async ({ page }) => {
      const person = somebody();
      await page.request.post('/api/auth/register', { data: person });
      await linkFor(person.email, '/verify-email');
      await page.route('**/api/auth/verify-email?*', refuse('token_expired'));
      await page.goto('/verify-email?token=old');
      await expect(title(page)).toHaveText(say.expiredLink);
      await pressOn(page, button(page, say.resend));
      await expect(page.getByRole('alert')).toHaveText(say.noUserEmail);

      await page.goto(`/verify-email?token=old&email=${encodeURIComponent(person.email)}`);
      await intercepted(page, '**/api/auth/resend-verification', async () => {
        await pressOn(page, button(page, say.resend));
        await expect(page.getByRole('alert')).toContainText(say.resendFailed);
      });
      await pressOn(page, button(page, say.resend));
      await expect(page.getByRole('status').filter({ hasText: say.resent })).toContainText(person.email);

      await page.unroute('**/api/auth/verify-email?*');
      await page.goto(await linkFor(person.email, '/verify-email', 1));
      await expect(title(page)).toHaveText(say.verified);
    });

    test('a verification that the server could not do can be tried again', async ({ page }) => {
      const person = somebody();
      await arriveSignedIn(page, person);
      const link = await linkFor(person.email, '/verify-email');
      await intercepted(page, '**/api/auth/verify-email?*', async () => {
        await page.goto(link);
        await expect(title(page)).toHaveText(say.notConfirmed);
        await expect(page.getByText(say.verificationFailed)).toBeVisible();
      });
      await pressOn(page, button(page, say.tryAgain));
      await expect(title(page)).toHaveText(say.verified);
      await expect(page.getByTitle(say.notVerified)).toHaveCount(0);
    });

    test('who asks for links too often is told how long to wait, and keeps the address', async ({ page }) => {
      const { email } = somebody();
      for (let asked = 0; asked < 5; asked += 1) {
        const answer = await page.request.post('/api/auth/forgot-password', { data: { email } });
        expect(answer.status()).toBe(200);
      }
      await page.goto('/forgot-password');
      await typeInto(page, say.email, email);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('alert')).toHaveText(say.wait);
      await expect(page.getByLabel(say.email, { exact: true })).toHaveValue(email);
    });
  });
}

test('the expired link of somebody signed in is replaced at their own address', async ({ page }) => {
  const person = somebody();
  await arriveSignedIn(page, person);
  await linkFor(person.email, '/verify-email');
  await page.route('**/api/auth/verify-email?*', refuse('token_expired'));
  await page.goto('/verify-email?token=old');
  await pressOn(page, button(page, 'Send a new link'));
  await expect(page.getByText(`If ${person.email} still needs`)).toBeVisible();
  expect(await linkFor(person.email, '/verify-email', 1)).toContain('token=');
});

test('the badge goes in one tab when the link was opened in another', async ({ page, context }) => {
  const person = somebody();
  await arriveSignedIn(page, person);
  await page.goto('/');
  await expect(page.getByTitle('Email not verified')).toBeVisible();
  const mailTab = await context.newPage();
  await mailTab.goto(await linkFor(person.email, '/verify-email'));
  await expect(title(mailTab)).toHaveText('Your email is confirmed');
  await mailTab.close();
  // Tabs of a browser without a screen all count as looked at: returning to one has to be told.
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByTitle('Email not verified')).toHaveCount(0);
});

test('a link keeps its secrets out of the address, and resetting signs out this browser too', async ({
  page,
}) => {
  const person = somebody();
  await arriveSignedIn(page, person);
  await page.request.post('/api/auth/forgot-password', { data: { email: person.email } });
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.headers()['referer'] ?? ''));
  await page.goto(await linkFor(person.email, '/reset-password'));
  await expect(page).toHaveURL('/reset-password');
  await page.reload();
  await typeInto(page, 'New password', 'Amber-Table-77');
  await typeInto(page, 'Confirm new password', 'Amber-Table-77');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your new password is set.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
  await pressOn(page, linkNamed(page, 'Sign in'));
  await expect(page).toHaveURL('/login');
  expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull();
  expect(sent.filter((referrer) => referrer.includes('token='))).toEqual([]);
});

test('an answer that is not the server’s is told in words of our own', async ({ page }) => {
  await page.route('**/api/auth/*', badGateway);
  await page.goto('/login');
  await typeInto(page, 'Email', 'ada@example.org');
  await typeInto(page, 'Password', 'Violet-Chair-42');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Login failed');
  await page.goto('/forgot-password');
  await typeInto(page, 'Email', 'ada@example.org');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Password reset request failed');
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('ada@example.org');
  await page.goto('/reset-password?token=secret');
  await typeInto(page, 'New password', 'Violet-Chair-42');
  await typeInto(page, 'Confirm new password', 'Violet-Chair-42');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Password reset failed');
  await expect(page.getByLabel('New password', { exact: true })).toHaveValue('Violet-Chair-42');
});

test('who signs in too often is told how long to wait, and keeps what was typed', async ({ page }) => {
  const json = { error: 'rate_limited', message: 'No.', requestId: 'r' };
  const headers = { 'retry-after': '30' };
  await page.route('**/api/auth/login', (route) => route.fulfill({ status: 429, headers, json }));
  await page.goto('/login');
  await typeInto(page, 'Email', 'ada@example.org');
  await typeInto(page, 'Password', 'Violet-Chair-42');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('Too many attempts. Please wait 30 seconds.');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('Violet-Chair-42');
});

/** Fills the registration form and sends it, by keys alone. */
const registerByKeys = async (page: Page) => {
  const { fullName, email, password } = somebody();
  await page.goto('/register');
  await typeInto(page, 'Full name', fullName);
  await typeInto(page, 'Email', email);
  await typeInto(page, 'Password', password);
  await typeInto(page, 'Confirm password', password);
  await tabTo(page, page.getByRole('checkbox'));
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
};

for (const [message, said] of [
  ['Email already in use', 'An account with this email address already exists. Sign in instead?'],
  ['Password is on a list of leaked ones', 'Password is on a list of leaked ones'],
  // The specification shows the message of the answer, whatever its code.
  ['Teapot', 'Teapot'],
] as const) {
  test(`a registration refused with “${message}” and no code says “${said}”`, async ({ page }) => {
    await page.route('**/api/auth/register', (route) => route.fulfill({ status: 400, json: { message } }));
    await registerByKeys(page);
    await expect(page.getByRole('alert')).toHaveText(said);
  });
}

test('who was given an account but no session is led to sign in after three seconds', async ({ page }) => {
  await page.route('**/api/auth/register', (route) =>
    route.fulfill({ status: 201, json: { success: true } }),
  );
  await registerByKeys(page);
  await expect(page.getByText('Please check your email')).toBeVisible();
  await expect(page).toHaveURL('/register');
  await expect(page).toHaveURL('/login');
});
