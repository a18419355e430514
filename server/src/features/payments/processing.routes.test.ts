import type { Subscription } from '@maquette/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, errorOf, type TestApp } from '#test/support/build-test-app.ts';
import { get } from '#test/support/edit-drivers.ts';
import { sessionIn } from '#test/support/money-drivers.ts';
import { registered } from '#test/support/registered.ts';
import type { SignedInUser } from '#test/support/signed-in.ts';
import { startStripe, type StripeSimulator } from '@maquette/simulators';
import { testClock } from '#test/support/test-clock.ts';
import { databaseKinds } from '#test/support/test-database.ts';
import { reconcileMoney } from './index.ts';

const HOUR_MS = 3_600_000;
const pack = { amount: 10, credits: 100 };
const buys = [
  ['credits', '/payments/credits/purchase', pack],
  ['a plan', '/payments/subscriptions', { planId: 'basic' }],
] as const;

describe.each(databaseKinds())('a charge that a bank is still deciding about (%s)', (kind) => {
  const clock = testClock();
  let stripe: StripeSimulator;
  let on: TestApp;
  let ada: SignedInUser;
  let paymentMethodId: string;
  let people = 0;
  beforeAll(async () => {
    stripe = await startStripe({ now: clock.now });
    on = await buildTestApp({ kind, settings: stripe.settings, changes: { now: clock.now } });
  });
  beforeEach(async () => {
    stripe.events.take();
    ada = await registered(on, `ada-${people++}@example.test`);
    const saved = await send('/payments/methods', { paymentMethodId: 'pm_card_visa' });
    paymentMethodId = saved.json<{ data: { id: string } }>().data.id;
    stripe.slowBanks(true);
  });
  afterEach(() => stripe.slowBanks(false));
  afterAll(async () => {
    await on.close();
    await stripe.close();
    stripe.assertClean();
  });

  const send = (path: string, payload: object, headers: Record<string, string> = {}) =>
    on.app.inject({
      method: 'POST',
      url: `/api${path}`,
      payload,
      headers: { ...ada.headers, ...headers },
    });
  const pay = async (path: string, what: object, headers?: Record<string, string>) => {
    const answer = await send(path, { ...what, paymentMethodId }, headers);
    return answer.statusCode === 200 ? 'bought' : `${answer.statusCode} ${errorOf(answer).error}`;
  };
  const deliver = async () => {
    const events = stripe.events.take();
    // Twice, and the later ones first.
    for (const { raw, signature } of [...events.toReversed(), ...events]) {
      const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
      const url = '/api/payments/webhook';
      expect((await on.app.inject({ method: 'POST', url, payload: raw, headers })).statusCode).toBe(200);
    }
    await on.house.deps.settleMoney();
  };
  const money = () => ({ ...on.context(), ...on.house.deps.payments });
  const balance = async () => (await get(on, ada, '/credits/balance')).json<{ balance: number }>().balance;
  const plans = async () =>
    (await get(on, ada, '/subscriptions/user'))
      .json<{ subscriptions: Subscription[] }>()
      .subscriptions.map(({ plan_id: plan, status }) => `${plan} ${status}`);
  const charges = () => {
    const whose = String(stripe.account.methods.get(paymentMethodId)?.customer);
    return [...stripe.account.intents.values()].filter(({ customer }) => customer === whose).length;
  };
  const processing = '409 payment_processing';

  it('is told as such, and not to pay again, in the reader’s language', async () => {
    const told = async (language: string) => {
      const wish = { ...pack, paymentMethodId };
      const answer = await send('/payments/credits/purchase', wish, { 'accept-language': language });
      expect([answer.statusCode, errorOf(answer).error]).toEqual([409, 'payment_processing']);
      return errorOf(answer).message;
    };
    expect(await told('en')).toMatch(/still checking.*do not pay again/);
    expect(await told('fr')).toMatch(/vérifie encore.*Ne payez pas une seconde fois/);
    expect(charges()).toBe(1);
  });

  it.each(buys)(
    'for %s: is one charge whatever is pressed, and counts once when it is paid',
    async (...buy) => {
      const [, path, what] = buy;
      const before = await balance();
      const key = { 'idempotency-key': `key-${people}` };
      const presses = [
        await pay(path, what, key),
        await pay(path, what, key),
        await pay(path, what),
        await pay(path, what, { 'idempotency-key': `other-${people}` }),
      ];
      expect(presses).toEqual(Array.from(presses, () => processing));
      // Not even by another way.
      expect(errorOf(await send(path, what)).error).toBe('payment_processing');
      await deliver();
      expect([charges(), await balance()]).toEqual([1, before]);

      stripe.decide('pays');
      await deliver();
      await reconcileMoney(money());
      expect(await balance()).toBe(before + 100);
      expect(await pay(path, what, key)).toBe('bought');
      expect([charges(), await balance()]).toEqual([1, before + 100]);
      if (path.endsWith('subscriptions')) expect(await plans()).toEqual(['basic active']);
    },
  );

  it.each(buys)('for %s: is waited for as long as the bank takes, without an event too', async (...buy) => {
    const [, path, what] = buy;
    const before = await balance();
    expect(await pay(path, what)).toBe(processing);
    clock.advance(HOUR_MS);
    await reconcileMoney(money());
    expect(await pay(path, what)).toBe(processing);
    stripe.decide('pays');
    await reconcileMoney(money());
    expect([charges(), await balance()]).toEqual([1, before + 100]);
  });

  it.each(buys)('for %s: keeps nobody from buying once the bank has refused', async (...buy) => {
    const [, path, what] = buy;
    const before = await balance();
    const key = { 'idempotency-key': `key-${people}` };
    expect(await pay(path, what, key)).toBe(processing);
    stripe.decide('refuses');
    await deliver();
    stripe.slowBanks(false);
    expect(await pay(path, what, key)).toBe('402 card_declined');
    expect(await balance()).toBe(before);
    expect(await pay(path, what)).toBe('bought');
    await deliver();
    clock.advance(HOUR_MS);
    await reconcileMoney(money());
    expect(await balance()).toBe(before + 100);
    const waiting = [...stripe.account.subscriptions.values()].filter(
      ({ status }) => status === 'incomplete',
    );
    expect(waiting).toEqual([]);
  });

  it('in a checkout is told as such by the page that is come back to', async () => {
    const answer = await send('/payments/credits/purchase', pack);
    const sessionId = sessionIn(answer.json<{ checkoutUrl: string }>().checkoutUrl);
    const verify = () => send('/payments/credits/verify-session', { sessionId });
    expect(errorOf(await verify()).error).toBe('session_unpaid');
    stripe.payLater(sessionId);
    expect(errorOf(await verify()).error).toBe('payment_processing');
    stripe.settle(sessionId);
    expect((await verify()).statusCode).toBe(200);
  });
});
