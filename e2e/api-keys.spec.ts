import { faultsOf } from './axe.ts';
import { pressOn, typeInto } from './keyboard.ts';
import { expect, playedIn, test } from './quiet-test.ts';
import { arriveAt, callAs } from './subscription-drivers.ts';

const words = {
  en: {
    title: 'Keys for programs',
    needs: 'Keys come with the Business plan.',
    plans: 'See the plans',
    name: 'Name of the new key',
    needName: 'Please give the key a name.',
    make: 'Make a key',
    once: 'Copy it now and keep it safe like a password. It is not shown again.',
    copy: 'Copy the key',
    copied: 'Copied.',
    kept: 'I have kept it',
    end: 'Revoke the key “Laptop”',
    confirm: 'Revoke',
    ended: 'The key “Laptop” has been revoked.',
    none: 'You have no key yet.',
  },
  fr: {
    title: 'Clés pour vos programmes',
    needs: 'Les clés font partie de la formule Business.',
    plans: 'Voir les formules',
    name: 'Nom de la nouvelle clé',
    needName: 'Veuillez donner un nom à la clé.',
    make: 'Créer une clé',
    once: 'Copiez-la maintenant et gardez-la comme un mot de passe. Elle ne sera plus affichée.',
    copy: 'Copier la clé',
    copied: 'Copiée.',
    kept: 'Je l’ai gardée',
    end: /^Révoquer la clé «\sLaptop\s»$/,
    confirm: 'Révoquer',
    ended: /^La clé «\sLaptop\s» a été révoquée\.$/,
    none: 'Vous n’avez pas encore de clé.',
  },
} as const;

for (const language of ['en', 'fr'] as const) {
  const say = words[language];

  test.describe(`keys for programs by keyboard alone, ${language}`, playedIn(language), () => {
    test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

    test('who has no Business plan is told what keys need', async ({ page }) => {
      await arriveAt(page, '/profile', { language });
      const panel = page.getByRole('region', { name: say.title });
      await expect(panel).toContainText(say.needs);
      await expect(panel.getByRole('button')).toHaveCount(0);
      await pressOn(page, panel.getByRole('link', { name: say.plans }));
      await expect(page).toHaveURL('/subscription/plans');
    });

    test('a key is named, shown once, copied, works, and is revoked after a question', async ({
      page,
      request,
    }) => {
      const token = await arriveAt(page, '/', { language });
      const business = { planId: 'business', paymentMethodId: 'card_1' };
      await callAs(page, token, '/payments/subscriptions', business);
      await page.goto('/profile');
      const panel = page.getByRole('region', { name: say.title });
      await pressOn(page, panel.getByRole('button', { name: say.make }));
      await expect(panel.getByRole('alert')).toHaveText(say.needName);
      await typeInto(page, say.name, 'Laptop');
      await page.keyboard.press('Enter');
      await expect(panel.getByText(say.once)).toBeVisible();
      await expect(page.locator(':focus')).toContainText(say.once);
      expect(await faultsOf(page)).toEqual([]);
      await pressOn(page, panel.getByRole('button', { name: say.copy }));
      await expect(panel.getByText(say.copied)).toBeVisible();
      const secret = await page.evaluate(() => navigator.clipboard.readText());
      expect(secret).toMatch(/^mqt_/);
      const byKey = { headers: { authorization: `Bearer ${secret}` } };
      expect((await request.get('/api/files', byKey)).status()).toBe(200);

      await pressOn(page, panel.getByRole('button', { name: say.kept }));
      await expect(page.getByText(secret)).toHaveCount(0);
      await expect(panel.getByLabel(say.name)).toBeFocused();
      await page.reload();
      await expect(panel.getByRole('button', { name: say.end })).toBeVisible();
      await expect(page.getByText(secret)).toHaveCount(0);
      await pressOn(page, panel.getByRole('button', { name: say.end }));
      const dialog = page.getByRole('dialog');
      await pressOn(page, dialog.getByRole('button', { name: say.confirm, exact: true }));
      await expect(page.getByRole('status').getByText(say.ended)).toBeVisible();
      await expect(panel.getByText(say.none)).toBeVisible();
      expect((await request.get('/api/files', byKey)).status()).toBe(401);
    });
  });
}
