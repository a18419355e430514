import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { spendable } from './credits.rules.ts';
import { findEntry, lockAccount } from './credits.store.ts';
import { enterChange } from './grant-credits.ts';

export interface TakeBackCredits {
  readonly userId: string;
  /** What was given back to the payer, once and for all: the same key never takes twice. */
  readonly naturalKey: string;
  /** Credits, a whole number from 1. */
  readonly amount: number;
}

/**
 * Takes credits back whose price went back to the payer: those that are left, and not what running edits hold. Done twice
 * with one key, it takes once, and says the same; where nothing was left nothing is written, so whoever calls keeps what
 * was missing and does not ask for it again.
 */
export function takeBackCredits(
  ctx: Context,
  { userId, naturalKey, amount }: TakeBackCredits,
): Promise<{ readonly taken: number; readonly missing: number }> {
  return inTransaction(ctx, async (tx) => {
    if (!Number.isSafeInteger(amount) || amount <= 0)
      throw new RangeError(`cannot take back ${amount} credits`);

    const account = await lockAccount(tx.db, userId);
    const known = await findEntry(tx.db, { userId, naturalKey });
    const taken = known ? -known.amount : Math.min(amount, spendable(account));
    if (taken > amount) throw new Error(`${naturalKey} took back ${taken}, not ${amount}`);
    if (!known && taken > 0) {
      const source = 'refund';
      await enterChange(tx, account, { userId, naturalKey, amount: -taken, source, description: source });
    }
    return { taken, missing: amount - taken };
  });
}
