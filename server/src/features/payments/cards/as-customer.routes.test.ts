import type { PaymentMethod } from '@maquette/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#test/support/build-test-app.ts';
import { get } from '#test/support/edit-drivers.ts';
import { registered } from '#test/support/registered.ts';
import type { SignedInUser } from '#test/support/signed-in.ts';
import { startStripe, type StripeSimulator } from '@maquette/simulators';
import { testClock } from '#test/support/test-clock.ts';

const clock = testClock();
let stripe: StripeSimulator;
let on: TestApp;
let ada: SignedInUser;
beforeAll(async () => {
  stripe = await startStripe({ now: clock.now });
  on = await buildTestApp({ settings: stripe.settings, changes: { now: clock.now } });
  ada = await registered(on, 'ada@example.test');
});
afterAll(async () => {
  await on.close();
  await stripe.close();
  stripe.assertClean();
});

const post = async (path: string, payload: object = {}) => {
  const answer = await on.app.inject({ method: 'POST', url: `/api${path}`, payload, headers: ada.headers });
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
};
const deletedByHand = async () => {
  const { body } = await post('/payments/customer');
  stripe.account.deleted.add(String(body['customerId']));
  for (const method of stripe.account.methods.values()) method.customer = null;
};

it('somebody whom Stripe has forgotten has no cards, and buys, subscribes and saves cards as somebody new', async () => {
  for (const [path, payload] of [
    ['/payments/credits/purchase', { amount: 10, credits: 100 }],
    ['/payments/subscriptions', { planId: 'basic' }],
    ['/payments/methods', { paymentMethodId: 'pm_card_visa' }],
  ] as const) {
    await deletedByHand();
    expect((await get(on, ada, '/payments/methods')).json()).toEqual({ data: [] });
    expect([path, (await post(path, payload)).status]).toEqual([path, 200]);
  }
  const { data } = (await get(on, ada, '/payments/methods')).json<{ data: PaymentMethod[] }>();
  expect(data).toHaveLength(1);
  await deletedByHand();
  const lost = { amount: 10, credits: 100, paymentMethodId: data[0]?.id };
  expect(await post('/payments/credits/purchase', lost)).toMatchObject({
    ...{ status: 400, body: { fields: { paymentMethodId: { code: 'method_unknown' } } } },
  });
});
