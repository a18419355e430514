import { expect, it } from 'vitest';
import { DAY_MS, type At } from './suite-drivers.ts';

/** Months that are paid and renewed, or fail. */
export const describeSubscriptions = (at: At): void => {
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

  it('takes what is credited off the first month alone, once for each order', async () => {
    const { cards, payer, order, stateOf, advance } = at();
    const { customerId, cardId } = await payer();
    const asked = { ...order(customerId, { amountCents: 2400 }), cardId, renews: true, creditCents: 901 };
    const first = await cards.subscribeWithCard(asked);
    expect(await cards.subscribeWithCard(asked)).toEqual(first);
    if (first.kind !== 'active') throw new Error(first.kind);
    await advance(32 * DAY_MS);
    const { paid, nextCents } = await stateOf(first.subscriptionId);
    expect(paid.map(({ amountCents }) => amountCents)).toEqual([1499, 2400]);
    expect(nextCents).toBe(2400);
  });

  it('charges another price from the next month on, and nothing now; taken back, the old one', async () => {
    const { cards, payer, order, stateOf, advance } = at();
    const { customerId, cardId } = await payer();
    const asked = { ...order(customerId, { amountCents: 2400 }), cardId, renews: true };
    const begun = await cards.subscribeWithCard(asked);
    if (begun.kind !== 'active') throw new Error(begun.kind);
    const { subscriptionId } = begun;
    const cheaper = { name: 'Maquette Basic, monthly', amountCents: 900 };
    await cards.setItem(subscriptionId, cheaper);
    await cards.setItem(subscriptionId, cheaper);
    const told = await stateOf(subscriptionId);
    expect([told.nextCents, told.paid.length, told.renews]).toEqual([900, 1, true]);
    await cards.setItem(subscriptionId, asked.item);
    expect((await stateOf(subscriptionId)).nextCents).toBe(2400);
    await cards.setItem(subscriptionId, cheaper);
    await advance(32 * DAY_MS);
    expect((await stateOf(subscriptionId)).paid.map(({ amountCents }) => amountCents)).toEqual([2400, 900]);
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

export const describeRenewals = (at: At): void => {
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

  it('renews again what was to renew no more, once that is taken back before its end', async () => {
    const { cards, payer, subscribed, stateOf, advance } = at();
    const { customerId, cardId } = await payer();
    const subscriptionId = await subscribed(customerId, cardId);
    await cards.setRenewal(subscriptionId, false);
    await cards.setRenewal(subscriptionId, true);
    await cards.setRenewal(subscriptionId, true);
    expect(await stateOf(subscriptionId)).toMatchObject({ state: 'active', renews: true });
    await advance(32 * DAY_MS);
    expect((await stateOf(subscriptionId)).paid).toHaveLength(2);
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
