import type { Db } from '../../platform/database/db.ts';
import { type OwnedId, type OwnedIds, type StoredFile, toFile } from './files.store.ts';

/** What stands aside of these edits of a person. */
export const asideOf = async (
  db: Db,
  { userId, editIds }: { userId: string; editIds: readonly string[] },
): Promise<StoredFile[]> => {
  if (editIds.length === 0) return [];
  const rows = await db
    .selectFrom('files')
    .selectAll()
    .where('edit_id', 'in', editIds)
    .where('user_id', '=', userId)
    .where('aside_at', 'is not', null)
    .execute();
  return rows.map(toFile);
};

/** Removes what stands aside; gives back what was there. */
export const removeAside = async (db: Db, { userId, ids }: OwnedIds): Promise<StoredFile[]> => {
  if (ids.length === 0) return [];
  const rows = await db
    .deleteFrom('files')
    .where('id', 'in', ids)
    .where('user_id', '=', userId)
    .where('aside_at', 'is not', null)
    .returningAll()
    .execute();
  return rows.map(toFile);
};

/** Takes a picture out of the history to stand aside; null when it is not in the history. */
export const setAside = async (
  db: Db,
  { userId, id, now }: OwnedId & { readonly now: number },
): Promise<StoredFile | null> => {
  const before = await db
    .selectFrom('files')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!before) return null;
  const { numUpdatedRows } = await db
    .updateTable('files')
    .set({ deleted_at: now, aside_at: now, starred_at: null })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n ? toFile(before) : null;
};

/** Puts a picture that stands aside into the history, with the star that is given; false when it does not stand aside. */
export const bringBack = async (
  db: Db,
  { userId, id, starredAt }: OwnedId & Pick<StoredFile, 'starredAt'>,
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('files')
    .set({ deleted_at: null, aside_at: null, starred_at: starredAt })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('aside_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
};
