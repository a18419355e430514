import { readFileSync } from 'node:fs';
import type { Page, Route } from '@playwright/test';
import { intercepted } from './bad-gateway.ts';
import { pressOn, tabTo, typeInto } from './keyboard.ts';
import { mailsTo } from './mailbox.ts';
import { arriveSignedIn, somebody } from './people.ts';
import { livingRoom } from './photos.ts';
import { profileWords } from './profile-words.ts';
import { expect, playedIn, test } from './quiet-test.ts';

const arrive = async (page: Page, language: 'en' | 'fr') => {
  const person = somebody();
  await page.addInitScript((value) => localStorage.setItem('i18nextLng', value), language);
  const token = await arriveSignedIn(page, person);
  const headers = { authorization: `Bearer ${token}` };
  const image = { name: 'salon.webp', mimeType: 'image/webp', buffer: readFileSync(livingRoom) };
  const upload = await page.request.post('/api/files/upload', {
    headers,
    multipart: { image, type: 'upload' },
  });
  expect(upload.ok()).toBe(true);
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return { person, headers };
};

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const alert = (page: Page, text: string | RegExp) => page.getByRole('alert').filter({ hasText: text });

const tooOften = (route: Route) =>
  route.fulfill({
    status: 429,
    headers: { 'retry-after': '1500' },
    json: { error: 'rate_limited', message: 'No.', requestId: 'r' },
  });

for (const language of ['en', 'fr'] as const) {
  const say = profileWords[language];

  test.describe(`what is one’s own, by keyboard alone, ${language}`, playedIn(language), () => {
    test.use({ expectedStatuses: [400, 401, 429, 502] });

    test('everything kept about one comes as a ZIP, after refusals that say why', async ({ page }) => {
      const { person } = await arrive(page, language);
      const waits = async () => {
        await pressOn(page, button(page, say.download));
        await expect(alert(page, say.wait)).toBeVisible();
      };
      await intercepted(page, '**/api/auth/export', waits, tooOften);
      await intercepted(page, '**/api/auth/export', async () => {
        await page.keyboard.press('Enter');
        await expect(alert(page, say.downloadFailed)).toBeVisible();
      });

      await page.route('**/api/auth/export', () => undefined);
      await page.keyboard.press('Enter');
      await pressOn(page, page.getByRole('main').getByRole('button', { name: say.cancel, exact: true }));
      await expect(button(page, say.cancel)).toHaveCount(0);
      await expect(page.getByRole('alert')).toHaveCount(0);
      await page.unrouteAll();

      const saving = page.waitForEvent('download');
      await tabTo(page, button(page, say.download));
      await page.keyboard.press('Enter');
      const download = await saving;
      expect(download.suggestedFilename()).toMatch(/^maquette-export-\d{4}-\d\d-\d\d\.zip$/);
      await expect(page.getByText(say.downloaded)).toBeVisible();
      const bytes = readFileSync(await download.path());
      expect(bytes.subarray(0, 4)).toEqual(Buffer.from('PK\x03\x04', 'latin1'));
      for (const name of ['account.json', 'ledger.json', 'edits.json', 'files.json', 'pictures/']) {
        expect(bytes.includes(name), name).toBe(true);
      }
      expect(bytes.includes(person.password)).toBe(false);
    });

    test('an account goes only with its password, and for good', async ({ page }) => {
      const { person, headers } = await arrive(page, language);
      await pressOn(page, button(page, say.deleteAccount));
      const dialog = page.getByRole('dialog', { name: say.askDelete });
      await expect(dialog).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByText(say.askDelete)).toHaveCount(0);
      await expect(button(page, say.deleteAccount)).toBeFocused();

      await page.keyboard.press('Enter');
      const password = dialog.getByLabel(say.yourPassword);
      await expect(password).toBeFocused();
      await pressOn(page, button(page, say.deleteForGood));
      await expect(alert(page, say.needPassword)).toBeVisible();
      await expect(password).toBeFocused();
      await page.keyboard.type('Not-My-Password-1');
      await page.keyboard.press('Enter');
      await expect(alert(page, say.wrongPassword)).toBeVisible();
      await expect(password).toBeFocused();
      await expect(password).toHaveValue('Not-My-Password-1');
      expect((await page.request.get('/api/auth/me', { headers })).status()).toBe(200);

      const draftsHere = () =>
        page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes(':')));
      await page.evaluate(
        (token) =>
          fetch('/api/auth/me', { headers: { authorization: token } })
            .then((answer) => answer.json())
            .then(({ user }: { user: { id: string } }) => localStorage.setItem(`replace:${user.id}`, 'sofa')),
        headers.authorization,
      );
      expect(await draftsHere()).toHaveLength(1);
      await tabTo(page, password);
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type(person.password);
      await intercepted(page, '**/api/auth/account', async () => {
        await page.keyboard.press('Enter');
        await expect(alert(page, say.notDeleted)).toBeVisible();
      });
      await expect(password).toHaveValue(person.password);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/');
      await expect(page.getByText(say.deleted)).toBeVisible();
      expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull();
      expect(await draftsHere()).toEqual([]);
      expect((await page.request.get('/api/auth/me', { headers })).status()).toBe(401);

      await page.goto('/login');
      await typeInto(page, say.email, person.email);
      await typeInto(page, say.password, person.password);
      await page.keyboard.press('Enter');
      await expect(alert(page, say.wrongCredentials)).toBeVisible();
      await expect(async () => {
        const mails = await mailsTo(person.email);
        expect(mails.at(-1)?.html).toContain(`lang="${language}"`);
        expect(mails.length).toBeGreaterThan(1);
      }).toPass();
    });
  });
}
