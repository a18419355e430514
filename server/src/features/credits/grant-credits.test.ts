import { expect, it } from 'vitest';
import { makeUser } from '#test/support/make-user.ts';
import { describeOnBoth } from '#test/support/test-database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { accountOf, pageOfEntries } from './credits.store.ts';
import { type GrantCredits, grantCredits, grantWelcomeCredits } from './grant-credits.ts';

describeOnBoth('grantCredits', (on) => {
  const grantFor = async (changes: Partial<GrantCredits> = {}): Promise<GrantCredits> => {
    const { id: userId } = await makeUser(on.db);
    const grant = { userId, naturalKey: `session:${userId}`, amount: 100, description: 'pack' };
    return { ...grant, source: 'purchase', ...changes };
  };

  it('refuses an amount that is not a whole number from 1', async () => {
    for (const amount of [0, -5, 1.5])
      await expect(grantCredits(on.context(), await grantFor({ amount }))).rejects.toThrow(RangeError);
  });

  it('refuses another amount under the same key', async () => {
    const grant = await grantFor();
    await grantCredits(on.context(), grant);
    await expect(grantCredits(on.context(), { ...grant, amount: 50 })).rejects.toThrow(/granted 100/);
    expect(await accountOf(on.db, grant.userId)).toEqual({ balance: 100, held: 0 });
  });

  it('refuses to give one key to two people', async () => {
    const first = await grantFor();
    const second = await grantFor({ naturalKey: first.naturalKey });
    await grantCredits(on.context(), first);
    await expect(grantCredits(on.context(), second)).rejects.toThrow(/unique/i);
    expect(await accountOf(on.db, second.userId)).toEqual({ balance: 0, held: 0 });
  });

  it('refuses to store a balance below zero or below what is held', async () => {
    const { userId } = await grantFor();
    for (const row of [
      { user_id: userId, balance: -1, held: 0 },
      { user_id: userId, balance: 1, held: 2 },
      { user_id: userId, balance: 1, held: -1 },
    ])
      await expect(on.db.insertInto('credit_accounts').values(row).execute()).rejects.toThrow(/constraint/i);
  });

  it('grants once when done ten times at the same moment', async () => {
    const grant = await grantFor();
    await Promise.all(Array.from({ length: 10 }, () => grantCredits(on.context(), grant)));
    expect(await accountOf(on.db, grant.userId)).toEqual({ balance: 100, held: 0 });
    const { entries } = await pageOfEntries(on.db, { userId: grant.userId, limit: 9, offset: 0 });
    expect(entries).toMatchObject([{ amount: 100, balanceAfter: 100, source: 'purchase' }]);
  });

  it('falls with the transaction it was called in', async () => {
    const grant = await grantFor();
    const work = inTransaction(on.context(), async (ctx) => {
      await grantCredits(ctx, grant);
      throw new Error('no');
    });
    await expect(work).rejects.toThrow('no');
    expect(await accountOf(on.db, grant.userId)).toEqual({ balance: 0, held: 0 });
  });

  it('welcomes a person once, and with nothing where the installation gives nothing', async () => {
    const { userId } = await grantFor();
    await grantWelcomeCredits(on.context(), { userId, amount: 0 });
    expect(await accountOf(on.db, userId)).toEqual({ balance: 0, held: 0 });
    await grantWelcomeCredits(on.context(), { userId, amount: 10 });
    await grantWelcomeCredits(on.context(), { userId, amount: 10 });
    expect(await accountOf(on.db, userId)).toEqual({ balance: 10, held: 0 });
  });
});
