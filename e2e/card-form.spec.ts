import type { Page, Route } from '@playwright/test';
import { faultsOf } from './axe.ts';
import { pressOn } from './keyboard.ts';
import { expect, playedIn, test } from './quiet-test.ts';
import { withStripe } from './stripe-script.ts';
import { arriveAt } from './subscription-drivers.ts';

const words = {
  en: {
    save: 'Save the card',
    saved: 'Your card has been saved.',
    private: 'Your card number goes straight to Stripe. We never see it.',
    unreachable: 'The card form could not be loaded. Check your connection and try again.',
  },
  fr: {
    save: 'Enregistrer la carte',
    saved: 'Votre carte est enregistrée.',
    private: 'Votre numéro de carte part directement chez Stripe. Nous ne le voyons jamais.',
    unreachable: 'Le formulaire de carte n’a pas pu être chargé. Vérifiez votre connexion et réessayez.',
  },
} as const;

const card = (page: Page) => page.getByLabel('Card', { exact: true });

for (const language of ['en', 'fr'] as const) {
  const say = words[language];
  const save = (page: Page) => page.getByRole('button', { name: say.save });

  test(
    `Stripe’s card fields save a card only when they are complete and without error, ${language}`,
    playedIn(language),
    async ({ page }) => {
      const sent: unknown[] = [];
      const takeMethod = (route: Route) => {
        if (route.request().method() !== 'POST') return route.fallback();
        sent.push(route.request().postDataJSON());
        const made = { brand: 'amex', last4: '0005', exp_month: 4, exp_year: 2031 };
        return route.fulfill({
          json: { success: true, data: { id: 'pm_made_by_stripe', isDefault: false, card: made } },
        });
      };
      await withStripe(page);
      await page.route('**/api/payments/methods', takeMethod);
      await arriveAt(page, '/payment/methods', { language });
      await expect(page.getByText(say.private)).toBeVisible();
      await expect(save(page)).toBeDisabled();
      expect(await faultsOf(page)).toEqual([]);

      await card(page).fill('4000 0000 0000 0001');
      await expect(page.getByRole('alert')).toHaveText('Your card number is invalid.');
      await expect(save(page)).toBeDisabled();
      await card(page).fill('4000 0000 0000 0002');
      await expect(page.getByRole('alert')).toHaveCount(0);
      await pressOn(page, save(page));
      await expect(page.getByRole('alert')).toHaveText('Your card was declined.');
      expect(sent).toEqual([]);
      await card(page).fill('3782 8224 6310 0005');
      await pressOn(page, save(page));
      await expect(page.getByRole('status').getByText(say.saved)).toBeVisible();
      expect(sent).toEqual([{ paymentMethodId: 'pm_made_by_stripe' }]);
      await expect(save(page)).toBeDisabled();
    },
  );
}

test.describe('a script that cannot be fetched', () => {
  test('is told, and asked for again', async ({ page, noise }) => {
    await withStripe(page);
    await page.route('https://js.stripe.com/**', (route) => route.abort());
    await arriveAt(page, '/payment/methods', { language: 'en' });
    await expect(page.getByText(words.en.unreachable).first()).toBeVisible();
    await page.unroute('https://js.stripe.com/**');
    await withStripe(page);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('button', { name: words.en.save })).toBeVisible();
    // The browser reports the load that failed.
    noise.length = 0;
  });
});
