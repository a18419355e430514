import { expect, type Page } from '@playwright/test';
import { faultsOf } from './axe.ts';
import { clients } from './identity-provider.ts';
import { pressOn } from './keyboard.ts';
import { linkFor } from './mailbox.ts';
import { type Person, somebody } from './people.ts';
import { playedIn } from './quiet-test.ts';
import { button, socialWords, speak, withGoogle } from './social-drivers.ts';
import { test } from './social-house.ts';

test.use({ expectedStatuses: [400, 401, 409] });

const stored = (page: Page) =>
  page.evaluate(() => [localStorage.getItem('auth_token'), localStorage.getItem('auth_provider')]);
/** What the page has told the providers' scripts. */
const told = (page: Page) => page.evaluate(() => (window as unknown as { told?: string[] }).told ?? []);
const noncesTold = async (page: Page) =>
  (await told(page)).filter((line) => line.startsWith('google ')).map((line) => line.split(' ')[2]);

/** An account with a password whose address has been confirmed by the link of the mail. */
const confirmedAccount = async (page: Page): Promise<Person> => {
  const person = somebody();
  expect((await page.request.post('/api/auth/register', { data: person })).status()).toBe(201);
  const link = new URL(await linkFor(person.email, '/verify-email'));
  expect((await page.request.get(`/api/auth/verify-email${link.search}`)).status()).toBe(200);
  return person;
};

for (const language of ['en', 'fr'] as const) {
  const say = socialWords[language];
  test.describe(language, playedIn(language), () => {
    test('with Google one makes an account, comes back to where one was going, and signs into the same again', async ({
      page,
      people,
    }) => {
      await speak(page, language);
      const person = somebody();
      people.google = withGoogle(person);
      await page.goto('/image-history');
      await expect(page).toHaveURL('/login');
      await button(page, say.signIn('Google')).click();
      await expect(page).toHaveURL('/image-history');
      expect(await stored(page)).toEqual([expect.any(String), 'google']);
      await expect(page.getByRole('button', { name: person.fullName })).toBeVisible();
      await expect(page.getByTitle(say.notVerified)).toHaveCount(0);

      await page.getByRole('button', { name: person.fullName }).click();
      await page.getByRole('button', { name: say.signOut }).click();
      await expect(page).toHaveURL('/');
      expect(await stored(page)).toEqual([null, null]);
      expect(await told(page)).toContain('google disableAutoSelect');

      people.google = withGoogle({ ...person, fullName: 'Another Name' });
      await page.goto('/register');
      await button(page, say.signUp('Google')).click();
      await expect(page).toHaveURL('/');
      await expect(page.getByRole('button', { name: person.fullName })).toBeVisible();
    });

    test('what Google’s answer lacks is said, and every try has a nonce of its own', async ({
      page,
      people,
    }) => {
      await speak(page, language);
      const person = somebody();
      people.google = { ...withGoogle(person), isForged: true };
      await page.goto('/login');
      const google = button(page, say.signIn('Google'));
      await google.click();
      await expect(page.getByRole('alert')).toHaveText(say.googleFailed);

      people.google = { claims: { ...withGoogle(person).claims, email_verified: false } };
      await expect.poll(async () => new Set(await noncesTold(page)).size).toBe(2);
      await google.click();
      await expect(page.getByRole('alert')).toContainText(say.unverified);
      expect(await stored(page)).toEqual([null, null]);

      people.google = withGoogle(person);
      await expect.poll(async () => new Set(await noncesTold(page)).size).toBe(3);
      await google.click();
      await expect(page).toHaveURL('/');
    });

    test('an account that has the address is connected by its password, by keyboard', async ({
      page,
      people,
    }) => {
      await speak(page, language);
      const person = await confirmedAccount(page);
      people.google = withGoogle(person);
      await page.goto('/login');
      await pressOn(page, button(page, say.signIn('Google')));
      const dialog = page.getByRole('dialog', { name: say.connectTitle });
      await expect(dialog).toContainText(say.exists);
      await expect(dialog.getByLabel(say.password, { exact: true })).toBeFocused();
      expect(await faultsOf(page)).toEqual([]);

      await page.keyboard.type('Not-My-Password-1');
      await page.keyboard.press('Enter');
      await expect(dialog.getByRole('alert')).toHaveText(say.wrongPassword);
      await expect(dialog.getByLabel(say.password, { exact: true })).toHaveValue('Not-My-Password-1');
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type(person.password);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/');
      await expect(page.getByRole('button', { name: person.fullName })).toBeVisible();

      // From now on without a password; and the password still opens the account too.
      await page.evaluate(() => localStorage.clear());
      await page.goto('/login');
      await button(page, say.signIn('Google')).click();
      await expect(page).toHaveURL('/');
      const { email, password } = person;
      expect((await page.request.post('/api/auth/login', { data: { email, password } })).status()).toBe(200);
    });

    test('closing Apple’s window says nothing; its account takes the name told at the first consent, by keyboard', async ({
      page,
      people,
    }) => {
      await speak(page, language);
      const { email } = somebody();
      await page.goto('/register');
      const apple = button(page, say.signUp('Apple'));
      await pressOn(page, apple);
      await expect.poll(() => told(page)).toContain(`apple ${clients.apple} ${new URL('/', page.url())}`);
      await expect(page.getByRole('alert')).toHaveCount(0);
      await expect(page).toHaveURL('/register');

      const claims = { sub: `apple-${email}`, email, email_verified: 'true' };
      people.apple = { claims, name: { firstName: 'Zoé', lastName: 'Okafor' } };
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/');
      await expect(page.getByRole('button', { name: 'Zoé Okafor' })).toBeVisible();
      expect((await stored(page))[1]).toBe('apple');
    });

    test('Facebook is asked again for an address that was not told; it vouches for none, by keyboard', async ({
      page,
      people,
    }) => {
      await speak(page, language);
      const { email } = somebody();
      people.facebook = {
        person: { id: `${Date.now()}`, name: 'Idris Roy', email },
        tells: 'when-asked-again',
      };
      await page.goto('/login');
      const facebook = button(page, say.signIn('Facebook'));
      await pressOn(page, facebook);
      await expect(page.getByRole('alert')).toContainText(say.noAddress);
      await expect(facebook).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/');
      await expect(page.getByRole('button', { name: 'Idris Roy' })).toBeVisible();
      await expect(page.getByTitle(say.notVerified).first()).toBeVisible();
      expect((await stored(page))[1]).toBe('facebook');
      expect(await linkFor(email, '/verify-email')).toContain('token=');
    });
  });
}

test('an account whose address was never confirmed is told to confirm it first', async ({ page, people }) => {
  const person = somebody();
  expect((await page.request.post('/api/auth/register', { data: person })).status()).toBe(201);
  people.facebook = { person: { id: `${Date.now()}`, name: person.fullName, email: person.email } };
  await page.goto('/login');
  const facebook = button(page, socialWords.en.signIn('Facebook'));
  await facebook.click();
  await expect(page.getByRole('alert')).toContainText(socialWords.en.unverified);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(facebook).toBeFocused();
  expect(await stored(page)).toEqual([null, null]);
});

test('a nonce is renewed before it expires while the page stays open', async ({ page, people }) => {
  people.google = withGoogle(somebody());
  await page.clock.install();
  await page.goto('/login');
  await expect(button(page, socialWords.en.signIn('Google'))).toBeVisible();
  await page.clock.fastForward('09:00');
  await expect.poll(async () => new Set(await noncesTold(page)).size).toBe(2);
  await button(page, socialWords.en.signIn('Google')).click();
  await expect(page).toHaveURL('/');
});

test('an account without a password is deleted after signing in with its provider once more', async ({
  page,
  people,
}) => {
  const { email } = somebody();
  const claims = { sub: `apple-${email}`, email, email_verified: true };
  people.apple = { claims, name: { firstName: 'Ada', lastName: 'Martin' } };
  await page.goto('/login');
  await button(page, socialWords.en.signIn('Apple')).click();
  await expect(page).toHaveURL('/');
  const ask = async () => {
    await page.goto('/profile');
    await button(page, 'Delete my account').click();
    await button(page, socialWords.en.again('Apple')).click();
    await expect(page.getByText('Thank you, it is you.')).toBeVisible();
    await button(page, 'Delete for good').click();
  };

  people.apple = { claims: { ...claims, sub: 'apple-of-somebody-else' } };
  await ask();
  await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
  expect((await stored(page))[1]).toBe('apple');

  people.apple = { claims };
  await ask();
  await expect(page).toHaveURL('/');
  expect(await stored(page)).toEqual([null, null]);
});

test('from the page for forgotten passwords one gets in without any', async ({ page, people }) => {
  people.google = withGoogle(somebody());
  await page.goto('/forgot-password');
  await button(page, socialWords.en.signIn('Google')).click();
  await expect(page).toHaveURL('/');
  expect((await stored(page))[1]).toBe('google');
});
