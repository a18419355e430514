import type { CreditSource } from '@maquette/contract';
import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { afterChange, type CreditAccount, naturalKeys } from './credits.rules.ts';
import { appendEntry, findEntry, lockAccount, saveAccount } from './credits.store.ts';

/**
 * `naturalKey` is what the grant is for, once and for all: the same key never grants twice. `amount` is a whole number
 * from 1; `description` one of the product's own words (`messages/`).
 */
export type GrantCredits = Change;

/** Adds credits to an account. Done twice with one key, it grants once. */
export function grantCredits(ctx: Context, input: GrantCredits): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const { userId, naturalKey, amount } = input;
    if (!Number.isSafeInteger(amount) || amount <= 0) throw new RangeError(`cannot grant ${amount} credits`);

    const account = await lockAccount(tx.db, userId);
    const known = await findEntry(tx.db, { userId, naturalKey });
    if (known && known.amount !== amount)
      throw new Error(`${naturalKey} granted ${known.amount}, not ${amount}`);
    if (!known) await enterChange(tx, account, input);
  });
}

/** What a new account starts with; an installation may give nothing. */
export async function grantWelcomeCredits(
  ctx: Context,
  input: { userId: string; amount: number },
): Promise<void> {
  if (input.amount === 0) return;
  await grantCredits(ctx, {
    userId: input.userId,
    naturalKey: naturalKeys.welcome(input.userId),
    amount: input.amount,
    source: 'adjustment',
    description: 'welcome',
  });
}

export interface Change {
  readonly userId: string;
  readonly naturalKey: string;
  /** Signed, in credits. */
  readonly amount: number;
  readonly source: CreditSource;
  readonly description: string;
}

/** Writes a change that is no edit's into the ledger. Only for an account that this transaction has locked. */
export async function enterChange(
  { db, now, newId }: Context,
  account: CreditAccount,
  change: Change,
): Promise<CreditAccount> {
  const after = afterChange(account, change.amount);
  await saveAccount(db, change.userId, after);
  await appendEntry(db, {
    ...change,
    id: newId(),
    balanceAfter: after.balance,
    editId: null,
    createdAt: now(),
  });
  return after;
}
