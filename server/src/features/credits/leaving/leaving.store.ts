import type { Db } from '../../../platform/database/db.ts';
import type { LedgerEntry } from '../credits.store.ts';

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
