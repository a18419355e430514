import type { Db } from '../../platform/database/db.ts';
import { changesOne } from '../../platform/database/rows.ts';
import { fileColumns, fileRows, type OwnedId, type OwnedIds, type StoredFile } from './files.store.ts';

/** What stands aside of these edits of a person. */
export async function asideOf(
  db: Db,
  { userId, editIds }: { userId: string; editIds: readonly string[] },
): Promise<StoredFile[]> {
  if (editIds.length === 0) return [];
  return fileRows.list(
    db
      .selectFrom('files')
      .select(fileColumns)
      .where('edit_id', 'in', editIds)
      .where('user_id', '=', userId)
      .where('aside_at', 'is not', null),
  );
}

/** Removes what stands aside; gives back what was there. */
export async function removeAside(db: Db, { userId, ids }: OwnedIds): Promise<StoredFile[]> {
  if (ids.length === 0) return [];
  return fileRows.list(
    db
      .deleteFrom('files')
      .where('id', 'in', ids)
      .where('user_id', '=', userId)
      .where('aside_at', 'is not', null)
      .returning(fileColumns),
  );
}

/** Takes a picture out of the history to stand aside; null when it is not in the history. */
export async function setAside(
  db: Db,
  { userId, id, now }: OwnedId & { readonly now: number },
): Promise<StoredFile | null> {
  const before = await fileRows.first(
    db
      .selectFrom('files')
      .select(fileColumns)
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .where('deleted_at', 'is', null),
  );
  if (!before) return null;
  const isSet = await changesOne(
    db
      .updateTable('files')
      .set({ deleted_at: now, aside_at: now, starred_at: null })
      .where('id', '=', id)
      .where('deleted_at', 'is', null),
  );
  return isSet ? before : null;
}

/** Puts a picture that stands aside into the history, with the star and into the album that are given; false when it does not stand aside. */
export function bringBack(
  db: Db,
  { userId, id, starredAt, albumId }: OwnedId & Pick<StoredFile, 'starredAt' | 'albumId'>,
): Promise<boolean> {
  return changesOne(
    db
      .updateTable('files')
      .set({ deleted_at: null, aside_at: null, starred_at: starredAt, album_id: albumId })
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .where('aside_at', 'is not', null),
  );
}
