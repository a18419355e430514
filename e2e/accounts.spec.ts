import { register, somebody } from './people.ts';
import { expect, test } from './quiet-test.ts';

test.use({ expectedStatuses: [400, 401, 429] });

test('a visitor is sent to sign in and comes back to where they wanted to go', async ({ page }) => {
  const person = somebody();
  await page.request.post('/api/auth/register', { data: person });
  await page.goto('/image-history');
  await expect(page).toHaveURL('/login');
  await page.getByLabel('Email', { exact: true }).fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill('Wrong-Password-1');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toContainText('Invalid email or password.');
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/image-history');
  await expect(page.getByText('Nothing here yet')).toBeVisible();
  await page.goBack();
  await expect(page).not.toHaveURL('/login');
});

test('registration refuses in the specified order and keeps what was typed', async ({ page }) => {
  const person = somebody();
  await page.goto('/register');
  const submit = page.getByRole('button', { name: 'Create account' });
  const password = page.getByLabel('Password', { exact: true });
  const again = page.getByLabel('Confirm password');
  await page.getByLabel('Full name').fill(person.fullName);
  await page.getByLabel('Email', { exact: true }).fill(person.email);
  await password.fill('short');
  await again.fill('other');
  const refusals = [
    ['Passwords do not match.', () => again.fill('short')],
    ['You must agree to the terms of use and the privacy policy.', () => page.getByRole('checkbox').check()],
    ['Password must be at least 8 characters long.', () => both('lowercase')],
    ['Password must contain an uppercase letter.', () => both('UPPERCASE')],
    ['Password must contain a lowercase letter.', () => both('Uppercase')],
    ['Password must contain a digit.', () => both(person.password)],
  ] as const;
  const both = async (value: string) => {
    await password.fill(value);
    await again.fill(value);
  };
  for (const [message, mend] of refusals) {
    await submit.click();
    await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible();
    await mend();
  }
  await expect(page.getByLabel('Full name')).toHaveValue(person.fullName);
  await submit.click();
  await expect(page).toHaveURL('/');
});

test('an address can be used once, and signing out ends the session', async ({ page }) => {
  const person = somebody();
  await register(page, person);
  await page.getByRole('button', { name: person.fullName }).click();
  await expect(page.getByText(person.email)).toBeVisible();
  await expect(page.getByTitle('Email not verified').first()).toBeVisible();
  const token = await page.evaluate(() => localStorage.getItem('auth_token'));
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull();
  const answer = await page.request.get('/api/auth/me', { headers: { authorization: `Bearer ${token}` } });
  expect(answer.status()).toBe(401);

  await page.goto('/register');
  await page.getByLabel('Full name').fill('Somebody Else');
  await page.getByLabel('Email', { exact: true }).fill(person.email.toUpperCase());
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByLabel('Confirm password').fill(person.password);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Create account' }).click();
  const refusal = page.getByRole('alert').filter({ hasText: 'already exists' });
  await refusal.getByRole('link', { name: 'Sign in instead?' }).click();
  await expect(page).toHaveURL('/login');
});

test('a token that no longer holds signs the person out quietly', async ({ page }) => {
  await page.goto('/login');
  await page.evaluate(() => {
    localStorage.setItem('auth_token', 'not-a-token');
    localStorage.setItem('auth_provider', 'local');
  });
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
  expect(await page.evaluate(() => [localStorage.auth_token, localStorage.auth_provider])).toEqual([
    undefined,
    undefined,
  ]);
});
