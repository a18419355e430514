import type { Db } from '../../../platform/database/db.ts';
import { changesOne } from '../../../platform/database/rows.ts';
import { editRows, type OwnedId, type StoredEdit } from '../edits.store.ts';

/** Notes as what a preview is kept, if it is still kept as `former`; false when somebody else was first. */
export function markKept(
  db: Db,
  { userId, id, former, keptAs }: OwnedId & { readonly former: string | null; readonly keptAs: string },
): Promise<boolean> {
  return changesOne(
    db
      .updateTable('edits')
      .set({ kept_as: keptAs })
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .where('kept_as', former === null ? 'is' : '=', former),
  );
}

/** Previews whose time is over and whose pictures are still there, whoever they belong to. */
export function endedPreviews(
  db: Db,
  { before, limit }: { before: number; limit: number },
): Promise<StoredEdit[]> {
  return editRows.list(
    db
      .selectFrom('edits')
      .selectAll()
      .where('preview_until', 'is not', null)
      .where('preview_until', '<', before)
      .where('result_id', 'is not', null)
      .limit(limit),
  );
}

/** Says of a preview that its picture is gone. */
export async function forgetPicture(db: Db, { userId, id }: OwnedId): Promise<void> {
  await db
    .updateTable('edits')
    .set({ result_id: null })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute();
}
