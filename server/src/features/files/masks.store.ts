import type { Selectable } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import type { MasksTable } from '../../platform/database/schema.ts';

export interface StoredMask {
  readonly id: string;
  readonly userId: string;
  readonly filename: string;
  readonly bytes: number;
  readonly width: number;
  readonly height: number;
  readonly sha256: string;
  readonly blobKey: string;
  readonly createdAt: number;
}

export const toMask = (row: Selectable<MasksTable>): StoredMask => ({
  id: row.id,
  userId: row.user_id,
  filename: row.filename,
  bytes: row.bytes,
  width: row.width,
  height: row.height,
  sha256: row.sha256,
  blobKey: row.blob_key,
  createdAt: row.created_at,
});

export const addMask = async (db: Db, mask: StoredMask): Promise<void> => {
  await db
    .insertInto('masks')
    .values({
      id: mask.id,
      user_id: mask.userId,
      filename: mask.filename,
      bytes: mask.bytes,
      width: mask.width,
      height: mask.height,
      sha256: mask.sha256,
      blob_key: mask.blobKey,
      created_at: mask.createdAt,
    })
    .execute();
};

const ownMasks = (db: Db, userId: string) => db.selectFrom('masks').selectAll().where('user_id', '=', userId);

export const findMask = async (
  db: Db,
  { userId, filename }: { userId: string; filename: string },
): Promise<StoredMask | null> => {
  const row = await ownMasks(db, userId).where('filename', '=', filename).executeTakeFirst();
  return row ? toMask(row) : null;
};

/** A mask by its id alone: for whoever holds its signed address. */
export const findSignedMask = async (db: Db, id: string): Promise<StoredMask | null> => {
  const row = await db.selectFrom('masks').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? toMask(row) : null;
};

export const findSameMask = async (
  db: Db,
  { userId, sha256 }: { userId: string; sha256: string },
): Promise<StoredMask | null> => {
  const row = await ownMasks(db, userId).where('sha256', '=', sha256).executeTakeFirst();
  return row ? toMask(row) : null;
};

/** Removes masks from before `before` that belong to no picture; gives back the blobs they leave. */
export const removeUnusedMasks = async (db: Db, before: number): Promise<string[]> => {
  const rows = await db
    .deleteFrom('masks')
    .where('created_at', '<', before)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('files').select('files.id').whereRef('files.mask_id', '=', 'masks.id'))),
    )
    .returning('blob_key')
    .execute();
  return rows.map(({ blob_key }) => blob_key);
};

/** Removes a person's masks from before a time; gives back the blobs they leave. */
export const removeMasksOf = async (
  db: Db,
  { userId, before }: { userId: string; before: number },
): Promise<string[]> => {
  const rows = await db
    .deleteFrom('masks')
    .where('user_id', '=', userId)
    .where('created_at', '<', before)
    .returning('blob_key')
    .execute();
  return rows.map(({ blob_key }) => blob_key);
};
