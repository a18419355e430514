import type { PaymentReceipt, Subscription } from '@maquette/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, errorOf, type TestApp } from '#test/support/build-test-app.ts';
import { get } from '#test/support/edit-drivers.ts';
import { sessionIn } from '#test/support/money-drivers.ts';
import { registered, registeredPassword } from '#test/support/registered.ts';
import { signedIn, type SignedInUser } from '#test/support/signed-in.ts';
import { startStripe, type StripeSimulator } from '@maquette/simulators';
import { testClock } from '#test/support/test-clock.ts';
import { databaseKinds } from '#test/support/test-database.ts';
import { reconcileMoney, refundPayment } from './index.ts';

const DAY_MS = 86_400_000;
/** Of Stripe's library, for one call. */
const TRIES = 3;
const pack = { amount: 10, credits: 100 };

describe.each(databaseKinds())('money by way of Stripe (%s)', (kind) => {
  const clock = testClock();
  let stripe: StripeSimulator;
  let on: TestApp;
  let ada: SignedInUser;
  beforeAll(async () => {
    stripe = await startStripe({ now: clock.now });
    on = await buildTestApp({ kind, settings: stripe.settings, changes: { now: clock.now } });
    ada = await registered(on, 'ada@example.test');
  });
  afterAll(async () => {
    await on.close();
    await stripe.close();
    stripe.assertClean();
  });

  const post = async <T>(path: string, payload: object, status = 200): Promise<T> => {
    const answer = await on.app.inject({ method: 'POST', url: `/api${path}`, payload, headers: ada.headers });
    expect([answer.statusCode, answer.statusCode === status ? '' : answer.body]).toEqual([status, '']);
    return answer.json<T>();
  };
  const deliver = async () => {
    for (const { raw, signature } of stripe.events.take()) {
      const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
      const answer = await on.app.inject({
        method: 'POST',
        url: '/api/payments/webhook',
        payload: raw,
        headers,
      });
      expect(answer.json()).toEqual({ received: true });
    }
    await on.house.deps.settleMoney();
  };
  const balance = async () => (await get(on, ada, '/credits/balance')).json<{ balance: number }>().balance;
  const receipts = async () =>
    (await get(on, ada, '/payments/receipts')).json<{ receipts: PaymentReceipt[] }>().receipts;
  const listed = async () => {
    const answer = (await get(on, ada, '/subscriptions/user')).json<{ subscriptions: Subscription[] }>();
    return answer.subscriptions.map(({ plan_id: plan, status }) => [plan, status]);
  };
  const money = () => ({ ...on.context(), ...on.house.deps.payments });
  const pass = async (ms: number) => {
    clock.advance(ms);
    stripe.advance(0);
    ada = await signedIn({ db: on.db, clock }, ada.user);
  };

  it('sells nothing below what Stripe takes at once', async () => {
    const answer = await post<object>('/payments/credits/purchase', { amount: 0.4, credits: 4 }, 400);
    expect(errorOf({ json: () => answer }).fields).toMatchObject({ amount: { code: 'too_small' } });
  });

  it('counts a checkout once, by its event and by the page', async () => {
    const before = await balance();
    const { checkoutUrl } = await post<{ checkoutUrl: string }>('/payments/credits/purchase', pack);
    const sessionId = sessionIn(checkoutUrl);
    await post('/payments/credits/verify-session', { sessionId }, 402);
    stripe.pay(sessionId);
    await deliver();
    expect(await balance()).toBe(before + 100);
    const verified = await post<object>('/payments/credits/verify-session', { sessionId });
    expect(verified).toEqual({ success: true, creditBalance: before + 100, creditsAdded: 100 });
  });

  it('charges a saved card, tells of one that is declined, and leads back where the bank asks', async () => {
    const before = await balance();
    const save = async (paymentMethodId: string) =>
      (await post<{ data: { id: string } }>('/payments/methods', { paymentMethodId })).data.id;
    const buy = async (card: string, status = 200) =>
      post<{ checkoutUrl?: string; creditBalance?: number }>(
        '/payments/credits/purchase',
        { ...pack, paymentMethodId: await save(card) },
        status,
      );
    await buy('pm_card_chargeCustomerFail', 402);
    expect((await buy('pm_card_authenticationRequired')).checkoutUrl).toContain('/pay/');
    expect(await buy('pm_card_visa')).toEqual({ success: true, creditBalance: before + 100 });
    await deliver();
    expect(await balance()).toBe(before + 100);
  });

  it('gives back a payment and takes its credits', async () => {
    const before = await balance();
    const { id } = (await receipts())[0] ?? { id: '' };
    const { receipt } = await refundPayment(money(), { id });
    expect([receipt.refundedCents, await balance()]).toEqual([1000, before - 100]);
    await deliver();
    expect(await balance()).toBe(before - 100);
  });

  it('starts a plan, renews it, switches, and cancels', async () => {
    const before = await balance();
    const { data } = (await get(on, ada, '/payments/methods')).json<{
      data: { id: string; card: { last4: string } }[];
    }>();
    const paymentMethodId = data.find(({ card }) => card.last4 === '4242')?.id ?? '';
    await post(`/payments/methods/${paymentMethodId}/default`, {});
    await post('/payments/subscriptions', { planId: 'basic', paymentMethodId });
    await pass(32 * DAY_MS);
    await reconcileMoney(money());
    expect(await balance()).toBe(before + 200);
    const switched = await post<{ subscription: Subscription }>('/payments/subscriptions', {
      ...{ planId: 'pro', paymentMethodId },
    });
    await deliver();
    expect(await listed()).toEqual([
      ['pro', 'active'],
      ['basic', 'cancelled'],
    ]);
    await post(`/payments/subscriptions/${switched.subscription.id}/cancel`, {});
    await pass(64 * DAY_MS);
    await reconcileMoney(money());
    await deliver();
    expect([await balance(), await listed()]).toEqual([
      before + 500,
      [
        ['pro', 'cancelled'],
        ['basic', 'cancelled'],
      ],
    ]);
  });

  it('keeps an account whose plan cannot be ended, and ends both when it can', async () => {
    await post('/payments/subscriptions', {
      planId: 'business',
      paymentMethodId: (await get(on, ada, '/payments/methods')).json<{ data: { id: string }[] }>().data[0]
        ?.id,
    });
    const remove = () =>
      on.app.inject({
        ...{ method: 'DELETE', url: '/api/auth/account', payload: { password: registeredPassword } },
        headers: ada.headers,
      });
    for (let i = 0; i < TRIES; i++) stripe.next({ at: 'end-subscription', status: 500, body: '{}' });
    const refused = await remove();
    expect([refused.statusCode, errorOf(refused).error]).toEqual([503, 'cards_unavailable']);
    expect((await get(on, ada, '/auth/me')).statusCode).toBe(200);
    expect((await remove()).json()).toEqual({ success: true });
    expect([...stripe.account.subscriptions.values()].filter(({ status }) => status === 'active')).toEqual(
      [],
    );
  });
});
