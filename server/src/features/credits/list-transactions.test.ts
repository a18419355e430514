import { CreditTransaction } from '@maquette/contract';
import { expect, it } from 'vitest';
import { makeUser } from '../../testing/make-user.ts';
import { describeOnBoth } from '../../testing/test-database.ts';
import { getBalance } from './get-balance.ts';
import { grantCredits } from './grant-credits.ts';
import { grantWelcomeCredits } from './grant-welcome-credits.ts';
import { listTransactions } from './list-transactions.ts';
import { reserveCredits } from './reserve-credits.ts';
import { settleCredits } from './settle-credits.ts';

describeOnBoth('getBalance and listTransactions', (on) => {
  const signedIn = async () => {
    const { id: userId } = await makeUser(on.db);
    return on.context({ actor: { kind: 'user', userId, sessionId: 's', role: 'user' } });
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
    const ctx = on.context({ actor: { kind: 'anonymous' } });
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
      { amount: -1, balanceAfter: 9, source: 'inpaint', editId, description: 'welcome' },
      { amount: 10, balanceAfter: 10, source: 'purchase' },
    ]);
    expect(transactions[0]?.created_at).toBe(new Date(on.clock.now()).toISOString());
    expect(transactions[1]).not.toHaveProperty('editId');
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

  it('describe welcome credits in the language of the reader', async () => {
    const ctx = await signedIn();
    await grantWelcomeCredits(ctx, { userId: userIdOf(ctx), amount: 10 });
    const wordsIn = async (locale: 'en' | 'fr') =>
      (await listTransactions({ ...ctx, locale }, {})).transactions[0]?.description;
    expect([await wordsIn('en'), await wordsIn('fr')]).toEqual(['Welcome credits', 'Crédits de bienvenue']);
  });
});
