import type { Page } from '@playwright/test';
import { faultsInBothThemes, faultsOf } from './axe.ts';
import { pressOn, typeInto } from './keyboard.ts';
import { arriveSignedIn } from './people.ts';
import { smallSamples } from './photos.ts';
import { expect, playedIn, test } from './quiet-test.ts';
import { arriveAt, callAs, pickByLetters } from './subscription-drivers.ts';
import { subscriptionWords } from './subscription-words.ts';

test.beforeEach(smallSamples);

test.use({ expectedStatuses: [402, 404] });

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

for (const language of ['en', 'fr'] as const) {
  const say = subscriptionWords[language];

  test.describe(`credits by keyboard alone, ${language}`, playedIn(language), () => {
    test('wrong amounts are refused before anything is asked; a pack is paid after a question', async ({
      page,
    }) => {
      await arriveAt(page, '/subscription/credits', { language });
      await pressOn(page, button(page, say.purchase));
      await expect(page.getByRole('alert')).toHaveText([say.needMethod]);
      for (const amount of ['0', '-5', '0.5', 'NaN', '1e12', ' ']) {
        await typeInto(page, say.amount, amount);
        await expect(page.getByText(say.wrongAmount)).toBeVisible();
      }
      await typeInto(page, say.amount, '100001');
      await expect(page.getByText(say.tooMany)).toBeVisible();
      await pressOn(page, button(page, new RegExp(`^${say.pack('300')}`)));
      await expect(page.getByLabel(say.amount)).toHaveValue('300');
      await pickByLetters(page, say.method, 'Mastercard');
      await pressOn(page, button(page, say.purchase));
      await expect(page.getByRole('dialog', { name: say.askPurchase })).toBeVisible();
      await pressOn(page, button(page, say.pay));
      await expect(page.getByText(say.purchased('300'))).toBeVisible();
      await expect(page.getByText(say.balance('310'))).toBeVisible();
      await expect(page.getByLabel(say.amount)).toHaveValue('100');
      await expect(page.getByLabel(say.method)).toHaveValue('');
      await expect(page.getByText(say.purchased('300'))).toHaveCount(0);
    });

    test('the history goes ten by ten and by kind, each line with the balance after it', async ({ page }) => {
      const token = await arriveAt(page, '/subscription', { language });
      for (let credits = 1; credits <= 11; credits += 1) {
        const body = { amount: credits / 10, credits, paymentMethodId: 'card_1' };
        await callAs(page, token, '/payments/credits/purchase', body);
      }
      await page.goto('/subscription/credits');
      const rows = page.getByRole('tabpanel').getByRole('listitem');
      await expect(page.getByText(say.range(1, 10, 12))).toBeVisible();
      await expect(rows).toHaveCount(10);
      await expect(rows.first()).toContainText(say.balance('76'));
      await pressOn(page, button(page, say.older));
      await expect(page.getByText(say.range(11, 12, 12))).toBeVisible();
      await expect(rows.last()).toContainText(say.balance('10'));
      await expect(button(page, say.older)).toBeFocused();
      await pickByLetters(page, say.show, say.kindPurchase);
      await expect(page.getByText(say.range(1, 10, 11))).toBeVisible();
    });

    test('the checkout is left without a charge, then paid once, however often its end is opened', async ({
      page,
      context,
    }) => {
      await arriveAt(page, '/subscription/credits', { language });
      await typeInto(page, say.amount, '7');
      await pickByLetters(page, say.method, say.another);
      await pressOn(page, button(page, say.purchase));
      await pressOn(page, button(page, say.toCheckout));
      await expect(page).toHaveURL(/\/sandbox\/checkout\//);
      await pressOn(page, button(page, say.leave));
      await expect(page).toHaveURL('/credits/cancel');
      await expect(page.getByRole('heading', { name: say.left })).toBeVisible();
      await expect(page.getByText(say.noCharges)).toBeVisible();
      await page.goBack();
      await pressOn(page, button(page, say.payThere));
      await expect(page.getByRole('heading', { name: say.added('7') })).toBeVisible();
      await expect(page.getByText(say.balanceNow('17'))).toBeVisible();
      const success = page.url();

      let asked = 0;
      page.on('request', (request) => {
        if (request.url().endsWith('/verify-session')) asked += 1;
      });
      await page.reload();
      await expect(page.getByText(say.balanceNow('17'))).toBeVisible();
      expect(asked).toBe(1);
      const tab = await context.newPage();
      await tab.goto(success);
      await expect(tab.getByText(say.balanceNow('17'))).toBeVisible();
      await pressOn(page, page.getByRole('link', { name: say.toPlan }));
      await expect(page).toHaveURL('/subscription');
      await page.goBack();
      await expect(page.getByText(say.balanceNow('17'))).toBeVisible();
      expect(asked).toBe(1);
    });

    test('a plan is paid at the checkout and its page says which, until when and how many credits', async ({
      page,
    }) => {
      await arriveAt(page, '/subscription/plans', { language });
      await pressOn(page, button(page, say.choose('Basic')));
      await pickByLetters(page, say.method, say.another);
      await pressOn(page, button(page, say.subscribe));
      await expect(page).toHaveURL(/\/sandbox\/checkout\//);
      await pressOn(page, button(page, say.payThere));
      await expect(page.getByRole('heading', { name: say.welcome('Basic') })).toBeVisible();
      for (const fact of ['Basic', /20\d\d/, '100'])
        await expect(page.getByRole('definition').filter({ hasText: fact }).first()).toBeVisible();
      await expect(page.getByRole('link', { name: /^110 / })).toBeVisible();
    });

    test('pages that tell of no payment say what is wrong, and axe finds nothing in either theme', async ({
      page,
    }) => {
      await arriveAt(page, '/subscription/cancel', { language });
      await expect(page.getByRole('heading', { name: say.left })).toBeVisible();
      expect(await faultsInBothThemes(page), 'left').toEqual([]);
      for (const path of ['/credits/success', '/subscription/success']) {
        await page.goto(path);
        await expect(page.getByText(say.noSession)).toBeVisible();
        await page.goto(`${path}?session_id=cs_nobody_knows`);
        await expect(page.getByText(say.unknownSession)).toBeVisible();
        expect(await faultsInBothThemes(page), path).toEqual([]);
      }
      await expect(page.getByRole('link', { name: say.back })).toHaveAttribute('href', '/subscription');
    });
  });
}

test('whoever runs short buys a pack and comes back to the same step with everything kept', async ({
  page,
}) => {
  await arriveSignedIn(page);
  await page.route('**/api/credits/balance', (route) => route.fulfill({ json: { balance: 0, held: 0 } }));
  await page.goto('/furniture-inpainting?sample=bedroom');
  await button(page, 'Skip').click();
  await button(page, 'Plant').click();
  await button(page, 'Generate · 1 credit').click();
  await expect(page.getByRole('dialog', { name: 'You need 1 credit, you have 0.' })).toBeVisible();
  expect(await faultsOf(page), 'too few').toEqual([]);
  await pressOn(page, button(page, '100 credits for $9.99'));
  await expect(page).toHaveURL(/\/sandbox\/checkout\//);
  await page.unroute('**/api/credits/balance');
  await button(page, /^Pay /).click();
  await expect(page.getByText('You now have 110 credits.')).toBeVisible();
  await page.getByRole('link', { name: 'Back to your picture' }).click();
  await expect(page).toHaveURL('/furniture-inpainting/generate');
  await expect(page.getByLabel('What should be there instead?')).toHaveValue('A large green potted plant');
  await expect(button(page, 'Generate · 1 credit')).toBeEnabled();
});

test('a payment that is not through yet can be asked about again', async ({ page }) => {
  await page.route('**/api/payments/credits/verify-session', (route) =>
    route.fulfill({ status: 402, json: { message: 'Not yet.', error: 'session_unpaid', requestId: 'r' } }),
  );
  await arriveAt(page, '/credits/success?session_id=cs_slow', { language: 'en' });
  await expect(page.getByText('Not yet.')).toBeVisible();
  await page.route('**/api/payments/credits/verify-session', (route) =>
    route.fulfill({ json: { success: true, creditBalance: 110, creditsAdded: 100 } }),
  );
  await pressOn(page, button(page, 'Check again'));
  await expect(page.getByText('You now have 110 credits.')).toBeVisible();
});
