import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { bringBack, removeAside, setAside } from './aside.store.ts';
import type { OwnedIds } from './files.store.ts';
import type { FilesContext } from './ports.ts';
import { removeBytes } from './stored-bytes.ts';
import { countOut, noteChange } from './totals.store.ts';

/** Deletes pictures that stand aside without a result in the history, as previews do, with their bytes. */
export async function deleteAside(ctx: FilesContext, owned: OwnedIds): Promise<void> {
  const removed = await inTransaction(ctx, async ({ db }) => {
    const files = await removeAside(db, owned);
    const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
    if (files.length > 0) await countOut(db, { userId: owned.userId, bytes, files: 0 });
    return files;
  });
  for (const file of removed) await removeBytes(ctx, file);
}

export interface SwapResults {
  readonly userId: string;
  /** In the history. */
  readonly resultId: string;
  /** Stands aside. */
  readonly takeId: string;
}

/**
 * Puts a take that stands aside into the history in the place of the result, with its star and in its album; within the transaction that is open.
 * @returns false when the result is not in the history any more, or the take not there: then nothing is changed
 */
export function swapResults(ctx: Context, { userId, resultId, takeId }: SwapResults): Promise<boolean> {
  return inTransaction(ctx, async ({ db, now }) => {
    const former = await setAside(db, { userId, id: resultId, now: now() });
    if (!former) return false;
    const { starredAt, albumId } = former;
    if (!(await bringBack(db, { userId, id: takeId, starredAt, albumId })))
      throw new Error(`take ${takeId} does not stand aside`);
    await noteChange(db, userId);
    return true;
  });
}
