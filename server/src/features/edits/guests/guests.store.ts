import type { Db } from '../../../platform/database/db.ts';
import { guestId } from '../../../platform/database/migrations/0002-engines.ts';

import { editRows, type StoredEdit } from '../edits.store.ts';

export { guestId };

/** Swept every hour, so that nothing is kept for longer than 24. Milliseconds. */
export const GUEST_KEPT_MS = 23 * 3_600_000;

/** Removes the edits of visitors that were asked for before `before` and are over. */
export async function removeGuestEdits(db: Db, before: number): Promise<void> {
  await db
    .deleteFrom('edits')
    .where('user_id', '=', guestId)
    .where('created_at', '<', before)
    .where('finished_at', 'is not', null)
    .execute();
}

/** A visit, and what still belongs to it. */
export interface VisitWanted {
  /** SHA-256 of its secret, hex. */
  readonly visit: string;
  /** Milliseconds since 1970: what was ordered before is no longer there. */
  readonly since: number;
}

/** What was ordered in a visit, newest first. */
export function editsOfVisit(db: Db, { visit, since }: VisitWanted): Promise<StoredEdit[]> {
  return editRows.list(
    db
      .selectFrom('edits')
      .selectAll()
      .where('visit', '=', visit)
      .where('user_id', '=', guestId)
      .where('created_at', '>=', since)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc'),
  );
}

/** Makes what came of a visit a person's own; of two at the same time one gets it. Oldest first. */
export async function takeEditsOfVisit(
  db: Db,
  { visit, since, userId }: VisitWanted & { readonly userId: string },
): Promise<StoredEdit[]> {
  return editRows.list(
    db
      .updateTable('edits')
      .set({ user_id: userId, visit: null })
      .where('visit', '=', visit)
      .where('user_id', '=', guestId)
      .where('created_at', '>=', since)
      .where('state', '=', 'succeeded')
      .returningAll(),
  );
}
