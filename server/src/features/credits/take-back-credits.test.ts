import { expect, it } from 'vitest';
import { makeUser } from '#test/support/make-user.ts';
import { describeOnBoth } from '#test/support/test-database.ts';
import { accountOf, pageOfEntries } from './credits.store.ts';
import { grantCredits } from './grant-credits.ts';
import { reserveCredits } from './reserve-credits.ts';
import { takeBackCredits } from './take-back-credits.ts';

describeOnBoth('takeBackCredits', (on) => {
  const userWith = async (amount: number) => {
    const { id: userId } = await makeUser(on.db);
    const grant = {
      userId,
      naturalKey: `order:${userId}`,
      source: 'purchase',
      description: 'purchase',
    } as const;
    await grantCredits(on.context(), { ...grant, amount });
    return userId;
  };
  const take = (userId: string, amount: number, part = 1) =>
    takeBackCredits(on.context(), { userId, amount, naturalKey: `refund:${userId}:${part}` });
  const amountsOf = async (userId: string) =>
    (await pageOfEntries(on.db, { userId, limit: 100, offset: 0 })).entries.map(({ amount }) => amount);

  it('refuses an amount that is not a whole number from 1', async () => {
    const userId = await userWith(5);
    for (const amount of [0, -1, 0.5, Number.NaN, Infinity])
      await expect(take(userId, amount)).rejects.toThrow(RangeError);
    expect(await accountOf(on.db, userId)).toEqual({ balance: 5, held: 0 });
  });

  it('refuses a key under which more was taken before', async () => {
    const userId = await userWith(5);
    await take(userId, 4);
    await expect(take(userId, 3)).rejects.toThrow(/took back 4/);
  });

  it('takes nothing from whoever has nothing left, leaves no entry and tells what is missing', async () => {
    const userId = await userWith(2);
    await take(userId, 2);
    expect(await take(userId, 3, 2)).toEqual({ taken: 0, missing: 3 });
    expect(await amountsOf(userId)).toEqual([-2, 2]);
  });

  it('takes what is left and not what running edits hold', async () => {
    const userId = await userWith(10);
    await reserveCredits(on.context(), { userId, editId: on.context().newId(), amount: 2 });
    expect(await take(userId, 10)).toEqual({ taken: 8, missing: 2 });
    expect(await accountOf(on.db, userId)).toEqual({ balance: 2, held: 2 });
  });

  it('takes once when done many times at the same moment, and says the same each time', async () => {
    const userId = await userWith(10);
    const all = await Promise.all(Array.from({ length: 8 }, () => take(userId, 4)));
    expect(all).toEqual(Array.from({ length: 8 }, () => ({ taken: 4, missing: 0 })));
    const page = await pageOfEntries(on.db, { userId, limit: 1, offset: 0 });
    expect(page).toMatchObject({
      total: 2,
      entries: [{ amount: -4, source: 'refund', description: 'refund', balanceAfter: 6 }],
    });
  });

  it('never lets an edit and a refund have the same credit', async () => {
    const userId = await userWith(1);
    const editId = on.context().newId();
    const [held, back] = await Promise.allSettled([
      reserveCredits(on.context(), { userId, editId, amount: 1 }),
      take(userId, 1),
    ]);
    const taken = back.status === 'fulfilled' ? back.value.taken : null;
    expect(taken).toBe(held.status === 'fulfilled' ? 0 : 1);
  });
});
