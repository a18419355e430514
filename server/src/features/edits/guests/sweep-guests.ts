import { removePicturesOf } from '../../files/index.ts';
import type { EditsContext } from '../ports.ts';
import { guestId, removeGuestEdits } from './guests.store.ts';

/** Swept every hour, so that nothing is kept for longer than 24. Milliseconds. */
const KEPT_MS = 23 * 3_600_000;

/** Removes what visitors left: photos, masks, results and the edits themselves. */
export async function sweepGuests(ctx: EditsContext): Promise<void> {
  const before = ctx.now() - KEPT_MS;
  await removePicturesOf(ctx, { userId: guestId, before });
  await removeGuestEdits(ctx.db, before);
}
