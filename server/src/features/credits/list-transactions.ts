import { limits, type CreditTransaction } from '@maquette/contract';
import type { Context } from '../../platform/context.ts';
import { requireUser } from '../../platform/require-user.ts';
import { pageOfEntries } from './credits.store.ts';
import { describeEntry } from './describe-entry.ts';

export interface ListTransactions {
  readonly limit?: number | undefined;
  readonly offset?: number | undefined;
}

/** The caller's ledger, newest first. */
export const listTransactions = async (
  ctx: Context,
  { limit = limits.transactionsPage, offset = 0 }: ListTransactions,
): Promise<{ transactions: CreditTransaction[]; total: number }> => {
  const { entries, total } = await pageOfEntries(ctx.db, { userId: requireUser(ctx), limit, offset });
  const transactions = entries.map((entry) => {
    const at = new Date(entry.createdAt).toISOString();
    return {
      id: entry.id,
      amount: entry.amount,
      source: entry.source,
      description: describeEntry(entry, ctx.locale),
      created_at: at,
      createdAt: at,
      balanceAfter: entry.balanceAfter,
      ...(entry.editId === null ? {} : { editId: entry.editId }),
    };
  });
  return { transactions, total };
};
