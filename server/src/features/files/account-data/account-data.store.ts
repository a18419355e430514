import type { Db } from '../../../platform/database/db.ts';
import { laterThan } from '../../../platform/database/later-than.ts';
import { removeAlbumsOf } from '../albums/albums.store.ts';
import { fileColumns, fileRows, type StoredFile } from '../files.store.ts';
import { maskRows, type StoredMask } from '../masks.store.ts';

interface Page<T> {
  readonly userId: string;
  /** Milliseconds since 1970: what came at this time or later is left out. */
  readonly before: number;
  readonly after: T | undefined;
  readonly limit: number;
}

/** A person's pictures, either those in the trash or the others, oldest first, after the one given. */
export function filesAfter(
  db: Db,
  { userId, before, after, limit, isTrash }: Page<StoredFile> & { readonly isTrash: boolean },
): Promise<StoredFile[]> {
  return fileRows.list(
    db
      .selectFrom('files')
      .select(fileColumns)
      .where('user_id', '=', userId)
      // History and trash have an index each, and none is over both.
      .where('deleted_at', isTrash ? 'is not' : 'is', null)
      .where('created_at', '<', before)
      .where(laterThan(after))
      .orderBy('created_at')
      .orderBy('id')
      .limit(limit),
  );
}

/** A person's masks, oldest first, after the one given. */
export function masksAfter(
  db: Db,
  { userId, before, after, limit }: Page<StoredMask>,
): Promise<StoredMask[]> {
  return maskRows.list(
    db
      .selectFrom('masks')
      .selectAll()
      .where('user_id', '=', userId)
      .where('created_at', '<', before)
      .where(laterThan(after))
      .orderBy('created_at')
      .orderBy('id')
      .limit(limit),
  );
}

export interface RemovedBlobs {
  readonly files: readonly { readonly id: string; readonly blobKey: string }[];
  readonly masks: readonly { readonly blobKey: string }[];
}

/** Removes everything a person stored; gives back the blobs it leaves. */
export async function removeRowsOf(db: Db, userId: string): Promise<RemovedBlobs> {
  const history = await filesOf(db, userId).where('deleted_at', 'is', null).execute();
  const trash = await filesOf(db, userId).where('deleted_at', 'is not', null).execute();
  const masks = await db
    .deleteFrom('masks')
    .where('user_id', '=', userId)
    .returning('blob_key as blobKey')
    .execute();
  await removeAlbumsOf(db, userId);
  await db.deleteFrom('file_totals').where('user_id', '=', userId).execute();
  return { files: [...history, ...trash], masks };
}

const filesOf = (db: Db, userId: string) =>
  db.deleteFrom('files').where('user_id', '=', userId).returning(['id', 'blob_key as blobKey']);

export interface HandOver {
  /** Who has them, and who gets them. */
  readonly from: string;
  readonly to: string;
  /** Everything that these edits made. */
  readonly editIds: readonly string[];
  readonly photoIds: readonly string[];
  readonly maskIds: readonly string[];
}

/** Makes pictures and masks somebody else's; gives back those that stand in the history. */
export async function handOverRows(
  db: Db,
  { from, to, editIds, photoIds, maskIds }: HandOver,
): Promise<{ readonly bytes: number }[]> {
  const moved = await db
    .updateTable('files')
    .set({ user_id: to })
    .where('user_id', '=', from)
    .where(({ or, eb }) => or([eb('edit_id', 'in', editIds), eb('id', 'in', photoIds)]))
    .returning(['bytes', 'deleted_at'])
    .execute();
  if (maskIds.length > 0)
    await db
      .updateTable('masks')
      .set({ user_id: to })
      .where('user_id', '=', from)
      .where('id', 'in', maskIds)
      .execute();
  return moved.filter(({ deleted_at }) => deleted_at === null);
}
