import { deleteAside } from '../../files/index.ts';
import type { EditsContext } from '../ports.ts';
import { endedPreviews, forgetPicture } from './previews.store.ts';

const BATCH = 200;

/** Removes the pictures of previews whose time is over; that they were made stays told. */
export async function sweepPreviews(ctx: EditsContext): Promise<void> {
  for (;;) {
    const ended = await endedPreviews(ctx.db, { before: ctx.now(), limit: BATCH });
    for (const edit of ended) {
      const { userId, resultId } = edit;
      await deleteAside(ctx, { userId, ids: resultId === null ? [] : [resultId] });
      await forgetPicture(ctx.db, edit);
    }
    if (ended.length < BATCH) return;
  }
}
