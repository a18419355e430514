import type { Context } from '../../../platform/context.ts';
import type { FilesContext } from '../ports.ts';
import { removeBytes } from '../store-bytes.ts';
import { type RemovedBlobs, removeRowsOf } from './leaving.store.ts';

/**
 * Removes every picture and mask of a person from the history, within the transaction that is open.
 * @returns what is left in the storage: for `removeBlobs`, once the transaction is kept
 */
export const removeEverythingOf = (
  { db }: Pick<Context, 'db'>,
  { userId }: { userId: string },
): Promise<RemovedBlobs> => removeRowsOf(db, userId);

/** Removes bytes that have no row any more. Those that are left when the server dies in between are swept up later. */
export const removeBlobs = async (ctx: FilesContext, { files, masks }: RemovedBlobs): Promise<void> => {
  for (const file of files) await removeBytes(ctx, file);
  for (const { blobKey } of masks) await ctx.blobs.delete(blobKey);
};
