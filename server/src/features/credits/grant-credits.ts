import type { CreditSource } from '@maquette/contract';
import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { afterGrant } from './credits.rules.ts';
import { appendEntry, findEntry, lockAccount, saveAccount } from './credits.store.ts';

export interface GrantCredits {
  readonly userId: string;
  /** What the grant is for, once and for all: the same key never grants twice. */
  readonly naturalKey: string;
  /** Credits, a whole number from 1. */
  readonly amount: number;
  readonly source: CreditSource;
  readonly description: string;
}

/** Adds credits to an account. Done twice with one key, it grants once. */
export const grantCredits = (ctx: Context, input: GrantCredits): Promise<void> =>
  inTransaction(ctx, async ({ db, now, newId }) => {
    const { userId, naturalKey, amount } = input;
    if (!Number.isSafeInteger(amount) || amount <= 0) throw new RangeError(`cannot grant ${amount} credits`);

    const account = await lockAccount(db, userId);
    const known = await findEntry(db, { userId, naturalKey });
    if (known && known.amount !== amount)
      throw new Error(`${naturalKey} granted ${known.amount}, not ${amount}`);
    if (known) return;

    const after = afterGrant(account, amount);
    await saveAccount(db, userId, after);
    await appendEntry(db, {
      ...input,
      id: newId(),
      balanceAfter: after.balance,
      editId: null,
      createdAt: now(),
    });
  });
