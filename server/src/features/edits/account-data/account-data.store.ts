import type { Db } from '../../../platform/database/db.ts';
import { laterThan } from '../../../platform/database/later-than.ts';
import { editRows, type StoredEdit } from '../edits.store.ts';

export interface PageOfEdits {
  readonly userId: string;
  readonly after: StoredEdit | undefined;
  readonly limit: number;
}

/** A person's edits, oldest first, after the one given. */
export function editsAfter(db: Db, { userId, after, limit }: PageOfEdits): Promise<StoredEdit[]> {
  return editRows.list(
    db
      .selectFrom('edits')
      .selectAll()
      .where('user_id', '=', userId)
      .where(laterThan(after))
      .orderBy('created_at')
      .orderBy('id')
      .limit(limit),
  );
}

/** Which edits of a person are not over. */
export async function openEditsOf(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('edits')
    .select('id')
    .where('user_id', '=', userId)
    .where('finished_at', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
}

/** Removes a person's edits and the keys their calls came with. */
export async function removeRowsOf(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('edits').where('user_id', '=', userId).execute();
  await db.deleteFrom('idempotency_keys').where('user_id', '=', userId).execute();
}
