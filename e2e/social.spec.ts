import { expect, type Locator, type Page } from '@playwright/test';
import { faultsOf } from './axe.ts';
import { clients } from './identity-provider.ts';
import { pressOn } from './keyboard.ts';
import { linkFor } from './mailbox.ts';
import { type Person, somebody } from './people.ts';
import { test as plain } from './quiet-test.ts';
import { test } from './social-house.ts';

test.use({ expectedStatuses: [400, 401, 409] });

const words = {
  en: {
    signIn: (provider: string) => `Sign in with ${provider}`,
    signUp: (provider: string) => `Sign up with ${provider}`,
    again: (provider: string) => `Continue with ${provider}`,
    signOut: 'Sign out',
    googleFailed: 'Google login failed. Please try again.',
    unverified: 'The email address of this sign-in is not confirmed.',
    noAddress: 'The sign-in did not tell us your email address.',
    connectTitle: 'Connect Google',
    exists: 'An account with this address exists already. Enter its password to connect Google.',
    password: 'Password',
    wrongPassword: 'This is not your password.',
    notVerified: 'Email not verified',
  },
  fr: {
    signIn: (provider: string) => `Se connecter avec ${provider}`,
    signUp: (provider: string) => `S’inscrire avec ${provider}`,
    again: (provider: string) => `Continuer avec ${provider}`,
    signOut: 'Se déconnecter',
    googleFailed: 'La connexion avec Google a échoué. Veuillez réessayer.',
    unverified: 'L’adresse e-mail de cette connexion n’est pas confirmée.',
    noAddress: 'La connexion ne nous a pas donné votre adresse e-mail.',
    connectTitle: 'Relier Google',
    exists: 'Un compte existe déjà avec cette adresse. Saisissez son mot de passe pour y relier Google.',
    password: 'Mot de passe',
    wrongPassword: 'Ce n’est pas votre mot de passe.',
    notVerified: 'E-mail non vérifié',
  },
} as const;

const speak = (page: Page, language: string, theme = 'light') =>
  page.addInitScript(
    ([look, lng]) => {
      // A provider's frame has no storage of ours.
      if (window.top !== window) return;
      localStorage.setItem('theme', look!);
      localStorage.setItem('i18nextLng', lng!);
    },
    [theme, language],
  );

const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
const stored = (page: Page) =>
  page.evaluate(() => [localStorage.getItem('auth_token'), localStorage.getItem('auth_provider')]);
/** What the page has told the providers' scripts. */
const told = (page: Page) => page.evaluate(() => (window as unknown as { told?: string[] }).told ?? []);
const noncesTold = async (page: Page) =>
  (await told(page)).filter((line) => line.startsWith('google ')).map((line) => line.split(' ')[2]);

const withGoogle = ({ email, fullName }: Person) => ({
  claims: { sub: `google-${email}`, email, email_verified: true, name: fullName },
});

/** An account with a password whose address has been confirmed by the link of the mail. */
const confirmedAccount = async (page: Page): Promise<Person> => {
  const person = somebody();
  expect((await page.request.post('/api/auth/register', { data: person })).status()).toBe(201);
  const link = new URL(await linkFor(person.email, '/verify-email'));
  expect((await page.request.get(`/api/auth/verify-email${link.search}`)).status()).toBe(200);
  return person;
};

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

for (const language of ['en', 'fr'] as const) {
  const say = words[language];
  test.describe(language, () => {
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

test('a script that is blocked is told with what else helps, and asked for again', async ({
  page,
  people,
}) => {
  const { en } = words;
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
  const apple = button(page, words.en.signIn('Apple'));
  await apple.click();
  await expect(page.getByText('Apple is ready now. Please press the button once more.')).toBeVisible();
  await page.evaluate(() => Object.assign(navigator.userActivation, { isActive: true }));
  await apple.click();
  await expect(page).toHaveURL('/');
});

test('an account whose address was never confirmed is told to confirm it first', async ({ page, people }) => {
  const person = somebody();
  expect((await page.request.post('/api/auth/register', { data: person })).status()).toBe(201);
  people.facebook = { person: { id: `${Date.now()}`, name: person.fullName, email: person.email } };
  await page.goto('/login');
  const facebook = button(page, words.en.signIn('Facebook'));
  await facebook.click();
  await expect(page.getByRole('alert')).toContainText(words.en.unverified);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(facebook).toBeFocused();
  expect(await stored(page)).toEqual([null, null]);
});

test('a nonce is renewed before it expires while the page stays open', async ({ page, people }) => {
  people.google = withGoogle(somebody());
  await page.clock.install();
  await page.goto('/login');
  await expect(button(page, words.en.signIn('Google'))).toBeVisible();
  await page.clock.fastForward('09:00');
  await expect.poll(async () => new Set(await noncesTold(page)).size).toBe(2);
  await button(page, words.en.signIn('Google')).click();
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
  const { signIn, signUp, again } = words.en;
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

test('an account without a password is deleted after signing in with its provider once more', async ({
  page,
  people,
}) => {
  const { email } = somebody();
  const claims = { sub: `apple-${email}`, email, email_verified: true };
  people.apple = { claims, name: { firstName: 'Ada', lastName: 'Martin' } };
  await page.goto('/login');
  await button(page, words.en.signIn('Apple')).click();
  await expect(page).toHaveURL('/');
  const ask = async () => {
    await page.goto('/profile');
    await button(page, 'Delete my account').click();
    await button(page, words.en.again('Apple')).click();
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
  await button(page, words.en.signIn('Google')).click();
  await expect(page).toHaveURL('/');
  expect((await stored(page))[1]).toBe('google');
});

for (const [theme, language] of [
  ['light', 'en'],
  ['dark', 'fr'],
] as const) {
  test(`axe finds nothing where the buttons stand (${theme}, ${language})`, async ({ page }) => {
    await speak(page, language, theme);
    for (const path of ['/login', '/register', '/forgot-password']) {
      await page.goto(path);
      await expect(page.getByRole('button', { name: 'Facebook' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Google' })).toBeVisible();
      expect(await faultsOf(page), path).toEqual([]);
    }
  });
}
