import type { Page } from '@playwright/test';
import { makeAdministrator } from './administrators.ts';
import { faultsOf } from './axe.ts';
import { pressOn, typeInto } from './keyboard.ts';
import { arriveSignedIn, type Person, somebody } from './people.ts';
import { expect, playedIn, test } from './quiet-test.ts';
import { callAs } from './subscription-drivers.ts';

const words = {
  en: {
    menu: 'Administration',
    search: 'Address, name or number',
    none: 'Nobody was found.',
    credits: 'Credits',
    reason: 'Reason',
    wrong: 'Please enter a whole number from -100000 to 100000, other than 0.',
    needReason: 'Please say why.',
    adjust: 'Adjust',
    adjusted: 'Adjusted. 135 credits can be spent now.',
    refund: 'Refund $9.99 for 100 credits',
    doRefund: 'Refund $9.99',
    refunded: '$9.99 refunded',
    health: 'Health',
    services: 'Picture services',
  },
  fr: {
    menu: 'Administration',
    search: 'Adresse, nom ou numéro',
    none: 'Personne n’a été trouvé.',
    credits: 'Crédits',
    reason: 'Motif',
    wrong: 'Veuillez saisir un nombre entier de -100000 à 100000, autre que 0.',
    needReason: 'Veuillez indiquer le motif.',
    adjust: 'Ajuster',
    adjusted: 'C’est fait. 135 crédits peuvent être dépensés.',
    refund: /^Rembourser 9,99\s\$US pour 100\scrédits$/,
    doRefund: /^Rembourser 9,99\s\$US$/,
    refunded: /^9,99\s\$US remboursés$/,
    health: 'État du service',
    services: 'Services d’image',
  },
} as const;

const speak = (page: Page, language: string) =>
  page.addInitScript((chosen) => localStorage.setItem('i18nextLng', chosen), language);

test('who is no administrator is led to the page for the unauthorized, and no link leads there', async ({
  page,
}) => {
  await arriveSignedIn(page);
  await page.goto('/admin');
  await expect(page).toHaveURL('/unauthorized');
  await page.getByRole('button', { name: 'Ada Martin' }).click();
  await expect(page.getByRole('link', { name: 'Profile' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Administration' })).toHaveCount(0);
});

/** Somebody who bought the smallest pack. */
const buyer = async (page: Page): Promise<Person> => {
  const person = somebody();
  const answer = await page.request.post('/api/auth/register', { data: person });
  const { token } = (await answer.json()) as { token: string };
  const pack = { price: 999, credits: 100, paymentMethodId: 'card_1' };
  await callAs(page, token, '/payments/credits/purchase', pack);
  return person;
};

for (const language of ['en', 'fr'] as const) {
  const say = words[language];

  test(
    `an administrator finds somebody, adjusts credits and gives a payment back, by keyboard alone, ${language}`,
    playedIn(language),
    async ({ page }) => {
      const person = await buyer(page);
      const admin = somebody();
      await speak(page, language);
      await arriveSignedIn(page, admin);
      makeAdministrator(admin.email);
      await page.goto('/');
      await pressOn(page, page.getByRole('button', { name: 'Ada Martin' }));
      await pressOn(page, page.getByRole('link', { name: say.menu }));
      await typeInto(page, say.search, 'nobody-of-this-name@example.org');
      await page.keyboard.press('Enter');
      await expect(page.getByText(say.none)).toBeVisible();
      await typeInto(page, say.search, person.email);
      await page.keyboard.press('Enter');
      await expect(page.getByText(person.email)).toBeVisible();
      expect(await faultsOf(page)).toEqual([]);
      await pressOn(page, page.getByRole('main').getByRole('link', { name: 'Ada Martin' }));
      await expect(page.getByRole('heading', { level: 2, name: 'Ada Martin' })).toBeVisible();
      expect(await faultsOf(page)).toEqual([]);

      const adjust = page.getByRole('button', { name: say.adjust, exact: true });
      await typeInto(page, say.credits, '2.5');
      await pressOn(page, adjust);
      await expect(page.getByRole('alert')).toHaveText(say.wrong);
      await typeInto(page, say.credits, '25');
      await pressOn(page, adjust);
      await expect(page.getByRole('alert')).toHaveText(say.needReason);
      await typeInto(page, say.reason, 'For the trouble');
      await pressOn(page, adjust);
      await expect(page.getByRole('status').getByText(say.adjusted)).toBeVisible();
      await expect(page.getByLabel(say.credits, { exact: true })).toHaveValue('');

      await pressOn(page, page.getByRole('button', { name: say.refund }));
      const dialog = page.getByRole('dialog');
      await pressOn(page, dialog.getByRole('button', { name: say.doRefund }));
      await expect(dialog.getByRole('alert')).toHaveText(say.needReason);
      await page.keyboard.type('Bought twice');
      await page.keyboard.press('Enter');
      await expect(page.getByText(say.refunded, { exact: true })).toBeVisible();
      await expect(page.getByRole('button', { name: say.refund })).toHaveCount(0);

      await page.getByRole('tab', { selected: true }).focus();
      await page.keyboard.press('ArrowRight');
      await expect(page.getByRole('heading', { name: say.services })).toBeVisible();
      expect(await faultsOf(page)).toEqual([]);
    },
  );
}
