import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { Refusal } from '../../platform/refusal.ts';
import { spendable } from './credits.rules.ts';
import { findEntry, lockAccount } from './credits.store.ts';
import { enterChange } from './grant-credits.ts';

export interface AdjustCredits {
  readonly userId: string;
  /** What the change is for, once and for all and among all people: the same key never changes anything twice. */
  readonly naturalKey: string;
  /** Credits to give, or below 0 to take; a whole number. */
  readonly amount: number;
}

/**
 * Gives or takes credits by hand. Done twice with one key, it is done once.
 * @returns what the person can spend then
 * @throws Refusal `validation_failed` for 0, `balance_too_low` when more is to be taken than can be spent,
 * `idempotency_conflict` when the key stands for another amount
 */
export function adjustCredits(ctx: Context, { userId, naturalKey, amount }: AdjustCredits): Promise<number> {
  return inTransaction(ctx, async (tx) => {
    if (!Number.isSafeInteger(amount)) throw new RangeError(`cannot adjust by ${amount} credits`);
    if (amount === 0) throw new Refusal('validation_failed', { fields: { amount: { code: 'not_allowed' } } });

    const account = await lockAccount(tx.db, userId);
    const known = await findEntry(tx.db, { userId, naturalKey });
    if (known && known.amount !== amount) throw new Refusal('idempotency_conflict');
    if (known) return spendable(account);
    if (-amount > spendable(account))
      throw new Refusal('balance_too_low', { values: { balance: spendable(account) } });
    const source = 'adjustment';
    return spendable(
      await enterChange(tx, account, { userId, naturalKey, amount, source, description: source }),
    );
  });
}
