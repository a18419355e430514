import type { CreditSource } from '@maquette/contract';
import type { Context } from '../../platform/context.ts';
import { afterChange, type CreditAccount } from './credits.rules.ts';
import { appendEntry, saveAccount } from './credits.store.ts';

export interface Change {
  readonly userId: string;
  readonly naturalKey: string;
  /** Signed, in credits. */
  readonly amount: number;
  readonly source: CreditSource;
  readonly description: string;
}

/** Writes a change that is no edit's into the ledger. Only for an account that this transaction has locked. */
export const enterChange = async (
  { db, now, newId }: Context,
  account: CreditAccount,
  change: Change,
): Promise<CreditAccount> => {
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
};
