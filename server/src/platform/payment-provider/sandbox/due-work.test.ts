import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { describeOnBoth } from '#test/support/test-database.ts';
import { doDueWork } from './due-work.ts';
import { moveClock, sandboxTime } from './sandbox-clock.ts';
import { sandboxScene } from '#test/support/payment-provider/sandbox-scene.ts';

const DAY_MS = 86_400_000;

describeOnBoth('the clock of the sandbox', (on) => {
  const scene = () => sandboxScene(on);
  const subscribed = async () => {
    const { cards } = scene();
    const person = { userId: randomUUID(), email: 'ada@example.test', fullName: 'Ada' };
    const customerId = await cards.createCustomer(person);
    const orderId = randomUUID();
    const outcome = await cards.subscribeWithCard({
      ...{ customerId, cardId: 'card_1', renews: true, idempotencyKey: orderId },
      ...{ item: { name: 'Basic', amountCents: 900 }, reference: { orderId, userId: person.userId } },
    });
    if (outcome.kind !== 'active') throw new Error(outcome.kind);
    return { customerId, subscriptionId: outcome.subscriptionId };
  };
  const chargesOf = async (customerId: string) => {
    const kept = on.db.selectFrom('sandbox_objects').select('id').where('kind', '=', 'payment');
    return (await kept.where('customer_id', '=', customerId).execute()).length;
  };

  it('goes with the real time, and further by what it is moved, for every process', async () => {
    const before = await sandboxTime(on.context());
    on.clock.advance(1000);
    await Promise.all([moveClock(on.context(), DAY_MS), moveClock(on.context(), DAY_MS)]);
    expect((await sandboxTime(on.context())) - before).toBe(1000 + 2 * DAY_MS);
    expect(await scene().cards.now()).toBe(await sandboxTime(on.context()));
  });

  it('charges a month once when several processes look at the same time', async () => {
    const { customerId, subscriptionId } = await subscribed();
    await moveClock(on.context(), 32 * DAY_MS);
    await Promise.all(Array.from({ length: 6 }, () => doDueWork(on.context())));
    const state = await scene().cards.readSubscription(subscriptionId);
    expect([state?.paid.length, await chargesOf(customerId)]).toEqual([2, 2]);
  });

  it('charges every month that a leap went over', async () => {
    const { customerId, subscriptionId } = await subscribed();
    await scene().advance(100 * DAY_MS);
    const state = await scene().cards.readSubscription(subscriptionId);
    expect([state?.paid.length, await chargesOf(customerId)]).toEqual([4, 4]);
    expect(state?.paid.map(({ paidAt }) => paidAt)).toEqual(
      state?.paid.map(({ periodStart }) => periodStart),
    );
    expect(state?.paid.at(-1)?.periodEnd).toBeGreaterThan(await sandboxTime(on.context()));
  });

  it('neither renews nor cancels twice when both are asked at once', async () => {
    const { customerId, subscriptionId } = await subscribed();
    await moveClock(on.context(), 32 * DAY_MS);
    const { cards } = scene();
    await Promise.all([doDueWork(on.context()), cards.setRenewal(subscriptionId, false)]);
    const state = await cards.readSubscription(subscriptionId);
    const months = state?.paid.length ?? 0;
    expect(await chargesOf(customerId)).toBe(months);
    expect([
      [1, 'over'],
      [2, 'active'],
    ]).toContainEqual([months, state?.state]);
  });

  it('ends at once what is cancelled after its month has ended unpaid', async () => {
    const { customerId, subscriptionId } = await subscribed();
    const { cards, advance } = scene();
    const attached = await cards.attachCard(customerId, 'pm_card_chargeCustomerFail');
    await cards.setDefaultCard(customerId, attached.kind === 'saved' ? attached.card.id : '');
    await advance(32 * DAY_MS);
    expect(await cards.readSubscription(subscriptionId)).toMatchObject({ state: 'past_due' });
    await cards.setRenewal(subscriptionId, false);
    expect(await cards.readSubscription(subscriptionId)).toMatchObject({ state: 'over', renews: false });
  });

  it('takes back after a week what is paid with the card that is disputed', async () => {
    const { cards, advance } = scene();
    const person = { userId: randomUUID(), email: 'ada@example.test', fullName: 'Ada' };
    const customerId = await cards.createCustomer(person);
    const attached = await cards.attachCard(customerId, 'pm_card_createDispute');
    const orderId = randomUUID();
    const charged = await cards.chargeCard({
      ...{ customerId, cardId: attached.kind === 'saved' ? attached.card.id : '', idempotencyKey: orderId },
      ...{ item: { name: '100 credits', amountCents: 1000 }, reference: { orderId, userId: person.userId } },
    });
    const returned = async () =>
      charged.kind === 'paid' && (await cards.readPayment(charged.paymentId))?.returnedCents;
    expect(await returned()).toBe(0);
    await advance(7 * DAY_MS);
    expect(await returned()).toBe(1000);
  });
});
