import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Context } from '../../platform/context.ts';
import { Refusal } from '../../platform/refusal.ts';
import { makeUser } from '#test/support/make-user.ts';
import { describeOnBoth, type TestDatabase } from '#test/support/test-database.ts';
import { adjustCredits } from './adjust-credits.ts';
import { accountOf, pageOfEntries } from './credits.store.ts';
import { grantCredits } from './grant-credits.ts';
import { releaseCredits, settleCredits } from './settle-credits.ts';
import { reserveCredits } from './reserve-credits.ts';
import { takeBackCredits } from './take-back-credits.ts';

/** One call on the ledger. Few edits and few keys, so that the same ones are met again and again. */
type Keyed<V extends string> = V extends string ? { verb: V; key: number } : never;
type Call = Keyed<'grant' | 'adjust' | 'takeBack'> | { verb: 'reserve' | 'settle' | 'release'; edit: number };

const call: fc.Arbitrary<Call> = fc.oneof(
  fc.record({ verb: fc.constant('grant' as const), key: fc.nat(3) }),
  fc.record({ verb: fc.constant('adjust' as const), key: fc.nat(3) }),
  fc.record({ verb: fc.constant('takeBack' as const), key: fc.nat(3) }),
  fc.record({ verb: fc.constantFrom('reserve' as const, 'settle', 'release'), edit: fc.nat(4) }),
);
/** Calls of one round run at the same time. */
const rounds = fc.array(fc.array(call, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 8 });

const priceOf = (edit: number): number => edit % 3;
const grantOf = (key: number): number => key + 1;

const performer = (ctx: Context, userId: string) => {
  const edits = Array.from({ length: 5 }, () => ctx.newId());
  return async (one: Call): Promise<void> => {
    if (one.verb === 'grant')
      return grantCredits(ctx, {
        userId,
        naturalKey: `${userId}:${one.key}`,
        amount: grantOf(one.key),
        source: 'purchase',
        description: '',
      });
    if (one.verb === 'adjust') {
      const amount = one.key % 2 ? -1 : 1;
      await adjustCredits(ctx, { userId, naturalKey: `${userId}:adjust:${one.key}`, amount });
      return;
    }
    if (one.verb === 'takeBack') {
      await takeBackCredits(ctx, { userId, naturalKey: `${userId}:back:${one.key}`, amount: one.key + 1 });
      return;
    }
    const own = { userId, editId: edits[one.edit] ?? '' };
    if (one.verb === 'reserve') return reserveCredits(ctx, { ...own, amount: priceOf(one.edit) });
    if (one.verb === 'release') return releaseCredits(ctx, own);
    await settleCredits(ctx, { ...own, source: 'inpaint', description: '' });
  };
};

const isExpected = (error: unknown): boolean =>
  error instanceof Refusal || (error instanceof Error && /reserved nothing/.test(error.message));

const sum = (amounts: number[]): number => amounts.reduce((total, amount) => total + amount, 0);

const expectSound = async ({ db }: TestDatabase, userId: string): Promise<void> => {
  const account = await accountOf(db, userId);
  const { entries } = await pageOfEntries(db, { userId, limit: 100, offset: 0 });
  const oldestFirst = entries.toReversed();
  const reservations = await db
    .selectFrom('credit_reservations')
    .selectAll()
    .where('user_id', '=', userId)
    .execute();
  const inState = (state: string) =>
    reservations.filter((one) => one.state === state).map(({ amount }) => amount);

  expect(account.balance).toBe(sum(entries.map(({ amount }) => amount)));
  expect(account.held).toBe(sum(inState('held')));
  expect(account.held).toBeLessThanOrEqual(account.balance);
  const spent = entries.filter(({ editId }) => editId !== null).map(({ amount }) => -amount);
  expect(sum(spent)).toBe(sum(inState('settled')));
  oldestFirst.reduce((balance, entry) => {
    expect(entry.balanceAfter).toBe(balance + entry.amount);
    expect(entry.balanceAfter).toBeGreaterThanOrEqual(0);
    return entry.balanceAfter;
  }, 0);
  expect(new Set(entries.map(({ naturalKey }) => naturalKey)).size).toBe(entries.length);
};

describeOnBoth('the ledger', (on) => {
  it('adds up after any calls in any order, repeated and at the same time', async () => {
    await fc.assert(
      fc.asyncProperty(rounds, async (plan) => {
        const { id: userId } = await makeUser(on.db);
        const perform = performer(on.context(), userId);
        for (const round of plan) {
          const outcomes = await Promise.allSettled(round.map(perform));
          for (const outcome of outcomes)
            if (outcome.status === 'rejected') expect(outcome.reason).toSatisfy(isExpected);
          await expectSound(on, userId);
        }
      }),
      { numRuns: 40, seed: 20260115 },
    );
  });

  it('comes to the same when every call is made twice', async () => {
    await fc.assert(
      fc.asyncProperty(rounds, async (plan) => {
        const outcomeOf = async (repeats: number) => {
          const { id: userId } = await makeUser(on.db);
          const perform = performer(on.context(), userId);
          for (const one of plan.flat())
            for (let time = 0; time < repeats; time++) await perform(one).catch(() => {});
          return accountOf(on.db, userId);
        };
        expect(await outcomeOf(2)).toEqual(await outcomeOf(1));
      }),
      { numRuns: 20, seed: 20260116 },
    );
  });
});
