import type { Db } from '../../platform/database/db.ts';
import { rowsOf, toRow } from '../../platform/database/rows.ts';

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

export const maskRows = rowsOf<StoredMask>({});

export async function addMask(db: Db, mask: StoredMask): Promise<void> {
  await db.insertInto('masks').values(toRow(mask)).execute();
}

const ownMasks = (db: Db, userId: string) => db.selectFrom('masks').selectAll().where('user_id', '=', userId);

export function findMask(
  db: Db,
  { userId, filename }: { userId: string; filename: string },
): Promise<StoredMask | null> {
  return maskRows.first(ownMasks(db, userId).where('filename', '=', filename));
}

/** A mask by its id alone: for whoever holds its signed address. */
export function findSignedMask(db: Db, id: string): Promise<StoredMask | null> {
  return maskRows.first(db.selectFrom('masks').selectAll().where('id', '=', id));
}

export function findSameMask(
  db: Db,
  { userId, sha256 }: { userId: string; sha256: string },
): Promise<StoredMask | null> {
  return maskRows.first(ownMasks(db, userId).where('sha256', '=', sha256));
}

/** Removes masks from before `before` that belong to no picture and have no name; gives back the blobs they leave. */
export async function removeUnusedMasks(db: Db, before: number): Promise<string[]> {
  const rows = await db
    .deleteFrom('masks')
    .where('created_at', '<', before)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('files').select('files.id').whereRef('files.mask_id', '=', 'masks.id'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('named_masks').select('id').whereRef('named_masks.mask_id', '=', 'masks.id'))),
    )
    .returning('blob_key')
    .execute();
  return rows.map(({ blob_key }) => blob_key);
}

/** Removes a person's masks from before a time; gives back the blobs they leave. */
export async function removeMasksOf(
  db: Db,
  { userId, before }: { userId: string; before: number },
): Promise<string[]> {
  const rows = await db
    .deleteFrom('masks')
    .where('user_id', '=', userId)
    .where('created_at', '<', before)
    .returning('blob_key')
    .execute();
  return rows.map(({ blob_key }) => blob_key);
}
