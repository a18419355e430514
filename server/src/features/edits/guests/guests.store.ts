import type { Db } from '../../../platform/database/db.ts';
import { guestId } from '../../../platform/database/migrations/0002-engines.ts';

export { guestId };

/** Removes the edits of visitors that were asked for before `before` and are over. */
export async function removeGuestEdits(db: Db, before: number): Promise<void> {
  await db
    .deleteFrom('edits')
    .where('user_id', '=', guestId)
    .where('created_at', '<', before)
    .where('finished_at', 'is not', null)
    .execute();
}
