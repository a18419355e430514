import { expect, it } from 'vitest';
import { makeUser } from '#test/support/make-user.ts';
import { describeOnBoth } from '#test/support/test-database.ts';
import { adjustCredits } from './adjust-credits.ts';
import { accountOf, pageOfEntries } from './credits.store.ts';
import { reserveCredits } from './reserve-credits.ts';

describeOnBoth('adjustCredits', (on) => {
  let keys = 0;
  const adjust = (userId: string, amount: number, naturalKey = `adjust:${++keys}`) =>
    adjustCredits(on.context(), { userId, amount, naturalKey });
  const userWith = async (amount: number) => {
    const { id: userId } = await makeUser(on.db);
    await adjust(userId, amount);
    return userId;
  };

  it('refuses 0, and what is no whole number', async () => {
    const userId = await userWith(5);
    await expect(adjust(userId, 0)).rejects.toMatchObject({
      code: 'validation_failed',
      details: { fields: { amount: { code: 'not_allowed' } } },
    });
    for (const amount of [0.5, Number.NaN, -Infinity])
      await expect(adjust(userId, amount)).rejects.toThrow(RangeError);
  });

  it('refuses to take more than can be spent, and says how much that is', async () => {
    const userId = await userWith(5);
    await reserveCredits(on.context(), { userId, editId: on.context().newId(), amount: 2 });
    await expect(adjust(userId, -4)).rejects.toMatchObject({
      code: 'balance_too_low',
      details: { values: { balance: 3 } },
    });
    expect(await accountOf(on.db, userId)).toEqual({ balance: 5, held: 2 });
  });

  it('refuses another amount under a key that was used', async () => {
    const userId = await userWith(5);
    await adjust(userId, 1, `twice:${userId}`);
    await expect(adjust(userId, 2, `twice:${userId}`)).rejects.toMatchObject({
      code: 'idempotency_conflict',
    });
  });

  it('gives and takes, down to none, and says what can be spent then', async () => {
    const userId = await userWith(5);
    expect([await adjust(userId, 7), await adjust(userId, -12)]).toEqual([12, 0]);
    const { entries } = await pageOfEntries(on.db, { userId, limit: 2, offset: 0 });
    expect(entries).toMatchObject([
      { amount: -12, source: 'adjustment', description: 'adjustment', balanceAfter: 0 },
      { amount: 7, balanceAfter: 12 },
    ]);
  });

  it('changes once when done many times with one key at the same moment', async () => {
    const userId = await userWith(5);
    const all = await Promise.all(Array.from({ length: 6 }, () => adjust(userId, -2, `once:${userId}`)));
    expect(all).toEqual([3, 3, 3, 3, 3, 3]);
    expect(await accountOf(on.db, userId)).toEqual({ balance: 3, held: 0 });
  });
});
