import { limits, type CreditSource, type CreditTransaction } from '@maquette/contract';
import type { Context } from '../../platform/context.ts';
import { requireUser } from '../../platform/require-user.ts';
import { pageOfEntries } from './credits.store.ts';
import { describeEntry } from './describe-entry.ts';
import type { CreditsPorts } from './ports.ts';
import { instant } from '../../platform/instant.ts';

export interface ListTransactions {
  readonly limit?: number | undefined;
  readonly offset?: number | undefined;
  /** Only entries of this source. */
  readonly source?: CreditSource | undefined;
}

interface Transactions {
  readonly transactions: CreditTransaction[];
  /** Of what was asked for, on all pages. */
  readonly total: number;
}

/** The caller's ledger, newest first. */
export const listTransactions = async (
  ctx: Context & CreditsPorts,
  { source, limit = limits.transactionsPage, offset = 0 }: ListTransactions,
): Promise<Transactions> => {
  const userId = requireUser(ctx);
  const { entries, total } = await pageOfEntries(ctx.db, { userId, source, limit, offset });
  const ids = entries.flatMap(({ editId }) => editId ?? []);
  const thumbnails = await ctx.thumbnailsOf(ctx, { userId, ids });
  const transactions = entries.map((entry) => {
    const at = instant(entry.createdAt);
    const thumbnail = thumbnails.get(entry.editId ?? '');
    return {
      id: entry.id,
      amount: entry.amount,
      source: entry.source,
      description: describeEntry(entry, ctx.locale),
      created_at: at,
      createdAt: at,
      balanceAfter: entry.balanceAfter,
      ...(entry.editId === null ? {} : { editId: entry.editId }),
      ...(thumbnail && { thumbnail }),
    };
  });
  return { transactions, total };
};
