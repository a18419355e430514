import {
  type CreditBalance,
  type CreditSource,
  type CreditTransaction,
  limits,
  type Locale,
} from '@maquette/contract';
import type { Context } from '../../platform/context.ts';
import { instant } from '../../platform/instant.ts';
import { requireUser } from '../../platform/require-user.ts';
import { spendable } from './credits.rules.ts';
import { accountOf, type LedgerEntry, pageOfEntries } from './credits.store.ts';
import { en, type EntryWords } from './messages/en.ts';
import { fr } from './messages/fr.ts';
import type { CreditsPorts } from './ports.ts';

/** Credits the caller can spend, and credits that running edits hold back. */
export async function getBalance(ctx: Context): Promise<CreditBalance> {
  const account = await accountOf(ctx.db, requireUser(ctx));
  return { balance: spendable(account), held: account.held };
}

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
export async function listTransactions(
  ctx: Context & CreditsPorts,
  { source, limit = limits.transactionsPage, offset = 0 }: ListTransactions,
): Promise<Transactions> {
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
}

const words: Record<Locale, EntryWords> = { en, fr };

const isKnown = (description: string): description is keyof EntryWords => Object.hasOwn(en, description);

/** An edit is described by the person's own words; what the product grants is described in the reader's language. */
export const describeEntry = (entry: Pick<LedgerEntry, 'editId' | 'description'>, locale: Locale): string =>
  entry.editId === null && isKnown(entry.description) ? words[locale][entry.description] : entry.description;
