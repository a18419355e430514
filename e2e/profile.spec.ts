import type { Page } from '@playwright/test';
import { accountWords } from './account-words.ts';
import { faultsInBothThemes } from './axe.ts';
import { badGateway, intercepted } from './bad-gateway.ts';
import { pressOn, tabTo, typeInto } from './keyboard.ts';
import { linkFor, mailsTo } from './mailbox.ts';
import { arriveSignedIn, somebody } from './people.ts';
import { offerPremium } from './premium-offer.ts';
import { profileWords } from './profile-words.ts';
import { smallSamples } from './photos.ts';
import { again, expect, playedIn, test } from './quiet-test.ts';

test.beforeEach(smallSamples);

const arrive = async (page: Page, language: 'en' | 'fr', person = somebody()) => {
  await page.addInitScript((value) => localStorage.setItem('i18nextLng', value), language);
  const token = await arriveSignedIn(page, person);
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return { person, token };
};

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const alert = (page: Page, text: string | RegExp) => page.getByRole('alert').filter({ hasText: text });

test('the engine chosen in the profile is kept and decides the price of the next picture', async ({
  page,
}) => {
  await arriveSignedIn(page);
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'Your data' })).toBeVisible();
  await expect(page.getByRole('radio', { name: /^Premium/ })).toBeHidden();

  await offerPremium(page);
  await page.reload();
  await expect(page.getByRole('radio', { name: /^Default/ })).toBeChecked();
  await page.getByRole('radio', { name: /^Premium/ }).check();
  await page.reload();
  await expect(page.getByRole('radio', { name: /^Premium/ })).toBeChecked();
  expect(await page.evaluate(() => localStorage.getItem('apiSelection'))).toBe('premium');

  await page.goto('/furniture-inpainting?sample=living');
  await expect(page).toHaveURL('/furniture-inpainting/draw');
  await page.getByRole('button', { name: 'Skip', exact: true }).click();
  await expect(page.getByRole('button', { name: /^Generate · 2 credits/ })).toBeVisible();
});

for (const language of ['en', 'fr'] as const) {
  const say = profileWords[language];

  test.describe(`the profile by keyboard alone, ${language}`, playedIn(language), () => {
    test.use({ expectedStatuses: [400, 401, 429, 502] });

    test('a name is refused while empty, kept while unsaved, and shown at once when saved', async ({
      page,
    }) => {
      await arrive(page, language);
      await expect(field(page, say.email)).not.toBeEditable();
      await tabTo(page, field(page, say.fullName));
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.press('Delete');
      await page.keyboard.press('Enter');
      await expect(alert(page, say.nameRequired)).toBeVisible();
      await expect(field(page, say.fullName)).toBeFocused();

      await page.keyboard.type('Grace Hopper');
      await expect(page.getByText(say.unsaved)).toBeVisible();
      await page.route('**/api/auth/profile', badGateway);
      await page.keyboard.press('Enter');
      await expect(alert(page, say.notSaved)).toBeVisible();
      await expect(field(page, say.fullName)).toHaveValue('Grace Hopper');
      await pressOn(page, button(page, say.discard));
      await expect(field(page, say.fullName)).toHaveValue('Ada Martin');
      await expect(field(page, say.fullName)).toBeFocused();

      await page.unroute('**/api/auth/profile');
      await typeInto(page, say.fullName, '  Grace Hopper ');
      await pressOn(page, button(page, say.save));
      await expect(page.getByText(say.saved)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Grace Hopper' })).toBeVisible();
      await expect(page.getByText(say.unsaved)).toHaveCount(0);
      await expect(page.getByText(say.saved)).toHaveCount(0);
      await page.reload();
      await expect(field(page, say.fullName)).toHaveValue('Grace Hopper');
    });

    test('a new password takes the old one, then signs out everywhere and leads to signing in', async ({
      page,
    }) => {
      const { person, token } = await arrive(page, language);
      await pressOn(page, button(page, say.changePassword));
      await expect(alert(page, say.needCurrent)).toBeVisible();
      await typeInto(page, say.currentPassword, 'Not-My-Password-1');
      await typeInto(page, say.newPassword, 'Green-Lamp-7');
      await typeInto(page, say.confirmPassword, 'Green-Lamp-8');
      await page.keyboard.press('Enter');
      await expect(alert(page, say.differ)).toBeVisible();
      await expect(field(page, say.confirmPassword)).toBeFocused();
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type('Green-Lamp-7');
      await page.keyboard.press('Enter');
      await expect(alert(page, say.wrongPassword)).toBeVisible();
      await expect(field(page, say.currentPassword)).toBeFocused();
      await expect(field(page, say.newPassword)).toHaveValue('Green-Lamp-7');

      for (const [weak, reason] of [
        ['Short-1', say.tooShort],
        ['Long-enough', say.noDigit],
      ] as const) {
        await typeInto(page, say.currentPassword, person.password);
        await typeInto(page, say.newPassword, weak);
        await typeInto(page, say.confirmPassword, weak);
        await page.keyboard.press('Enter');
        await expect(alert(page, reason)).toBeVisible();
        await expect(field(page, say.newPassword)).toBeFocused();
        await page.keyboard.press('Shift+Tab');
        await page.keyboard.press('Shift+Tab');
      }
      await typeInto(page, say.currentPassword, person.password);
      await typeInto(page, say.newPassword, 'Green-Lamp-7');
      await typeInto(page, say.confirmPassword, 'Green-Lamp-7');
      await intercepted(page, '**/api/auth/password', async () => {
        await page.keyboard.press('Enter');
        await expect(alert(page, say.notChanged)).toBeVisible();
      });
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/login');
      await expect(page.getByText(say.changed)).toBeVisible();
      expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull();
      const headers = { authorization: `Bearer ${token}` };
      expect((await page.request.get('/api/auth/me', { headers })).status()).toBe(401);

      await typeInto(page, say.email, person.email);
      await typeInto(page, say.password, person.password);
      await page.keyboard.press('Enter');
      await expect(alert(page, say.wrongCredentials)).toBeVisible();
      await typeInto(page, say.password, 'Green-Lamp-7');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/profile');
      await expect(async () => {
        expect((await mailsTo(person.email)).length).toBe(2);
      }).toPass();
    });

    test(
      'other sessions are ended one by one or all at once, this one after a question',
      again,
      async ({ page, browser }) => {
        const person = somebody();
        const { token } = await arrive(page, language, person);
        const login = async (userAgent: string) => {
          const answer = await page.request.post('/api/auth/login', {
            data: { email: person.email, password: person.password },
            headers: { 'user-agent': userAgent },
          });
          return ((await answer.json()) as { token: string }).token;
        };
        const phone = await browser.newContext();
        const phoneToken = await login(
          'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
        );
        const elsewhere = await phone.newPage();
        await elsewhere.addInitScript((value) => localStorage.setItem('auth_token', value), phoneToken);
        await elsewhere.goto('/profile');
        await expect(elsewhere.getByRole('heading', { level: 1 })).toBeVisible();

        await page.reload();
        await expect(page.getByText(say.thisDevice, { exact: true })).toBeVisible();
        await pressOn(page, page.getByRole('button', { name: say.endPhone }));
        await expect(page.getByText(say.ended)).toBeVisible();
        await expect(page.getByText(say.onlyHere)).toBeVisible();
        await elsewhere.reload();
        await expect(elsewhere).toHaveURL('/login');
        await phone.close();

        await Promise.all([login('curl/8.5.0'), login('Firefox/140.0')]);
        await page.reload();
        await pressOn(page, button(page, say.endOthers));
        await expect(page.getByText(say.othersEnded)).toBeVisible();
        await expect(page.getByText(say.onlyHere)).toBeVisible();

        await pressOn(page, button(page, say.endHere));
        const asked = page.getByRole('dialog', { name: say.askHere });
        await expect(asked).toBeVisible();
        // The keyboard goes on at the safe way out, not at the cross that stands before it.
        await expect(asked.getByRole('button').nth(1)).toBeFocused();
        await page.keyboard.press('Escape');
        await expect(page.getByText(say.askHere)).toHaveCount(0);
        await expect(button(page, say.endHere)).toBeFocused();
        await page.keyboard.press('Enter');
        await pressOn(page, page.getByRole('dialog').getByRole('button', { name: say.end, exact: true }));
        await expect(page).toHaveURL('/');
        const headers = { authorization: `Bearer ${token}` };
        expect((await page.request.get('/api/auth/me', { headers })).status()).toBe(401);
      },
    );

    test('a list of devices that cannot be had says so and can be asked for again', async ({ page }) => {
      await page.route('**/api/auth/sessions', badGateway);
      await arrive(page, language);
      await expect(alert(page, say.listFailed)).toBeVisible();
      await page.unroute('**/api/auth/sessions');
      await pressOn(page, button(page, say.retry));
      await expect(page.getByText(say.onlyHere)).toBeVisible();
    });

    test('the warning has the mail sent again, and goes once the link has been opened elsewhere', async ({
      page,
      context,
    }) => {
      const { person } = await arrive(page, language);
      await expect(page.getByText(say.unverified)).toBeVisible();
      await page.route('**/api/auth/resend-verification', badGateway);
      await pressOn(page, button(page, say.resend));
      await expect(alert(page, say.resendFailed)).toBeVisible();
      await page.unroute('**/api/auth/resend-verification');
      await page.keyboard.press('Enter');
      await expect(page.getByText(say.resent)).toBeVisible();
      await expect(alert(page, say.resendFailed)).toHaveCount(0);

      const link = await linkFor(person.email, '/verify-email', 1);
      const [, mail] = await mailsTo(person.email);
      expect(mail?.html).toContain(`lang="${language}"`);
      const tab = await context.newPage();
      await tab.goto(link);
      await expect(tab.getByRole('heading', { level: 1 })).toHaveText(accountWords[language].verified);
      await tab.close();
      // Tabs of a browser without a screen all count as looked at: returning to one has to be told.
      await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
      await expect(page.getByText(say.unverified)).toHaveCount(0);
    });

    test('axe finds nothing in what the profile says, asks and refuses, in either theme', async ({
      page,
    }) => {
      await arrive(page, language);
      await typeInto(page, say.fullName, ' ');
      await page.keyboard.press('Enter');
      await expect(alert(page, say.nameRequired)).toBeVisible();
      await page.route('**/api/auth/export', badGateway);
      await pressOn(page, button(page, say.download));
      await expect(alert(page, say.downloadFailed)).toBeVisible();
      expect(await faultsInBothThemes(page), 'refusals').toEqual([]);
      await pressOn(page, button(page, say.deleteAccount));
      await pressOn(page, button(page, say.deleteForGood));
      await expect(alert(page, say.needPassword)).toBeVisible();
      expect(await faultsInBothThemes(page), 'the question before deletion').toEqual([]);
    });

    test('who signs in with a provider is told that the password is managed there', async ({ page }) => {
      await page.route('**/api/auth/{me,profile}', async (route) => {
        const answer = await route.fetch();
        const { user } = (await answer.json()) as { user: object };
        await route.fulfill({ response: answer, json: { user: { ...user, authProvider: 'google' } } });
      });
      await arrive(page, language);
      await expect(page.getByText(say.elsewhere)).toBeVisible();
      await expect(field(page, say.currentPassword)).toHaveCount(0);
    });
  });
}

test('the language of the interface becomes that of the mails, told once', async ({ page }) => {
  const told: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/auth/profile')) told.push(request.postDataJSON());
  });
  const { token } = await arrive(page, 'en');
  const localeNow = async () => {
    const answer = await page.request.get('/api/auth/me', { headers: { authorization: `Bearer ${token}` } });
    return ((await answer.json()) as { user: { locale: string } }).user.locale;
  };
  await page.getByRole('button', { name: 'Français' }).click();
  await expect(page.getByRole('heading', { name: 'Profil', level: 1 })).toBeVisible();
  await expect.poll(localeNow).toBe('fr');
  expect(told).toEqual([{ locale: 'fr' }]);
});
