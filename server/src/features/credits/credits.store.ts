import type { CreditSource } from '@maquette/contract';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
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
export const accountOf = async (db: Db, userId: string): Promise<CreditAccount> => {
  const row = await db
    .selectFrom('credit_accounts')
    .select(['balance', 'held'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row ?? nothing;
};

/**
 * Opens the account where there is none and locks it until the transaction ends: whoever else wants to change it
 * waits here, so that what is read afterwards stays true. The update changes nothing; it is the lock both databases know.
 */
export const lockAccount = (db: Db, userId: string): Promise<CreditAccount> =>
  db
    .insertInto('credit_accounts')
    .values({ user_id: userId, ...nothing })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet((row) => ({ held: row.ref('credit_accounts.held') })),
    )
    .returning(['balance', 'held'])
    .executeTakeFirstOrThrow();

/** Only for an account that this transaction has locked. */
export const saveAccount = async (db: Db, userId: string, account: CreditAccount): Promise<void> => {
  await db
    .updateTable('credit_accounts')
    .set({ balance: account.balance, held: account.held })
    .where('user_id', '=', userId)
    .execute();
};

export const findReservation = async (db: Db, own: OwnEdit): Promise<Reservation | null> => {
  const row = await db
    .selectFrom('credit_reservations')
    .select(['edit_id', 'user_id', 'amount', 'state'])
    .where('user_id', '=', own.userId)
    .where('edit_id', '=', own.editId)
    .executeTakeFirst();
  if (!row) return null;
  return {
    editId: row.edit_id,
    userId: row.user_id,
    amount: row.amount,
    state: row.state as ReservationState,
  };
};

export const addReservation = async (
  db: Db,
  reservation: OwnEdit & { amount: number; createdAt: number },
): Promise<void> => {
  await db
    .insertInto('credit_reservations')
    .values({
      edit_id: reservation.editId,
      user_id: reservation.userId,
      amount: reservation.amount,
      state: 'held',
      created_at: reservation.createdAt,
    })
    .execute();
};

export const closeReservation = async (
  db: Db,
  own: OwnEdit,
  state: Exclude<ReservationState, 'held'>,
): Promise<void> => {
  await db
    .updateTable('credit_reservations')
    .set({ state })
    .where('user_id', '=', own.userId)
    .where('edit_id', '=', own.editId)
    .where('state', '=', 'held')
    .execute();
};

/** How many entries an account has; positions run from 1 without a gap, so the last one tells. */
export const countEntries = async (db: Db, userId: string): Promise<number> => {
  const last = await db
    .selectFrom('credit_entries')
    .select('position')
    .where('user_id', '=', userId)
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.position ?? 0;
};

/** Adds the account's next entry. Only for an account that this transaction has locked. */
export const appendEntry = async (db: Db, entry: LedgerEntry): Promise<void> => {
  await db
    .insertInto('credit_entries')
    .values({
      id: entry.id,
      user_id: entry.userId,
      natural_key: entry.naturalKey,
      amount: entry.amount,
      source: entry.source,
      description: entry.description,
      balance_after: entry.balanceAfter,
      edit_id: entry.editId,
      created_at: entry.createdAt,
      position: (from) =>
        from
          .selectFrom('credit_entries as earlier')
          .select(({ fn, lit }) =>
            sql<number>`${fn.coalesce(fn.max('earlier.position'), lit(0))} + 1`.as('next'),
          )
          .where('earlier.user_id', '=', entry.userId),
    })
    .execute();
};

const entryColumns = [
  'id',
  'user_id as userId',
  'natural_key as naturalKey',
  'amount',
  'source',
  'description',
  'balance_after as balanceAfter',
  'edit_id as editId',
  'created_at as createdAt',
] as const;

export const findEntry = async (
  db: Db,
  own: { userId: string; naturalKey: string },
): Promise<LedgerEntry | null> => {
  const row = await db
    .selectFrom('credit_entries')
    .select(entryColumns)
    .where('user_id', '=', own.userId)
    .where('natural_key', '=', own.naturalKey)
    .executeTakeFirst();
  return row ? { ...row, source: row.source as CreditSource } : null;
};

export interface LedgerPage {
  readonly userId: string;
  /** Only entries of this source, if told. */
  readonly source?: CreditSource | undefined;
  readonly limit: number;
  readonly offset: number;
}

/** Newest first. A page of all sources costs the same at any depth: the offset becomes a position. */
export const pageOfEntries = async (
  db: Db,
  { userId, source, limit, offset }: LedgerPage,
): Promise<{ entries: LedgerEntry[]; total: number }> => {
  const total = source === undefined ? await countEntries(db, userId) : await countOf(db, userId, source);
  const own = db.selectFrom('credit_entries').where('user_id', '=', userId);
  const wanted =
    source === undefined
      ? own.where('position', '<=', total - offset)
      : own.where('position', 'in', positionsOf(db, { userId, source, limit, offset }));
  const rows = await wanted.select(entryColumns).orderBy('position', 'desc').limit(limit).execute();
  return { entries: rows.map((row) => ({ ...row, source: row.source as CreditSource })), total };
};

const countOf = async (db: Db, userId: string, source: CreditSource): Promise<number> => {
  const { count } = await db
    .selectFrom('credit_entries')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('source', '=', source)
    .executeTakeFirstOrThrow();
  return Number(count);
};

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

/** A person's entries, oldest first, after the one given. */
export const entriesAfter = async (
  db: Db,
  { userId, after, limit }: Page<EntryFacts>,
): Promise<EntryFacts[]> => {
  const rows = await db
    .selectFrom('credit_entries')
    .select([
      'id',
      'position',
      'amount',
      'source',
      'description',
      'balance_after as balanceAfter',
      'edit_id as editId',
      'created_at as createdAt',
    ])
    .where('user_id', '=', userId)
    .where('position', '>', after?.position ?? 0)
    .orderBy('position')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...row, source: row.source as EntryFacts['source'] }));
};

interface ReservationFacts {
  readonly editId: string;
  readonly amount: number;
  readonly state: string;
  readonly createdAt: number;
}

/** What a person's edits held back, by edit, after the one given. */
export const reservationsAfter = (
  db: Db,
  { userId, after, limit }: Page<ReservationFacts>,
): Promise<ReservationFacts[]> =>
  db
    .selectFrom('credit_reservations')
    .select(['edit_id as editId', 'amount', 'state', 'created_at as createdAt'])
    .where('user_id', '=', userId)
    .where('edit_id', '>', after?.editId ?? '')
    .orderBy('edit_id')
    .limit(limit)
    .execute();

/** Takes a person's own words out of their entries; numbers, times and order stay. */
export const forgetDescriptions = async (db: Db, userId: string): Promise<void> => {
  await db
    .updateTable('credit_entries')
    .set({ description: '' })
    .where('user_id', '=', userId)
    .where('edit_id', 'is not', null)
    .execute();
};
