import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { findEntry, lockAccount } from './credits.store.ts';
import { type Change, enterChange } from './enter-change.ts';

/**
 * `naturalKey` is what the grant is for, once and for all: the same key never grants twice. `amount` is a whole number
 * from 1; `description` one of the house's own words (`messages/`).
 */
export type GrantCredits = Change;

/** Adds credits to an account. Done twice with one key, it grants once. */
export const grantCredits = (ctx: Context, input: GrantCredits): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    const { userId, naturalKey, amount } = input;
    if (!Number.isSafeInteger(amount) || amount <= 0) throw new RangeError(`cannot grant ${amount} credits`);

    const account = await lockAccount(tx.db, userId);
    const known = await findEntry(tx.db, { userId, naturalKey });
    if (known && known.amount !== amount)
      throw new Error(`${naturalKey} granted ${known.amount}, not ${amount}`);
    if (!known) await enterChange(tx, account, input);
  });
