import { CreditTransaction } from '@maquette/contract';
import { expect, it } from 'vitest';
import type { Context } from '../../platform/context.ts';
import { makeUser } from '#test/support/make-user.ts';
import { describeOnBoth } from '#test/support/test-database.ts';
import { adjustCredits } from './adjust-credits.ts';
import { grantCredits, grantWelcomeCredits } from './grant-credits.ts';
import { getBalance, type ListTransactions, listTransactions } from './queries.ts';
import { reserveCredits } from './reserve-credits.ts';
import { settleCredits } from './settle-credits.ts';

describeOnBoth('getBalance and listTransactions', (on) => {
  const asking = (changes: Partial<Context>) => ({
    ...on.context(changes),
    // Of what every edit made there is a small picture, but for the one that is gone.
    thumbnailsOf: async (_ctx: Context, { ids }: { ids: readonly string[] }) =>
      new Map(ids.filter((id) => id !== 'gone').map((id) => [id, `/small/${id}`])),
  });
  const signedIn = async () => {
    const { id: userId } = await makeUser(on.db);
    return asking({ actor: { kind: 'user', userId, sessionId: 's', role: 'user' } });
  };
  const userIdOf = ({ actor }: Awaited<ReturnType<typeof signedIn>>) =>
    actor.kind === 'user' ? actor.userId : '';
  const give = (ctx: Awaited<ReturnType<typeof signedIn>>, key: string, amount: number) =>
    grantCredits(ctx, {
      userId: userIdOf(ctx),
      naturalKey: `${key}:${userIdOf(ctx)}`,
      amount,
      source: 'purchase',
      description: key,
    });

  it('refuse whoever is not signed in', async () => {
    const ctx = asking({ actor: { kind: 'anonymous' } });
    await expect(getBalance(ctx)).rejects.toMatchObject({ code: 'not_signed_in' });
    await expect(listTransactions(ctx, {})).rejects.toMatchObject({ code: 'not_signed_in' });
  });

  it('show nothing of another person', async () => {
    await give(await signedIn(), 'theirs', 7);
    const ctx = await signedIn();
    expect(await getBalance(ctx)).toEqual({ balance: 0, held: 0 });
    expect(await listTransactions(ctx, {})).toEqual({ transactions: [], total: 0 });
  });

  it('tell what can be spent apart from what is held', async () => {
    const ctx = await signedIn();
    await give(ctx, 'pack', 10);
    await reserveCredits(ctx, { userId: userIdOf(ctx), editId: ctx.newId(), amount: 3 });
    expect(await getBalance(ctx)).toEqual({ balance: 7, held: 3 });
  });

  it('list the newest first, each with the balance it left', async () => {
    const ctx = await signedIn();
    const userId = userIdOf(ctx);
    const editId = ctx.newId();
    await give(ctx, 'pack', 10);
    await reserveCredits(ctx, { userId, editId, amount: 1 });
    on.clock.advance(1000);
    await settleCredits(ctx, { userId, editId, source: 'inpaint', description: 'welcome' });
    const { transactions, total } = await listTransactions(ctx, {});
    expect(total).toBe(2);
    expect(transactions.map((one) => CreditTransaction.parse(one))).toMatchObject([
      {
        amount: -1,
        balanceAfter: 9,
        source: 'inpaint',
        editId,
        description: 'welcome',
        thumbnail: `/small/${editId}`,
      },
      { amount: 10, balanceAfter: 10, source: 'purchase' },
    ]);
    expect(transactions[0]?.created_at).toBe(new Date(on.clock.now()).toISOString());
    expect(transactions[1]).not.toHaveProperty('editId');
    expect(transactions[1]).not.toHaveProperty('thumbnail');
  });

  it('page by limit and offset, ten at a time unless told', async () => {
    const ctx = await signedIn();
    for (let i = 1; i <= 12; i++) await give(ctx, `pack-${i}`, i);
    const amounts = async (page: { limit?: number; offset?: number }) =>
      (await listTransactions(ctx, page)).transactions.map(({ amount }) => amount);
    expect(await amounts({})).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3]);
    expect(await amounts({ offset: 10 })).toEqual([2, 1]);
    expect(await amounts({ limit: 2, offset: 1 })).toEqual([11, 10]);
    expect(await amounts({ offset: 12 })).toEqual([]);
  });

  it('show no picture of an edit whose result is gone', async () => {
    const ctx = await signedIn();
    const edit = { userId: userIdOf(ctx), editId: 'gone' };
    await give(ctx, 'pack', 10);
    await reserveCredits(ctx, { ...edit, amount: 1 });
    await settleCredits(ctx, { ...edit, source: 'inpaint', description: '' });
    expect((await listTransactions(ctx, {})).transactions[0]).not.toHaveProperty('thumbnail');
  });

  it('tell of one source alone, and how many of it there are', async () => {
    const ctx = await signedIn();
    const userId = userIdOf(ctx);
    for (let i = 1; i <= 4; i++) {
      await give(ctx, `pack-${i}`, i);
      const naturalKey = `gift-${i}:${userId}`;
      await adjustCredits(ctx, { userId, naturalKey, amount: 10 * i });
    }
    const of = async (page: ListTransactions) => {
      const { transactions, total } = await listTransactions(ctx, page);
      return [total, ...transactions.map(({ amount }) => amount)];
    };
    expect(await of({ source: 'refund' })).toEqual([0]);
    expect(await of({ source: 'purchase' })).toEqual([4, 4, 3, 2, 1]);
    expect(await of({ source: 'adjustment', limit: 2, offset: 1 })).toEqual([4, 30, 20]);
    expect(await of({ source: 'adjustment', offset: 4 })).toEqual([4]);
    expect(await of({ limit: 3 })).toEqual([8, 40, 4, 30]);
  });

  it('describe welcome credits in the language of the reader', async () => {
    const ctx = await signedIn();
    await grantWelcomeCredits(ctx, { userId: userIdOf(ctx), amount: 10 });
    const wordsIn = async (locale: 'en' | 'fr') =>
      (await listTransactions({ ...ctx, locale }, {})).transactions[0]?.description;
    expect([await wordsIn('en'), await wordsIn('fr')]).toEqual(['Welcome credits', 'Crédits de bienvenue']);
  });
});
