import type { Db } from '../../../platform/database/db.ts';
import { type OwnedId, type StoredEdit, toEdit } from '../edits.store.ts';

/** Notes as what a preview is kept, if it is still kept as `former`; false when somebody else was first. */
export const markKept = async (
  db: Db,
  { userId, id, former, keptAs }: OwnedId & { readonly former: string | null; readonly keptAs: string },
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('edits')
    .set({ kept_as: keptAs })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('kept_as', former === null ? 'is' : '=', former)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
};

/** Previews whose time is over and whose pictures are still there, whoever they belong to. */
export const endedPreviews = async (
  db: Db,
  { before, limit }: { before: number; limit: number },
): Promise<StoredEdit[]> => {
  const rows = await db
    .selectFrom('edits')
    .selectAll()
    .where('preview_until', 'is not', null)
    .where('preview_until', '<', before)
    .where('result_id', 'is not', null)
    .limit(limit)
    .execute();
  return rows.map(toEdit);
};

/** Says of a preview that its picture is gone. */
export const forgetPicture = async (db: Db, { userId, id }: OwnedId): Promise<void> => {
  await db
    .updateTable('edits')
    .set({ result_id: null })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute();
};
