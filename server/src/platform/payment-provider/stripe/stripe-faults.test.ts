import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type Fault, MANNERS } from '@maquette/simulators';
import { openLog } from '../../log.ts';
import { CustomerGone } from '../card-provider.ts';
import {
  type SceneWishes,
  type StripeScene,
  stripeScenes,
} from '#test/support/payment-provider/stripe-scene.ts';

const openScene = stripeScenes();
const open = async (wishes: SceneWishes = {}) => {
  const scene = await openScene(wishes);
  return { ...scene, ...(await payerAt(scene)) };
};
const payerAt = async ({ cards }: StripeScene, card = 'pm_card_visa') => {
  const person = { userId: 'ada', email: 'ada@example.test', fullName: 'Ada' };
  const customerId = await cards.createCustomer(person);
  const saved = await cards.attachCard(customerId, card);
  if (saved.kind !== 'saved') throw new Error(saved.kind);
  return { customerId, cardId: saved.card.id, order: orderFor(customerId, saved.card.id) };
};
const orderFor = (customerId: string, cardId: string) => {
  const orderId = randomUUID();
  return {
    ...{ customerId, cardId, item: { name: '100 credits', amountCents: 1000 } },
    reference: { orderId, userId: 'ada' },
    idempotencyKey: `charge:${orderId}`,
  };
};
const checkoutOf = (order: ReturnType<typeof orderFor>) => ({
  ...order,
  mode: 'once' as const,
  successUrl: 'https://shop.example.test/success?session_id={CHECKOUT_SESSION_ID}',
  cancelUrl: 'https://shop.example.test/cancel',
  locale: 'fr' as const,
});
const refused = (code: string) => expect.objectContaining({ name: 'Refusal', code });
const paidAt = ({ stripe }: StripeScene) =>
  [...stripe.account.intents.values()].filter(({ status }) => status === 'succeeded').length;
const errorBody = (error: Record<string, string>) => ({ body: { error } });

describe('a charge whose answer does not come', () => {
  it('is asked for again by itself, and taken once', async () => {
    const scene = await open();
    scene.stripe.next({ at: 'charge', lostAnswer: true });
    expect(await scene.cards.chargeCard(scene.order)).toMatchObject({ kind: 'paid' });
    expect([scene.stripe.calls('charge'), paidAt(scene)]).toEqual([2, 1]);
  });

  it('is found by its order, and the same key tells what became of it', async () => {
    const scene = await open();
    for (let call = 0; call < 3; call++) scene.stripe.next({ at: 'charge', lostAnswer: true });
    await expect(scene.cards.chargeCard(scene.order)).rejects.toEqual(refused('cards_unavailable'));
    const { customerId, order } = scene;
    const found = await scene.cards.findOrdered({ customerId, orderId: order.reference.orderId });
    expect(found.paymentId).not.toBeNull();
    expect(await scene.cards.chargeCard(order)).toEqual({ kind: 'paid', paymentId: found.paymentId });
    expect(paidAt(scene)).toBe(1);
  });
});

describe('a subscription that is told with and without what may be missing', () => {
  it('stands the same at every look', async () => {
    const scene = await open();
    const begun = await scene.cards.subscribeWithCard({ ...scene.order, renews: true });
    const id = begun.kind === 'active' ? begun.subscriptionId : '';
    const looks = [];
    for (let look = 0; look < MANNERS; look++) looks.push(await scene.cards.readSubscription(id));
    for (const seen of looks) expect(seen).toEqual(looks[0]);
    expect(looks[0]).toMatchObject({ state: 'active', renews: true, paid: [{ amountCents: 1000 }] });
  });
});

describe('a provider in trouble', () => {
  const busy = errorBody({ type: 'invalid_request_error', code: 'rate_limit', message: 'Too many' });
  const inUse = errorBody({ type: 'idempotency_error', code: 'idempotency_key_in_use', message: 'Wait' });
  it.each<[string, string, number, Fault]>([
    ['busy', 'cards_busy', 1, { status: 429, ...busy }],
    ['locked', 'cards_busy', 1, { status: 429, ...errorBody({ code: 'lock_timeout', message: 'Wait' }) }],
    ['at work on the same key', 'cards_unavailable', 3, { status: 409, ...inUse }],
    ['broken', 'cards_unavailable', 3, { status: 500, ...errorBody({ type: 'api_error', message: 'Oops' }) }],
    ['behind a page of something else', 'cards_unavailable', 1, { htmlBody: true }],
    ['breaking off', 'cards_unavailable', 1, { truncated: true }],
    ['silent', 'cards_unavailable', 3, { neverAnswer: true }],
  ])('that is %s is told as %s, and nothing is known', async (_name, code, calls, fault) => {
    const scene = await open({ timeoutMs: 300 });
    for (let call = 0; call < calls; call++) scene.stripe.next({ at: 'charge', ...fault });
    await expect(scene.cards.chargeCard(scene.order)).rejects.toEqual(refused(code));
    expect(scene.stripe.calls('charge')).toBe(calls);
  });

  it('that is not there is told as unavailable', async () => {
    const { cards } = await openScene({ changes: { apiUrl: 'http://127.0.0.1:1' } });
    await expect(cards.readPayment('pi_1')).rejects.toEqual(refused('cards_unavailable'));
  });

  it('that does not take our key calls the operator, in no words of Stripe’s and without the key', async () => {
    const lines: string[] = [];
    const log = openLog('debug', { write: (line) => void lines.push(line) });
    const { cards } = await openScene({ changes: { secretKey: 'sk_test_other' }, log });
    await expect(cards.readPayment('pi_1')).rejects.toEqual(refused('cards_unavailable'));
    expect(lines.map((line) => JSON.parse(line) as { level: number; status: number })).toEqual([
      expect.objectContaining({ level: 50, status: 401, requestId: expect.stringMatching(/^req_/) }),
    ]);
    expect(lines.join()).not.toMatch(/sk_test|Invalid API Key/);
  });

  it('that calls an order wrong is told as our mistake, in no words of Stripe’s', async () => {
    const { cards, order } = await open();
    const wrong = { ...order, item: { ...order.item, amountCents: 49 } };
    await expect(cards.chargeCard(wrong)).rejects.toThrow(
      /^Stripe refused a call: status 400, amount_too_small/,
    );
  });
});

describe('what is not there', () => {
  it('is never asked for by a name that would lead elsewhere', async () => {
    const { stripe, cards, customerId } = await open();
    const before = ['read-method', 'read-customer', 'attach-method', 'read-checkout'].map(stripe.calls);
    for (const name of ['..', '../..', 'pm_1/detach', 'pm?', '', 'é']) {
      expect(await cards.detachCard(customerId, name)).toBe(false);
      expect(await cards.setDefaultCard(customerId, name)).toBe(false);
      expect(await cards.attachCard(customerId, name)).toEqual({ kind: 'method_unknown' });
      expect(await cards.readCheckout(name)).toBeNull();
    }
    expect(['read-method', 'read-customer', 'attach-method', 'read-checkout'].map(stripe.calls)).toEqual(
      before,
    );
  });

  it('a customer that was deleted by hand buys nothing: whoever asks is told', async () => {
    const { cards, customerId, order } = await open();
    await cards.removeCustomer(customerId);
    const form = {
      customerId,
      returnUrl: 'https://a.test/',
      cancelUrl: 'https://a.test/',
      locale: 'en',
    } as const;
    const { cards: withoutForm } = await openScene({ changes: { publishableKey: null } });
    for (const call of [
      () => cards.chargeCard(order),
      () => cards.subscribeWithCard({ ...order, renews: true }),
      () => cards.openCheckout(checkoutOf(order)),
      () => cards.attachCard(customerId, 'pm_card_visa'),
      () => withoutForm.openCardForm(form),
    ])
      await expect(call()).rejects.toThrow(CustomerGone);
    expect(await cards.findOrdered({ customerId, orderId: order.reference.orderId })).toEqual({
      ...{ paymentId: null, subscriptionId: null, isProcessing: false },
    });
  });

  it('what was ended or given back by hand is done: nobody is told of a mistake', async () => {
    const { stripe, cards, customerId, cardId, order } = await open();
    const subscribed = await cards.subscribeWithCard({ ...orderFor(customerId, cardId), renews: true });
    const subscriptionId = subscribed.kind === 'active' ? subscribed.subscriptionId : '';
    await cards.endSubscription(subscriptionId);
    await cards.setRenewal(subscriptionId, false);
    await cards.setRenewal('sub_none', false);
    await cards.endSubscription('sub_none');
    const charged = await cards.chargeCard(order);
    const paymentId = charged.kind === 'paid' ? charged.paymentId : '';
    for (const idempotencyKey of ['one', 'other'])
      await cards.refund({ paymentId, amountCents: 1000, idempotencyKey });
    expect(stripe.account.refunds.size).toBe(1);
  });
});

describe('a payment whose bank is taking it back', () => {
  it('cannot be given back once more', async () => {
    const { stripe, cards, order } = await open();
    const charged = await cards.chargeCard(order);
    const paymentId = charged.kind === 'paid' ? charged.paymentId : '';
    stripe.loseDispute(paymentId);
    const again = cards.refund({ paymentId, amountCents: 1000, idempotencyKey: 'one' });
    await expect(again).rejects.toEqual(refused('already_refunded'));
    expect(stripe.account.refunds.size).toBe(0);
  });
});

describe('a bank that asks', () => {
  it('is answered on the hosted page, and asks no more where the card allows it', async () => {
    const { stripe, cards, customerId, order } = await open();
    const pay = async (number: string) => {
      const { sessionId } = await cards.openCheckout(checkoutOf({ ...orderFor(customerId, '') }));
      expect(stripe.pay(sessionId, { number })).toBe('asks_bank');
      expect(await cards.readCheckout(sessionId)).toMatchObject({ state: 'open', isPaid: false });
      expect(stripe.pay(sessionId, { number, isAuthenticated: true, isKept: true })).toBe('paid');
      const { cards: saved } = await cards.listCards(customerId);
      const cardId = saved[0]?.id ?? '';
      return (await cards.chargeCard({ ...orderFor(customerId, cardId) })).kind;
    };
    expect(await pay('4000002500003155')).toBe('paid');
    expect(await pay('4000002760003184')).toBe('authentication_required');
    expect(await cards.chargeCard(order)).toMatchObject({ kind: 'paid' });
  });
});

describe('a checkout that is complete', () => {
  it('is not paid before the money is there', async () => {
    const { stripe, cards, order } = await open();
    const { sessionId } = await cards.openCheckout(checkoutOf(order));
    stripe.payLater(sessionId);
    const waiting = await cards.readCheckout(sessionId);
    expect(waiting).toMatchObject({ state: 'complete', isPaid: false });
    expect(await cards.readPayment(waiting?.paymentId ?? '')).toMatchObject({ isPaid: false });
    stripe.settle(sessionId);
    expect(await cards.readCheckout(sessionId)).toMatchObject({ state: 'complete', isPaid: true });
  });
});

describe('a card', () => {
  it('is entered in our own page with the publishable key, else on Stripe’s', async () => {
    const form = { returnUrl: 'https://a.test/back', cancelUrl: 'https://a.test/', locale: 'en' } as const;
    const own = await open();
    expect(await own.cards.openCardForm({ ...form, customerId: own.customerId })).toBeNull();
    const { stripe, cards } = await openScene({ changes: { publishableKey: null } });
    const customerId = await cards.createCustomer({ userId: 'a', email: 'a@b.test', fullName: 'A' });
    const { url = '' } = (await cards.openCardForm({ ...form, customerId })) ?? {};
    expect(url).toMatch(/\/pay\/cs_test_/);
    expect(stripe.pay(url.split('/').pop() ?? '')).toBe('paid');
    expect((await cards.listCards(customerId)).cards).toMatchObject([{ brand: 'visa', last4: '4242' }]);
    expect(paidAt({ stripe, cards })).toBe(0);
  });
});
