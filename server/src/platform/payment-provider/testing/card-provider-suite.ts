import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { CardProvider, OpenCheckout } from '../card-provider.ts';

/** A provider, and the hands that move what lies behind it. */
export interface ProviderScene {
  readonly cards: CardProvider;
  /** Cards that can be attached, by what they do. `failsLater` can be saved and never pays. */
  readonly testCards: Readonly<Record<'good' | 'declined' | 'failsLater' | 'asksBank', string>>;
  /** The time notices are signed by. Milliseconds since 1970. */
  now(): number;
  /** Somebody pays with a good card on the provider's page. */
  payCheckout(sessionId: string): Promise<void>;
  /** The provider's time goes on, and everything it has to do until then is done. */
  advance(ms: number): Promise<void>;
  /** The payer's bank takes the whole payment back. */
  loseDispute(paymentId: string): Promise<void>;
  /** The notices sent since it was last asked, as they came over the line. */
  takeNotices(): Promise<readonly SentNotice[]>;
}

export interface SentNotice {
  readonly raw: Buffer;
  readonly signature: string;
}

const DAY_MS = 86_400_000;

/** What whoever takes the money promises. `start` is called once; every rule has customers of its own. */
export const describeCardProvider = (name: string, start: () => Promise<ProviderScene>): void => {
  describe(`the card provider ${name}`, () => {
    let scene: ProviderScene;
    beforeAll(async () => {
      scene = await start();
    });
    const at = () => driversOf(scene);

    describeCards(at);
    describeCharges(at);
    describeCheckouts(at);
    describeSubscriptions(at);
    describeRenewals(at);
    describeReturns(at);
    describeNotices(at);
  });
};

const driversOf = (scene: ProviderScene) => {
  const { cards, testCards } = scene;
  const customer = () =>
    cards.createCustomer({ userId: randomUUID(), email: 'ada@example.test', fullName: 'Ada' });
  const order = (customerId: string, changes: { amountCents?: number; orderId?: string } = {}) => {
    const orderId = changes.orderId ?? randomUUID();
    return {
      customerId,
      item: { name: '100 credits', amountCents: changes.amountCents ?? 1000 },
      reference: { orderId, userId: 'ada' },
      idempotencyKey: `order:${orderId}`,
    };
  };
  const attach = async (customerId: string, card: keyof ProviderScene['testCards']) => {
    const outcome = await cards.attachCard(customerId, testCards[card]);
    if (outcome.kind !== 'saved') throw new Error(`The card was not saved: ${outcome.kind}`);
    return outcome.card.id;
  };
  return {
    ...scene,
    customer,
    order,
    attach,
    /** A customer with a good card that is charged unless told. */
    payer: async () => {
      const customerId = await customer();
      const cardId = await attach(customerId, 'good');
      await cards.setDefaultCard(customerId, cardId);
      return { customerId, cardId };
    },
    checkout: (customerId: string, mode: OpenCheckout['mode'] = 'once') => ({
      ...order(customerId),
      mode,
      successUrl: 'https://shop.example.test/success?session_id={CHECKOUT_SESSION_ID}',
      cancelUrl: 'https://shop.example.test/cancel',
      locale: 'en' as const,
    }),
    subscribed: async (customerId: string, cardId: string, renews = true) => {
      const outcome = await cards.subscribeWithCard({ ...order(customerId), cardId, renews });
      if (outcome.kind !== 'active') throw new Error(`Not subscribed: ${outcome.kind}`);
      return outcome.subscriptionId;
    },
    stateOf: async (subscriptionId: string) => {
      const state = await cards.readSubscription(subscriptionId);
      if (state === null) throw new Error('There is no such subscription');
      return state;
    },
  };
};

type At = () => ReturnType<typeof driversOf>;

const describeCards = (at: At): void => {
  it('knows no cards but the customer’s own', async () => {
    const { cards, customer, attach } = at();
    const cardId = await attach(await customer(), 'failsLater');
    const other = await customer();
    expect((await cards.listCards(other)).cards.map(({ id }) => id)).not.toContain(cardId);
    expect(await cards.detachCard(other, cardId)).toBe(false);
    expect(await cards.setDefaultCard(other, cardId)).toBe(false);
    expect(await cards.attachCard(other, 'pm_none')).toEqual({ kind: 'method_unknown' });
  });

  it('does not save a card that its bank declines', async () => {
    const { cards, customer, testCards } = at();
    const customerId = await customer();
    expect(await cards.attachCard(customerId, testCards.declined)).toEqual({ kind: 'declined' });
  });

  it('saves cards, makes one the default, and forgets it once', async () => {
    const { cards, payer } = at();
    const { customerId, cardId } = await payer();
    const listed = await cards.listCards(customerId);
    expect(listed.defaultId).toBe(cardId);
    expect(listed.cards.find(({ id }) => id === cardId)).toMatchObject({ brand: 'visa', last4: '4242' });
    expect(await cards.detachCard(customerId, cardId)).toBe(true);
    expect(await cards.detachCard(customerId, cardId)).toBe(false);
    const after = await cards.listCards(customerId);
    expect(after.cards.map(({ id }) => id)).not.toContain(cardId);
    expect(after.defaultId).not.toBe(cardId);
  });

  it('forgets a customer with cards and subscriptions, twice like once', async () => {
    const { cards, payer, subscribed, stateOf } = at();
    const { customerId, cardId } = await payer();
    const subscriptionId = await subscribed(customerId, cardId);
    await cards.removeCustomer(customerId);
    await cards.removeCustomer(customerId);
    expect((await stateOf(subscriptionId)).state).toBe('over');
    expect((await cards.listCards(customerId)).cards).toEqual([]);
  });
};

const describeCharges = (at: At): void => {
  it('takes nothing from a card that is not there, declined, or waiting for its bank', async () => {
    const { cards, customer, order, attach } = at();
    const customerId = await customer();
    const charge = async (cardId: string) => {
      const asked = order(customerId);
      const { kind } = await cards.chargeCard({ ...asked, cardId });
      const found = await cards.findOrdered({ customerId, orderId: asked.reference.orderId });
      expect(found).toEqual({ paymentId: null, subscriptionId: null });
      return kind;
    };
    expect(await charge('pm_none')).toBe('method_unknown');
    expect(await charge(await attach(customerId, 'failsLater'))).toBe('declined');
    expect(await charge(await attach(customerId, 'asksBank'))).toBe('authentication_required');
  });

  it('charges a card once, however often the same order is sent', async () => {
    const { cards, payer, order } = at();
    const { customerId, cardId } = await payer();
    const asked = { ...order(customerId), cardId };
    const first = await cards.chargeCard(asked);
    const again = await cards.chargeCard(asked);
    expect(again).toEqual(first);
    if (first.kind !== 'paid') throw new Error(first.kind);
    expect(await cards.readPayment(first.paymentId)).toEqual({
      paymentId: first.paymentId,
      ...{ isPaid: true, amountCents: 1000, currency: 'usd', returnedCents: 0, reference: asked.reference },
    });
    const { orderId } = asked.reference;
    const found = await cards.findOrdered({ customerId, orderId });
    expect(found).toEqual({ paymentId: first.paymentId, subscriptionId: null });
  });

  it('refuses another order under the same key', async () => {
    const { cards, payer, order } = at();
    const { customerId, cardId } = await payer();
    const asked = { ...order(customerId), cardId };
    await cards.chargeCard(asked);
    await expect(
      cards.chargeCard({ ...asked, item: { ...asked.item, amountCents: 9 * 100 } }),
    ).rejects.toThrow(Error);
  });

  it('tells apart what it does not know', async () => {
    const { cards } = at();
    expect(await cards.readPayment('pi_none')).toBeNull();
    expect(await cards.readSubscription('sub_none')).toBeNull();
    expect(await cards.readCheckout('cs_test_none')).toBeNull();
  });
};

const describeCheckouts = (at: At): void => {
  it('opens a checkout in which nothing is paid yet, once for each order', async () => {
    const { cards, customer, checkout } = at();
    const asked = checkout(await customer());
    const opened = await cards.openCheckout(asked);
    expect(await cards.openCheckout(asked)).toEqual(opened);
    expect(new URL(opened.url).protocol).toMatch(/^https?:$/);
    expect(await cards.readCheckout(opened.sessionId)).toEqual({
      ...{ sessionId: opened.sessionId, state: 'open', isPaid: false, amountCents: 1000, currency: 'usd' },
      ...{ reference: asked.reference, paymentId: null, subscriptionId: null },
    });
  });

  it('tells what was paid there', async () => {
    const { cards, customer, checkout, payCheckout } = at();
    const asked = checkout(await customer());
    const { sessionId } = await cards.openCheckout(asked);
    await payCheckout(sessionId);
    const paid = await cards.readCheckout(sessionId);
    expect(paid).toMatchObject({ state: 'complete', isPaid: true, subscriptionId: null });
    expect(await cards.readPayment(paid?.paymentId ?? '')).toMatchObject({
      ...{ isPaid: true, amountCents: 1000, reference: asked.reference },
    });
    await cards.expireCheckout(sessionId);
    expect(await cards.readCheckout(sessionId)).toEqual(paid);
  });

  it('starts a subscription there, whose card is kept', async () => {
    const { cards, customer, checkout, payCheckout, stateOf } = at();
    const asked = checkout(await customer(), 'monthly');
    const { sessionId } = await cards.openCheckout(asked);
    await payCheckout(sessionId);
    const paid = await cards.readCheckout(sessionId);
    expect(paid).toMatchObject({ state: 'complete', isPaid: true, reference: asked.reference });
    const state = await stateOf(paid?.subscriptionId ?? '');
    expect(state).toMatchObject({ state: 'active', renews: true, reference: asked.reference });
    expect(state.paid).toHaveLength(1);
    expect((await cards.listCards(asked.customerId)).cards).not.toEqual([]);
  });

  it('closes a checkout that is asked to, and one that nobody paid for a day', async () => {
    const { cards, customer, checkout, advance } = at();
    const [closed, left] = [
      await cards.openCheckout(checkout(await customer())),
      await cards.openCheckout(checkout(await customer())),
    ];
    await cards.expireCheckout(closed.sessionId);
    expect(await cards.readCheckout(closed.sessionId)).toMatchObject({ state: 'expired', isPaid: false });
    expect(await cards.readCheckout(left.sessionId)).toMatchObject({ state: 'open' });
    await advance(DAY_MS + 1000);
    expect(await cards.readCheckout(left.sessionId)).toMatchObject({ state: 'expired', isPaid: false });
  });
};

const describeSubscriptions = (at: At): void => {
  it('starts nothing with a card that does not pay', async () => {
    const { cards, customer, order, attach } = at();
    const customerId = await customer();
    const subscribe = async (cardId: string) => {
      const { kind } = await cards.subscribeWithCard({ ...order(customerId), cardId, renews: true });
      return kind;
    };
    expect(await subscribe('pm_none')).toBe('method_unknown');
    expect(await subscribe(await attach(customerId, 'failsLater'))).toBe('declined');
    expect(await subscribe(await attach(customerId, 'asksBank'))).toBe('authentication_required');
  });

  it('starts one subscription, the first month paid, however often it is ordered', async () => {
    const { cards, payer, order, stateOf } = at();
    const { customerId, cardId } = await payer();
    const asked = { ...order(customerId, { amountCents: 2400 }), cardId, renews: true };
    const first = await cards.subscribeWithCard(asked);
    expect(await cards.subscribeWithCard(asked)).toEqual(first);
    if (first.kind !== 'active') throw new Error(first.kind);
    const { reference } = asked;
    const state = await stateOf(first.subscriptionId);
    expect(state).toMatchObject({ customerId, reference, state: 'active', renews: true, failedTries: 0 });
    expect(state.paid).toHaveLength(1);
    const [month] = state.paid;
    expect(month?.amountCents).toBe(2400);
    expect(((month?.periodEnd ?? 0) - (month?.periodStart ?? 0)) / DAY_MS).toBeGreaterThanOrEqual(28);
    expect(await cards.findOrdered({ customerId, orderId: reference.orderId })).toMatchObject({
      subscriptionId: first.subscriptionId,
    });
  });

  it('ends one at once, twice like once', async () => {
    const { cards, payer, subscribed, stateOf } = at();
    const { customerId, cardId } = await payer();
    const subscriptionId = await subscribed(customerId, cardId);
    await cards.endSubscription(subscriptionId);
    await cards.endSubscription(subscriptionId);
    expect(await stateOf(subscriptionId)).toMatchObject({ state: 'over' });
  });
};

const describeRenewals = (at: At): void => {
  it('charges nobody whose subscription does not renew, and is over when the month ends', async () => {
    const { cards, payer, subscribed, stateOf, advance } = at();
    const { customerId, cardId } = await payer();
    const never = await subscribed(customerId, cardId, false);
    const stopped = await subscribed(customerId, cardId);
    await cards.setRenewal(stopped, false);
    expect(await stateOf(stopped)).toMatchObject({ state: 'active', renews: false });
    await advance(32 * DAY_MS);
    for (const subscriptionId of [never, stopped]) {
      const state = await stateOf(subscriptionId);
      expect([state.state, state.paid.length]).toEqual(['over', 1]);
    }
  });

  it('charges each month once, each beginning where the one before ended', async () => {
    const { payer, subscribed, stateOf, advance } = at();
    const { customerId, cardId } = await payer();
    const subscriptionId = await subscribed(customerId, cardId);
    await advance(32 * DAY_MS);
    await advance(31 * DAY_MS);
    const { state, paid } = await stateOf(subscriptionId);
    expect([state, paid.length]).toEqual(['active', 3]);
    expect(new Set(paid.map(({ invoiceId }) => invoiceId)).size).toBe(3);
    expect(paid.slice(1).map(({ periodStart }) => periodStart)).toEqual(
      paid.slice(0, -1).map(({ periodEnd }) => periodEnd),
    );
  });

  it('tries a card that fails three times, then it is over', async () => {
    const { cards, payer, subscribed, stateOf, advance, attach } = at();
    const { customerId, cardId } = await payer();
    const subscriptionId = await subscribed(customerId, cardId);
    await cards.setDefaultCard(customerId, await attach(customerId, 'failsLater'));
    await advance(32 * DAY_MS);
    const late = await stateOf(subscriptionId);
    expect([late.state, late.paid.length]).toEqual(['past_due', 1]);
    expect(late.failedTries).toBeGreaterThan(0);
    await advance(10 * DAY_MS);
    expect(await stateOf(subscriptionId)).toMatchObject({ state: 'over', failedTries: 3 });
  });

  it('is over at once when it is stopped while a month is owed: that month is never charged', async () => {
    const { cards, payer, subscribed, stateOf, advance, attach } = at();
    const { customerId, cardId } = await payer();
    const subscriptionId = await subscribed(customerId, cardId);
    await cards.setDefaultCard(customerId, await attach(customerId, 'failsLater'));
    await advance(32 * DAY_MS);
    await cards.setRenewal(subscriptionId, false);
    await cards.setDefaultCard(customerId, cardId);
    await advance(10 * DAY_MS);
    const { state, paid } = await stateOf(subscriptionId);
    expect([state, paid.length]).toEqual(['over', 1]);
  });

  it('goes on as before once another card pays', async () => {
    const { cards, payer, subscribed, stateOf, advance, attach } = at();
    const { customerId, cardId } = await payer();
    const subscriptionId = await subscribed(customerId, cardId);
    await cards.setDefaultCard(customerId, await attach(customerId, 'failsLater'));
    await advance(32 * DAY_MS);
    await cards.setDefaultCard(customerId, cardId);
    await advance(4 * DAY_MS);
    const { state, failedTries, paid } = await stateOf(subscriptionId);
    expect([state, failedTries, paid.length]).toEqual(['active', 0, 2]);
    expect(paid[1]?.periodStart).toBe(paid[0]?.periodEnd);
  });
};

const describeReturns = (at: At): void => {
  const paid = async () => {
    const { cards, payer, order } = at();
    const { customerId, cardId } = await payer();
    const outcome = await cards.chargeCard({ ...order(customerId), cardId });
    if (outcome.kind !== 'paid') throw new Error(outcome.kind);
    return outcome.paymentId;
  };

  it('gives back no more than was paid, and each part once', async () => {
    const { cards } = at();
    const paymentId = await paid();
    const returned = async () => (await cards.readPayment(paymentId))?.returnedCents;
    const part = { paymentId, amountCents: 400, idempotencyKey: randomUUID() };
    await cards.refund(part);
    await cards.refund(part);
    expect(await returned()).toBe(400);
    await expect(cards.refund({ ...part, amountCents: 601, idempotencyKey: randomUUID() })).rejects.toThrow(
      Error,
    );
    await cards.refund({ ...part, amountCents: 600, idempotencyKey: randomUUID() });
    expect(await returned()).toBe(1000);
  });

  it('tells of a dispute that was lost as of money that went back', async () => {
    const { cards, loseDispute } = at();
    const paymentId = await paid();
    await loseDispute(paymentId);
    expect((await cards.readPayment(paymentId))?.returnedCents).toBe(1000);
  });
};

const describeNotices = (at: At): void => {
  it('believes no notice that is forged, changed or old', async () => {
    const { cards, customer, checkout, payCheckout, takeNotices, now } = at();
    const { sessionId } = await cards.openCheckout(checkout(await customer()));
    await payCheckout(sessionId);
    const [notice] = await takeNotices();
    if (notice === undefined) throw new Error('There was no notice');
    const { raw, signature } = notice;
    const refused = { code: 'signature_invalid' };
    const changed = Buffer.from(raw.toString().replace('{', '{ '));
    const seconds = Math.floor(now() / 1000);
    const read =
      (...given: Parameters<typeof cards.readNotice>) =>
      () =>
        cards.readNotice(...given);
    expect(read(raw, undefined, now())).toThrow(expect.objectContaining(refused));
    expect(read(raw, 'nonsense', now())).toThrow(expect.objectContaining(refused));
    expect(read(raw, `t=${seconds},v1=${'0'.repeat(64)}`, now())).toThrow(expect.objectContaining(refused));
    expect(read(changed, signature, now())).toThrow(expect.objectContaining(refused));
    expect(read(raw, signature, now() + 302_000)).toThrow(expect.objectContaining(refused));
    expect(read(raw, signature, now() - 302_000)).toThrow(expect.objectContaining(refused));
    expect(cards.readNotice(raw, signature, now())).toEqual(cards.readNotice(raw, signature, now()));
  });

  it('sends notice of what was paid, subscribed to, renewed and given back', async () => {
    const { cards, payer, order, subscribed, checkout, payCheckout, takeNotices, advance, now } = at();
    const { customerId, cardId } = await payer();
    await takeNotices();
    const told = async () =>
      (await takeNotices()).map(({ raw, signature }) => cards.readNotice(raw, signature, now()).subject);

    const charged = await cards.chargeCard({ ...order(customerId), cardId });
    const payment = { kind: 'payment', id: charged.kind === 'paid' ? charged.paymentId : '' };
    expect(await told()).toContainEqual(payment);
    const { sessionId } = await cards.openCheckout(checkout(customerId));
    await payCheckout(sessionId);
    expect(await told()).toContainEqual({ kind: 'checkout', id: sessionId });
    const subscription = { kind: 'subscription', id: await subscribed(customerId, cardId) };
    expect(await told()).toContainEqual(subscription);
    await advance(32 * DAY_MS);
    expect(await told()).toContainEqual(subscription);
    await cards.refund({ paymentId: payment.id, amountCents: 1000, idempotencyKey: randomUUID() });
    expect(await told()).toContainEqual(payment);
  });
};
