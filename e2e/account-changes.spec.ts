import type { Page } from '@playwright/test';
import { faultsInBothThemes } from './axe.ts';
import { pressOn, tabTo, typeInto } from './keyboard.ts';
import { linkFor } from './mailbox.ts';
import { arriveSignedIn, somebody } from './people.ts';
import { expect, playedIn, test } from './quiet-test.ts';
import { arriveAt, callAs } from './subscription-drivers.ts';

const words = {
  en: {
    email: 'New email address',
    password: 'Your password',
    send: 'Send the link',
    wrong: /^This is not your password/,
    sent: /^A link is on its way/,
    changed: 'Your new address is in use',
    undo: 'Undo the change',
    undone: 'The account has its address back',
    dead: 'This link does not work',
    resume: 'Resume Pro',
    resumed: 'Pro goes on. Nothing was charged.',
    cancel: 'Cancel Pro',
  },
  fr: {
    email: 'Nouvelle adresse e-mail',
    password: 'Votre mot de passe',
    send: 'Envoyer le lien',
    wrong: /^Ce n’est pas votre mot de passe/,
    sent: /^Un lien est en route/,
    changed: 'Votre nouvelle adresse est en place',
    undo: 'Annuler le changement',
    undone: 'Le compte a retrouvé son adresse',
    dead: 'Ce lien ne fonctionne pas',
    resume: 'Reprendre Pro',
    resumed: 'Pro continue. Rien n’a été débité.',
    cancel: 'Résilier Pro',
  },
} as const;

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

for (const language of ['en', 'fr'] as const) {
  const say = words[language];

  test.describe(`what changes about an account, by keyboard alone, ${language}`, playedIn(language), () => {
    test.use({ expectedStatuses: [400, 401] });
    test.beforeEach(({ page }) =>
      page.addInitScript((value) => localStorage.setItem('i18nextLng', value), language),
    );

    test('the address changes once the new one has answered, and the one before takes it back', async ({
      page,
    }) => {
      const [person, other] = [somebody(), somebody()];
      await arriveSignedIn(page, person);
      await page.goto('/profile');
      await typeInto(page, say.email, other.email);
      await typeInto(page, say.password, 'Wrong-Chair-42');
      await pressOn(page, button(page, say.send));
      await expect(page.getByRole('alert').filter({ hasText: say.wrong })).toBeVisible();
      await expect(page.getByLabel(say.email, { exact: true })).toHaveValue(other.email);
      await typeInto(page, say.password, person.password);
      await page.keyboard.press('Enter');
      await expect(page.getByText(say.sent)).toBeVisible();
      expect(await faultsInBothThemes(page)).toEqual([]);

      await page.goto(await linkFor(other.email, '/confirm-email'));
      await expect(title(page)).toHaveText(say.changed);
      await expect(page).toHaveURL('/confirm-email');
      await page.reload();
      await expect(title(page)).toHaveText(say.changed);
      expect(await faultsInBothThemes(page)).toEqual([]);

      await page.goto(await linkFor(person.email, '/undo-email'));
      await tabTo(page, button(page, say.undo));
      expect(await faultsInBothThemes(page)).toEqual([]);
      await page.keyboard.press('Enter');
      await expect(title(page)).toHaveText(say.undone);
      await expect(page.getByText(person.email)).toBeVisible();
      expect(await linkFor(person.email, '/reset-password')).toContain('token=');
      await page.goto('/confirm-email?token=made-up');
      await expect(title(page)).toHaveText(say.dead);
    });

    test('a cancelled plan is taken back, and nothing is charged for that', async ({ page }) => {
      const token = await arriveAt(page, '/subscription', { language });
      await callAs(page, token, '/payments/subscriptions', { planId: 'pro', paymentMethodId: 'card_1' });
      const answer = await page.request.get('/api/subscriptions/user', {
        headers: { authorization: `Bearer ${token}` },
      });
      const { subscriptions } = (await answer.json()) as { subscriptions: { id: string }[] };
      await callAs(page, token, `/payments/subscriptions/${subscriptions[0]?.id ?? ''}/cancel`, {});
      await page.reload();
      await tabTo(page, button(page, say.resume));
      expect(await faultsInBothThemes(page)).toEqual([]);
      await page.keyboard.press('Enter');
      await expect(page.getByText(say.resumed)).toBeVisible();
      await expect(button(page, say.cancel)).toBeVisible();
      await expect(button(page, say.resume)).toHaveCount(0);
    });
  });
}
