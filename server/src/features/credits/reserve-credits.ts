import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { Refusal } from '../../platform/refusal.ts';
import { afterHold, canHold, spendable } from './credits.rules.ts';
import { addReservation, findReservation, lockAccount, saveAccount } from './credits.store.ts';

export interface ReserveCredits {
  readonly userId: string;
  readonly editId: string;
  /** Credits, a whole number from 0. */
  readonly amount: number;
}

/**
 * Holds an edit's price back before the work begins. Done twice for one edit, it holds once.
 * @throws Refusal `not_enough_credits`
 */
export function reserveCredits(ctx: Context, input: ReserveCredits): Promise<void> {
  return inTransaction(ctx, async ({ db, now }) => {
    const { userId, editId, amount } = input;
    if (!Number.isSafeInteger(amount) || amount < 0) throw new RangeError(`cannot reserve ${amount} credits`);

    const account = await lockAccount(db, userId);
    const known = await findReservation(db, { userId, editId });
    if (known && known.amount !== amount)
      throw new Error(`edit ${editId} reserved ${known.amount}, not ${amount}`);
    if (known) return;
    if (!canHold(account, amount))
      throw new Refusal('not_enough_credits', { values: { needed: amount, balance: spendable(account) } });

    await saveAccount(db, userId, afterHold(account, amount));
    await addReservation(db, { userId, editId, amount, createdAt: now() });
  });
}
