import type { Page } from '@playwright/test';
import { faultsInBothThemes } from './axe.ts';
import { badGateway, intercepted } from './bad-gateway.ts';
import { pressOn, tabTo } from './keyboard.ts';
import { somebody } from './people.ts';
import { again, expect, playedIn, test } from './quiet-test.ts';
import { arriveAt, callAs, pickByLetters } from './subscription-drivers.ts';
import { subscriptionWords } from './subscription-words.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog');
/** The browser closes a dialog at once and tells the page a moment later: only then can it be opened again. */
const leaveDialog = async (page: Page) => {
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog > *')).toHaveCount(0);
};
const dayMs = 86_400_000;

for (const language of ['en', 'fr'] as const) {
  const say = subscriptionWords[language];

  const openTab = async (page: Page, name: string) => {
    const open = page.getByRole('tab', { selected: true });
    await tabTo(page, open);
    for (let step = 0; step < 2; step += 1) {
      const before = (await open.textContent()) ?? '';
      if (before === name) return;
      await page.keyboard.press('ArrowRight');
      await expect(open).not.toHaveText(before);
    }
    await expect(open).toHaveText(name);
    await expect(open).toBeFocused();
  };
  const subscribeByKeys = async (page: Page, plan: string, card: string, confirm = say.subscribe) => {
    await pressOn(page, button(page, say.choose(plan)));
    await pickByLetters(page, say.method, card);
    await pressOn(page, button(page, confirm));
    await expect(page.getByText(say.subscribed(plan))).toBeVisible();
  };

  test.describe(`plan and credits by keyboard alone, ${language}`, playedIn(language), () => {
    test.use({ expectedStatuses: [402, 409, 502] });

    test('a plan is chosen, switched with a warning, and cancelled after a question that says its end', async ({
      page,
    }) => {
      await arriveAt(page, '/subscription', { language });
      await expect(page.getByText(say.testMoney)).toBeVisible();
      await expect(page.getByText(say.nothingDue)).toBeVisible();
      await pressOn(page, button(page, say.seePlans));
      await expect(page).toHaveURL('/subscription/plans');

      await pressOn(page, button(page, say.choose('Pro')));
      await expect(dialog(page).getByLabel(say.autoRenew)).toBeChecked();
      await expect(dialog(page).getByLabel(say.method).locator('option:checked')).toContainText('Visa');
      await dialog(page).getByLabel(say.method).selectOption('');
      await pressOn(page, button(page, say.subscribe));
      await expect(dialog(page).getByRole('alert')).toHaveText(say.needMethod);
      await leaveDialog(page);
      await expect(button(page, say.choose('Pro'))).toBeFocused();
      await subscribeByKeys(page, 'Pro', 'Visa');
      await expect(page.getByRole('link', { name: /^310 / })).toBeVisible();
      await expect(button(page, say.yourPlan)).toBeDisabled();
      await expect(page.getByText(say.nothingDue)).toHaveCount(0);

      await pressOn(page, button(page, say.choose('Business')));
      await expect(dialog(page).getByText(say.warning)).toBeVisible();
      await expect(dialog(page).getByRole('option', { name: /^Pro/ })).toHaveCount(0);
      await leaveDialog(page);
      await subscribeByKeys(page, 'Business', 'Mastercard', say.change);

      await openTab(page, say.mine);
      await expect(page.getByText(say.statusCancelled, { exact: true })).toHaveCount(1);
      await pressOn(page, button(page, say.cancelOne('Business')));
      await expect(dialog(page).getByRole('heading', { name: say.askCancel('Business') })).toBeVisible();
      await expect(dialog(page)).toContainText(/20\d\d/);
      await pressOn(page, button(page, say.keep));
      await expect(page.locator('dialog > *')).toHaveCount(0);
      await expect(button(page, say.cancelOne('Business'))).toBeFocused();
      await page.keyboard.press('Enter');
      await pressOn(page, dialog(page).getByRole('button', { name: say.confirmCancel, exact: true }));
      await expect(page.locator(':focus')).toContainText(say.cancelled('Business'));
      await expect(page.getByText(say.nothingDue)).toBeVisible();
      await expect(page.getByText(say.statusCancelled, { exact: true })).toHaveCount(2);
      await expect(page.getByText(say.cancelled('Business'))).toHaveCount(0);
    });

    test('a plan that has ended is renewed; one that was cancelled is not offered for it', async ({
      page,
    }) => {
      const token = await arriveAt(page, '/subscription', { language });
      const plan = { planId: 'basic', paymentMethodId: 'card_1', autoRenew: false };
      await callAs(page, token, '/payments/subscriptions', plan);
      await page.request.post('/sandbox/clock', { data: { advanceMs: 40 * dayMs } });
      await pressOn(page, button(page, say.refresh));
      await expect(page.getByText(say.statusExpired, { exact: true })).toBeVisible();
      await expect(page.getByText(say.free, { exact: true })).toBeVisible();
      await pressOn(page, button(page, say.renewOne('Basic')));
      await pickByLetters(page, say.method, 'Visa');
      await pressOn(page, button(page, say.renew));
      await expect(page.getByText(say.renewed('Basic'))).toBeVisible();
      await pressOn(page, button(page, say.cancelOne('Basic')));
      await pressOn(page, dialog(page).getByRole('button', { name: say.confirmCancel, exact: true }));
      await expect(page.getByText(say.statusCancelled, { exact: true })).toBeVisible();
      await expect(button(page, say.renewOne('Basic'))).toHaveCount(0);
    });

    test('a purchase that fails says so in the dialog, keeps what was chosen, and can be sent again', async ({
      page,
    }) => {
      await arriveAt(page, '/subscription/plans', { language });
      await pressOn(page, button(page, say.choose('Basic')));
      await tabTo(page, page.getByLabel(say.plan, { exact: true }));
      await page.keyboard.press('Home');
      await pressOn(page, dialog(page).getByRole('button').last());
      await expect(dialog(page).getByRole('alert').first()).toHaveText(say.needPlan);
      await pickByLetters(page, say.plan, 'Basic');
      await pickByLetters(page, say.method, 'Visa');
      await tabTo(page, button(page, say.subscribe));
      await intercepted(page, '**/api/payments/subscriptions', async () => {
        await page.keyboard.press('Enter');
        await expect(dialog(page).getByRole('alert')).toHaveText(say.notSubscribed);
      });
      await page.keyboard.press('Enter');
      await expect(page.getByText(say.subscribed('Basic'))).toBeVisible();
    });

    test('a plan that was taken in another tab meanwhile is refused in the server’s own words', async ({
      page,
    }) => {
      const token = await arriveAt(page, '/subscription/plans', { language });
      await pressOn(page, button(page, say.choose('Pro')));
      await pickByLetters(page, say.method, 'Visa');
      await callAs(page, token, '/payments/subscriptions', { planId: 'pro', paymentMethodId: 'card_1' });
      await pressOn(page, button(page, say.subscribe));
      await expect(dialog(page).getByRole('alert')).toHaveText(say.alreadyActive);
    });

    test('what cannot be loaded says so in its place and can be asked for again', async ({ page }) => {
      await page.route('**/api/subscriptions/*', badGateway);
      await page.route('**/api/credits/transactions*', badGateway);
      await arriveAt(page, '/subscription', { language });
      await expect(page.getByRole('alert')).toHaveText(new RegExp(say.mineFailed));
      await openTab(page, say.plans);
      await expect(page.getByRole('alert')).toHaveText(new RegExp(say.plansFailed));
      await openTab(page, say.credits);
      await expect(page.getByRole('alert')).toHaveText(new RegExp(say.ledgerFailed));
      await page.unroute('**/api/credits/transactions*');
      await pressOn(page, button(page, say.retry));
      await expect(page.getByText(say.balance('10'))).toBeVisible();
    });

    test('axe finds nothing in the dashboard and its dialogs, in either theme', again, async ({ page }) => {
      const token = await arriveAt(page, '/subscription', { language });
      await expect(page.getByText(say.empty)).toBeVisible();
      expect(await faultsInBothThemes(page), 'nothing yet').toEqual([]);
      await callAs(page, token, '/payments/subscriptions', { planId: 'pro', paymentMethodId: 'card_1' });
      await button(page, say.refresh).click();
      await button(page, say.cancelOne('Pro')).click();
      expect(await faultsInBothThemes(page), 'the question before a plan is cancelled').toEqual([]);
      await leaveDialog(page);
      await page.getByRole('tab', { name: say.plans }).click();
      await button(page, say.choose('Business')).click();
      await expect(dialog(page).getByLabel(say.method).locator('option:checked')).toContainText('Visa');
      await dialog(page).getByLabel(say.method).selectOption('');
      await button(page, say.change).click();
      await expect(dialog(page).getByText(say.needMethod).last()).toBeVisible();
      expect(await faultsInBothThemes(page), 'a switch that lacks a card').toEqual([]);
      await leaveDialog(page);
      expect(await faultsInBothThemes(page), 'plans').toEqual([]);
      await page.getByRole('tab', { name: say.credits }).click();
      await expect(page.getByText(say.balance('310'))).toBeVisible();
      await page.getByLabel(say.amount).fill('0');
      await button(page, say.purchase).click();
      await expect(page.getByRole('alert')).toHaveCount(2);
      expect(await faultsInBothThemes(page), 'credits').toEqual([]);
    });
  });
}

test('what the dashboard shows is asked for at most once a second', async ({ page }) => {
  await arriveAt(page, '/subscription', { language: 'en' });
  await expect(page.getByText(subscriptionWords.en.empty)).toBeVisible();
  let calls = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/subscriptions/user')) calls += 1;
  });
  const refresh = button(page, subscriptionWords.en.refresh);
  await page.evaluate(() => {
    const [found] = [...document.querySelectorAll('button')].filter((one) => one.textContent === 'Refresh');
    for (let time = 0; time < 5; time += 1) found?.click();
  });
  await expect.poll(() => calls).toBe(1);
  await expect(refresh).not.toHaveAttribute('aria-busy', 'true');
  await expect(async () => {
    await refresh.click();
    expect(calls).toBe(2);
  }).toPass();
});

test('whoever signs in after somebody else sees nothing of their plan and credits', async ({ page }) => {
  const say = subscriptionWords.en;
  const token = await arriveAt(page, '/subscription', { language: 'en' });
  await callAs(page, token, '/payments/subscriptions', { planId: 'pro', paymentMethodId: 'card_1' });
  await button(page, say.refresh).click();
  await expect(button(page, say.cancelOne('Pro'))).toBeVisible();
  await page.getByRole('button', { name: 'Ada Martin' }).click();
  await button(page, 'Sign out').click();
  await expect(page).toHaveURL('/');

  // By links alone: the page is never loaded anew, so whatever was kept in it would still be there.
  const next = somebody();
  await page.getByRole('link', { name: 'Create account' }).first().click();
  await page.getByLabel('Full name').fill('Grace Hopper');
  await page.getByLabel('Email', { exact: true }).fill(next.email);
  await page.getByLabel('Password', { exact: true }).fill(next.password);
  await page.getByLabel('Confirm password').fill(next.password);
  await page.getByRole('checkbox').check();
  await button(page, 'Create account').click();
  const chip = page.getByRole('link', { name: '10 credits' });
  await chip.click();
  await expect(page).toHaveURL('/subscription/credits');
  await expect(page.getByText(say.balance('10'))).toBeVisible();
  await page.getByRole('tab', { name: say.mine }).click();
  await expect(page.getByText(say.empty)).toBeVisible();
});
