import { expect, it } from 'vitest';
import { makeUser } from '#test/support/make-user.ts';
import { describeOnBoth } from '#test/support/test-database.ts';
import { accountOf } from './credits.store.ts';
import { grantCredits } from './grant-credits.ts';
import { reserveCredits } from './reserve-credits.ts';

describeOnBoth('reserveCredits', (on) => {
  const userWith = async (amount: number) => {
    const { id: userId } = await makeUser(on.db);
    if (amount > 0)
      await grantCredits(on.context(), {
        userId,
        naturalKey: `test:${userId}`,
        amount,
        source: 'adjustment',
        description: 'test',
      });
    return userId;
  };
  const newEdit = () => on.context().newId();

  it('refuses more than can be spent and says what was needed and what is there', async () => {
    const userId = await userWith(1);
    const reserving = reserveCredits(on.context(), { userId, editId: newEdit(), amount: 2 });
    await expect(reserving).rejects.toMatchObject({
      code: 'not_enough_credits',
      details: { values: { needed: 2, balance: 1 } },
    });
    expect(await accountOf(on.db, userId)).toEqual({ balance: 1, held: 0 });
  });

  it('refuses what another edit already holds', async () => {
    const userId = await userWith(1);
    await reserveCredits(on.context(), { userId, editId: newEdit(), amount: 1 });
    const second = reserveCredits(on.context(), { userId, editId: newEdit(), amount: 1 });
    await expect(second).rejects.toMatchObject({ code: 'not_enough_credits' });
  });

  it('refuses a price that is not a whole number from 0', async () => {
    const userId = await userWith(5);
    for (const amount of [-1, 0.5, Number.NaN])
      await expect(reserveCredits(on.context(), { userId, editId: newEdit(), amount })).rejects.toThrow(
        RangeError,
      );
  });

  it('refuses a person who never had an account', async () => {
    const userId = await userWith(0);
    const reserving = reserveCredits(on.context(), { userId, editId: newEdit(), amount: 1 });
    await expect(reserving).rejects.toMatchObject({ details: { values: { needed: 1, balance: 0 } } });
  });

  it('refuses to hold another amount for an edit that holds one', async () => {
    const userId = await userWith(5);
    const editId = newEdit();
    await reserveCredits(on.context(), { userId, editId, amount: 1 });
    await expect(reserveCredits(on.context(), { userId, editId, amount: 2 })).rejects.toThrow(/reserved 1/);
    expect(await accountOf(on.db, userId)).toEqual({ balance: 5, held: 1 });
  });

  it('holds the price and leaves the balance', async () => {
    const userId = await userWith(3);
    await reserveCredits(on.context(), { userId, editId: newEdit(), amount: 2 });
    expect(await accountOf(on.db, userId)).toEqual({ balance: 3, held: 2 });
  });

  it('holds once when done twice, also at the same moment', async () => {
    const userId = await userWith(3);
    const input = { userId, editId: newEdit(), amount: 2 };
    await Promise.all([reserveCredits(on.context(), input), reserveCredits(on.context(), input)]);
    await reserveCredits(on.context(), input);
    expect(await accountOf(on.db, userId)).toEqual({ balance: 3, held: 2 });
  });

  it('lets exactly one of 20 parallel edits have the last credit', async () => {
    for (let round = 0; round < 10; round++) {
      const userId = await userWith(1);
      const outcomes = await Promise.allSettled(
        Array.from({ length: 20 }, () =>
          reserveCredits(on.context(), { userId, editId: newEdit(), amount: 1 }),
        ),
      );
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      for (const outcome of outcomes)
        if (outcome.status === 'rejected')
          expect(outcome.reason).toMatchObject({ code: 'not_enough_credits' });
      expect(await accountOf(on.db, userId)).toEqual({ balance: 1, held: 1 });
    }
  });
});
