import type { CreditSource } from '@maquette/contract';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import { rowsOf, toRow } from '../../platform/database/rows.ts';
import { type CreditAccount, nothing, type ReservationState } from './credits.rules.ts';

export interface LedgerEntry {
  readonly id: string;
  readonly userId: string;
  readonly naturalKey: string;
  /** Signed, in credits. */
  readonly amount: number;
  readonly source: CreditSource;
  readonly description: string;
  readonly balanceAfter: number;
  readonly editId: string | null;
  readonly createdAt: number;
}

export interface Reservation {
  readonly editId: string;
  readonly userId: string;
  readonly amount: number;
  readonly state: ReservationState;
}

interface OwnEdit {
  readonly userId: string;
  readonly editId: string;
}

/** What a person has, without waiting for anybody. */
export async function accountOf(db: Db, userId: string): Promise<CreditAccount> {
  const row = await db
    .selectFrom('credit_accounts')
    .select(['balance', 'held'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row ?? nothing;
}

/**
 * Opens the account where there is none and locks it until the transaction ends: whoever else wants to change it
 * waits here, so that what is read afterwards stays true. The update changes nothing; it is the lock both databases know.
 */
export function lockAccount(db: Db, userId: string): Promise<CreditAccount> {
  return db
    .insertInto('credit_accounts')
    .values({ user_id: userId, ...nothing })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet((row) => ({ held: row.ref('credit_accounts.held') })),
    )
    .returning(['balance', 'held'])
    .executeTakeFirstOrThrow();
}

/** Only for an account that this transaction has locked. */
export async function saveAccount(db: Db, userId: string, account: CreditAccount): Promise<void> {
  await db
    .updateTable('credit_accounts')
    .set({ balance: account.balance, held: account.held })
    .where('user_id', '=', userId)
    .execute();
}

const reservationRows = rowsOf<Reservation>({});

export function findReservation(db: Db, own: OwnEdit): Promise<Reservation | null> {
  return reservationRows.first(
    db
      .selectFrom('credit_reservations')
      .select(['edit_id', 'user_id', 'amount', 'state'])
      .where('user_id', '=', own.userId)
      .where('edit_id', '=', own.editId),
  );
}

export async function addReservation(
  db: Db,
  reservation: OwnEdit & { amount: number; createdAt: number },
): Promise<void> {
  await db
    .insertInto('credit_reservations')
    .values({ ...toRow(reservation), state: 'held' })
    .execute();
}

export async function closeReservation(
  db: Db,
  own: OwnEdit,
  state: Exclude<ReservationState, 'held'>,
): Promise<void> {
  await db
    .updateTable('credit_reservations')
    .set({ state })
    .where('user_id', '=', own.userId)
    .where('edit_id', '=', own.editId)
    .where('state', '=', 'held')
    .execute();
}

/** How many entries an account has; positions run from 1 without a gap, so the last one tells. */
export async function countEntries(db: Db, userId: string): Promise<number> {
  const last = await db
    .selectFrom('credit_entries')
    .select('position')
    .where('user_id', '=', userId)
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.position ?? 0;
}

/** Adds the account's next entry. Only for an account that this transaction has locked. */
export async function appendEntry(db: Db, entry: LedgerEntry): Promise<void> {
  await db
    .insertInto('credit_entries')
    .values({
      ...toRow(entry),
      position: (from) =>
        from
          .selectFrom('credit_entries as earlier')
          .select(({ fn, lit }) =>
            sql<number>`${fn.coalesce(fn.max('earlier.position'), lit(0))} + 1`.as('next'),
          )
          .where('earlier.user_id', '=', entry.userId),
    })
    .execute();
}

const entryColumns = [
  'id',
  'user_id',
  'natural_key',
  'amount',
  'source',
  'description',
  'balance_after',
  'edit_id',
  'created_at',
] as const;

const entryRows = rowsOf<LedgerEntry>({});

export function findEntry(db: Db, own: { userId: string; naturalKey: string }): Promise<LedgerEntry | null> {
  return entryRows.first(
    db
      .selectFrom('credit_entries')
      .select(entryColumns)
      .where('user_id', '=', own.userId)
      .where('natural_key', '=', own.naturalKey),
  );
}

export interface LedgerPage {
  readonly userId: string;
  /** Only entries of this source, if told. */
  readonly source?: CreditSource | undefined;
  readonly limit: number;
  readonly offset: number;
}

/** Newest first. A page of all sources costs the same at any depth: the offset becomes a position. */
export async function pageOfEntries(
  db: Db,
  { userId, source, limit, offset }: LedgerPage,
): Promise<{ entries: LedgerEntry[]; total: number }> {
  const total = source === undefined ? await countEntries(db, userId) : await countOf(db, userId, source);
  const own = db.selectFrom('credit_entries').where('user_id', '=', userId);
  const wanted =
    source === undefined
      ? own.where('position', '<=', total - offset)
      : own.where('position', 'in', positionsOf(db, { userId, source, limit, offset }));
  const page = wanted.select(entryColumns).orderBy('position', 'desc').limit(limit);
  return { entries: await entryRows.list(page), total };
}

async function countOf(db: Db, userId: string, source: CreditSource): Promise<number> {
  const { count } = await db
    .selectFrom('credit_entries')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('source', '=', source)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The index alone is walked to the page. */
const positionsOf = (db: Db, { userId, source, limit, offset }: LedgerPage & { source: CreditSource }) =>
  db
    .selectFrom('credit_entries')
    .select('position')
    .where('user_id', '=', userId)
    .where('source', '=', source)
    .orderBy('position', 'desc')
    .limit(limit)
    .offset(offset);

type EntryFacts = Omit<LedgerEntry, 'userId' | 'naturalKey'> & { readonly position: number };

interface Page<T> {
  readonly userId: string;
  readonly after: T | undefined;
  readonly limit: number;
}

const entryFacts = rowsOf<EntryFacts>({});

/** A person's entries, oldest first, after the one given. */
export function entriesAfter(db: Db, { userId, after, limit }: Page<EntryFacts>): Promise<EntryFacts[]> {
  return entryFacts.list(
    db
      .selectFrom('credit_entries')
      .select(['id', 'position', 'amount', 'source', 'description', 'balance_after', 'edit_id', 'created_at'])
      .where('user_id', '=', userId)
      .where('position', '>', after?.position ?? 0)
      .orderBy('position')
      .limit(limit),
  );
}

interface ReservationFacts {
  readonly editId: string;
  readonly amount: number;
  readonly state: string;
  readonly createdAt: number;
}

const reservationFacts = rowsOf<ReservationFacts>({});

/** What a person's edits held back, by edit, after the one given. */
export function reservationsAfter(
  db: Db,
  { userId, after, limit }: Page<ReservationFacts>,
): Promise<ReservationFacts[]> {
  return reservationFacts.list(
    db
      .selectFrom('credit_reservations')
      .select(['edit_id', 'amount', 'state', 'created_at'])
      .where('user_id', '=', userId)
      .where('edit_id', '>', after?.editId ?? '')
      .orderBy('edit_id')
      .limit(limit),
  );
}

/** Takes a person's own words out of their entries; numbers, times and order stay. */
export async function forgetDescriptions(db: Db, userId: string): Promise<void> {
  await db
    .updateTable('credit_entries')
    .set({ description: '' })
    .where('user_id', '=', userId)
    .where('edit_id', 'is not', null)
    .execute();
}
