import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS, driversOf, type At, type ProviderScene } from './suite-drivers.ts';
import { describeRenewals, describeSubscriptions } from './subscriptions-suite.ts';

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
    describeEvents(at);
  });
};

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
      expect(found).toEqual({ paymentId: null, subscriptionId: null, isProcessing: false });
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
      card: { brand: 'visa', last4: '4242' },
    });
    const { orderId } = asked.reference;
    const found = await cards.findOrdered({ customerId, orderId });
    expect(found).toEqual({ paymentId: first.paymentId, subscriptionId: null, isProcessing: false });
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

  it('keeps the card of a single payment only when its payer ticked that', async () => {
    const { cards, customer, checkout, payCheckout } = at();
    const customerId = await customer();
    const kept = async () => (await cards.listCards(customerId)).cards.length;
    const before = await kept();
    const { sessionId } = await cards.openCheckout(checkout(customerId));
    await payCheckout(sessionId);
    expect(await kept()).toBe(before);
    const ticked = await cards.openCheckout(checkout(customerId));
    await payCheckout(ticked.sessionId, true);
    expect(await kept()).toBe(before + 1);
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

  it('takes what is credited off the first month alone there', async () => {
    const { cards, customer, checkout, payCheckout, stateOf } = at();
    const item = { name: 'Maquette Pro, monthly', amountCents: 2400 };
    const asked = { ...checkout(await customer(), 'monthly'), item, creditCents: 901 };
    const { sessionId } = await cards.openCheckout(asked);
    expect(await cards.readCheckout(sessionId)).toMatchObject({ amountCents: 1499 });
    await payCheckout(sessionId);
    const paid = await cards.readCheckout(sessionId);
    const state = await stateOf(paid?.subscriptionId ?? '');
    expect([state.paid[0]?.amountCents, state.nextCents]).toEqual([1499, 2400]);
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

const describeEvents = (at: At): void => {
  it('believes no event that is forged, changed or old', async () => {
    const { cards, customer, checkout, payCheckout, takeEvents, now } = at();
    const { sessionId } = await cards.openCheckout(checkout(await customer()));
    await payCheckout(sessionId);
    const [event] = await takeEvents();
    if (event === undefined) throw new Error('There was no event');
    const { raw, signature } = event;
    const refused = { code: 'signature_invalid' };
    const changed = Buffer.from(raw.toString().replace('{', '{ '));
    const seconds = Math.floor(now() / 1000);
    const read =
      (...given: Parameters<typeof cards.readEvent>) =>
      () =>
        cards.readEvent(...given);
    expect(read(raw, undefined, now())).toThrow(expect.objectContaining(refused));
    expect(read(raw, 'nonsense', now())).toThrow(expect.objectContaining(refused));
    expect(read(raw, `t=${seconds},v1=${'0'.repeat(64)}`, now())).toThrow(expect.objectContaining(refused));
    expect(read(changed, signature, now())).toThrow(expect.objectContaining(refused));
    expect(read(raw, signature, now() + 302_000)).toThrow(expect.objectContaining(refused));
    expect(read(raw, signature, now() - 302_000)).toThrow(expect.objectContaining(refused));
    expect(cards.readEvent(raw, signature, now())).toEqual(cards.readEvent(raw, signature, now()));
  });

  it('sends events of what was paid, subscribed to, renewed and given back', async () => {
    const { cards, payer, order, subscribed, checkout, payCheckout, takeEvents, advance, now } = at();
    const { customerId, cardId } = await payer();
    await takeEvents();
    const told = async () =>
      (await takeEvents()).map(({ raw, signature }) => cards.readEvent(raw, signature, now()).subject);

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
