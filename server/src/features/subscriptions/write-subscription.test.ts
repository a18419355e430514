import { expect, it } from 'vitest';
import { makeUser } from '#test/support/make-user.ts';
import { takeLetters } from '#test/support/take-letters.ts';
import { describeOnBoth } from '#test/support/test-database.ts';
import { markCancelled } from './cancellation.ts';
import { endedSubscriptions, subscriptionsOf } from './subscriptions.store.ts';
import { orderOf, paidMonths, saying } from '#test/support/subscriptions/provider-says.ts';
import { writeSubscription, type WriteSubscription } from './write-subscription.ts';

const begin = Date.UTC(2026, 0, 15, 12);
let count = 0;

describeOnBoth('writing down a subscription', (on) => {
  const ordered = async (changes: { renews?: boolean } = {}) => {
    const { id: userId } = await makeUser(on.db);
    const subscriptionId = `sub_${++count}`;
    const order = await orderOf(on, { userId, ...changes });
    const write = (said: Partial<WriteSubscription['state']> = {}, at = begin) =>
      writeSubscription(on.context(), {
        order,
        state: saying({ subscriptionId, ...said }),
        provider: 'test',
        at,
      });
    return { userId, order, write, all: () => subscriptionsOf(on.db, userId) };
  };
  const letters = async () =>
    (await takeLetters(on.context())).map((letter) => ({ kind: letter?.kind, ...letter?.details }));

  it('refuses a second subscription for one order', async () => {
    const { order, write, all } = await ordered();
    await write();
    const other = { order, state: saying({ subscriptionId: 'sub_other' }), provider: 'test', at: begin };
    await expect(writeSubscription(on.context(), other)).rejects.toThrow(/another subscription/);
    expect(await all()).toHaveLength(1);
  });

  it('writes nothing while nothing is paid', async () => {
    const { write, all } = await ordered();
    expect(await write({ state: 'starting', paid: [] })).toBeNull();
    expect(await all()).toEqual([]);
  });

  it('writes once what it is told at the same moment from everywhere', async () => {
    const { userId, order, write, all } = await ordered();
    await Promise.all(Array.from({ length: 10 }, () => write()));
    expect(await all()).toMatchObject([
      {
        userId,
        planId: 'basic',
        orderId: order.id,
        renews: true,
        startedAt: begin,
        endsAt: Date.UTC(2026, 1, 15, 12),
      },
    ]);
    expect(await letters()).toEqual([]);
  });

  it('goes on with each paid month, and not back when the events come in another order', async () => {
    const { write, all } = await ordered();
    await Promise.all([3, 1, 2, 1, 3].map((months) => write({ paid: paidMonths(begin, months) })));
    expect(await all()).toMatchObject([{ startedAt: begin, endsAt: Date.UTC(2026, 3, 15, 12) }]);
  });

  it('mails each failed renewal once, and ends after the last', async () => {
    const { write, all } = await ordered();
    await write();
    for (const failedTries of [1, 1, 2, 3])
      await Promise.all([1, 2].map(() => write({ state: 'past_due', failedTries })));
    await write({ state: 'over', renews: false, failedTries: 3 });
    await write({ state: 'past_due', failedTries: 2 });
    expect(await all()).toMatchObject([{ isOver: true, failedTries: 3, cancelledAt: null }]);
    const told = { kind: 'renewal-failed', planId: 'basic', endsAt: '2026-02-15T12:00:00.000Z' };
    expect(await letters()).toMatchObject(['1', '2', '3'].map((tries) => ({ ...told, tries })));
  });

  it('mails a cancellation once, whoever was told first', async () => {
    const { write, all } = await ordered();
    const one = await write();
    const id = one?.id ?? '';
    await Promise.all([
      write({ renews: false }, begin + 1),
      markCancelled(on.context(), { id, at: begin + 1, resumedAt: null }),
      markCancelled(on.context(), { id, at: begin + 1, resumedAt: null }),
    ]);
    await markCancelled(on.context(), { id, at: begin + 9, resumedAt: null });
    expect(await all()).toMatchObject([{ cancelledAt: begin + 1, renews: false, isOver: false }]);
    expect(await letters()).toEqual([
      { kind: 'subscription-cancelled', planId: 'basic', endsAt: '2026-02-15T12:00:00.000Z' },
    ]);
  });

  it('cancels nothing that is not there', async () => {
    await expect(markCancelled(on.context(), { id: 'none', at: begin, resumedAt: null })).rejects.toThrow(
      /no subscription/,
    );
  });

  it('does not take it for a cancellation that what was ordered for a month does not renew', async () => {
    const { write, all } = await ordered({ renews: false });
    await write();
    await write({ renews: false });
    expect(await all()).toMatchObject([{ renews: false, cancelledAt: null }]);
    expect(await letters()).toEqual([]);
  });

  it('finds what should have ended or gone on by now, whoever it belongs to', async () => {
    const { write, userId } = await ordered();
    await write();
    const found = async (at: number, provider = 'test') =>
      (await endedSubscriptions(on.db, { provider, at, limit: 1000 })).filter((one) => one.userId === userId);
    expect(await found(Date.UTC(2026, 1, 15, 12), 'another')).toHaveLength(0);
    expect(await found(Date.UTC(2026, 1, 15, 12) - 1)).toHaveLength(0);
    expect(await found(Date.UTC(2026, 1, 15, 12))).toHaveLength(1);
    await write({ state: 'over' });
    expect(await found(Date.UTC(2026, 1, 15, 12))).toHaveLength(0);
  });
});
