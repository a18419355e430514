import type { Context } from '../../../platform/context.ts';
import { filesBefore } from '../files.store.ts';
import { deleteForGood } from '../history/trash.ts';
import { removeMasksOf } from '../masks.store.ts';
import type { FilesContext } from '../ports.ts';
import { removeBytes } from '../stored-bytes.ts';
import { type RemovedBlobs, removeRowsOf } from './account-data.store.ts';

/**
 * Removes every picture and mask of a person from the history, within the transaction that is open.
 * @returns what is left in the storage: for `removeBlobs`, once the transaction is kept
 */
export function removeEverythingOf(
  { db }: Pick<Context, 'db'>,
  { userId }: { userId: string },
): Promise<RemovedBlobs> {
  return removeRowsOf(db, userId);
}

/** Removes bytes that have no row any more. Those that are left when the server dies in between are swept up later. */
export async function removeBlobs(ctx: FilesContext, { files, masks }: RemovedBlobs): Promise<void> {
  for (const file of files) await removeBytes(ctx, file);
  for (const { blobKey } of masks) await ctx.blobs.delete(blobKey);
}

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
