import type { Locale } from '@maquette/contract';
import type { Context } from '../../platform/context.ts';
import { instant } from '../../platform/instant.ts';
import { walk } from '../../platform/walk.ts';
import { accountOf, entriesAfter, forgetDescriptions, reservationsAfter } from './credits.store.ts';
import { describeEntry } from './queries.ts';

export interface LedgerFacts {
  /** Credits. */
  readonly balance: number;
  readonly held: number;
  /** Oldest first. */
  readonly entries: AsyncIterable<object>;
  readonly reservations: AsyncIterable<object>;
}

export interface ExportLedger {
  readonly userId: string;
  /** Language the product's own grants are described in. */
  readonly locale: Locale;
}

/** A person's whole ledger, for them to take along. */
export async function exportLedger(
  { db }: Pick<Context, 'db'>,
  { userId, locale }: ExportLedger,
): Promise<LedgerFacts> {
  return {
    ...(await accountOf(db, userId)),
    entries: entriesOf(db, userId, locale),
    reservations: reservationsOf(db, userId),
  };
}

async function* entriesOf(db: Context['db'], userId: string, locale: Locale): AsyncGenerator<object> {
  type Entry = Awaited<ReturnType<typeof entriesAfter>>[number];
  const entries = walk<Entry>((after, limit) => entriesAfter(db, { userId, after, limit }));
  for await (const { createdAt, ...entry } of entries)
    yield { ...entry, description: describeEntry(entry, locale), createdAt: instant(createdAt) };
}

async function* reservationsOf(db: Context['db'], userId: string): AsyncGenerator<object> {
  type Reservation = Awaited<ReturnType<typeof reservationsAfter>>[number];
  const held = walk<Reservation>((after, limit) => reservationsAfter(db, { userId, after, limit }));
  for await (const { createdAt, ...reservation } of held)
    yield { ...reservation, createdAt: instant(createdAt) };
}

/** Leaves of a ledger whose owner is gone what was counted and when, and nothing of what they wrote. */
export const forgetWords = ({ db }: Pick<Context, 'db'>, { userId }: { userId: string }): Promise<void> =>
  forgetDescriptions(db, userId);
