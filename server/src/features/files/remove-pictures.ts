import { filesBefore } from './files.store.ts';
import { deleteForGood } from './history/index.ts';
import { removeMasksOf } from './masks/index.ts';
import type { FilesContext } from './ports.ts';

const BATCH = 200;

export interface RemovePictures {
  readonly userId: string;
  /** Milliseconds since 1970. */
  readonly before: number;
}

/** Deletes everything a person stored before a time, masks included. */
export async function removePicturesOf(ctx: FilesContext, wanted: RemovePictures): Promise<void> {
  for (;;) {
    const files = await filesBefore(ctx.db, { ...wanted, limit: BATCH });
    if (files.length > 0) await deleteForGood(ctx, { userId: wanted.userId, ids: files.map(({ id }) => id) });
    if (files.length < BATCH) break;
  }
  for (const key of await removeMasksOf(ctx.db, wanted)) await ctx.blobs.delete(key);
}
