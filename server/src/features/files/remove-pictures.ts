import { deleteForGood } from './delete-file.ts';
import { filesBefore } from './files.store.ts';
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
    for (const file of files) await deleteForGood(ctx, file);
    if (files.length < BATCH) break;
  }
  for (const key of await removeMasksOf(ctx.db, wanted)) await ctx.blobs.delete(key);
}
