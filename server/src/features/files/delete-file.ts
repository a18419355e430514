import { inTransaction } from '../../platform/database/transaction.ts';
import { Refusal } from '../../platform/refusal.ts';
import { requireUser } from '../../platform/require-user.ts';
import { findFile, moveToTrash, type OwnedId, removeFile, type StoredFile } from './files.store.ts';
import type { FilesContext } from './ports.ts';
import { removeBytes } from './store-bytes.ts';
import { countOut } from './totals.store.ts';

/**
 * Puts one of the caller's pictures into the trash, or deletes it with its bytes. Done twice, it is done once.
 * @throws Refusal not_found
 */
export async function deleteFile(
  ctx: FilesContext,
  { id, isPermanent }: { id: string; isPermanent: boolean },
): Promise<{ success: true }> {
  const owned = { userId: requireUser(ctx), id };
  if (isPermanent) await deleteForGood(ctx, owned);
  else await trash(ctx, owned);
  return { success: true };
}

const trash = (ctx: FilesContext, owned: OwnedId): Promise<void> =>
  inTransaction(ctx, async ({ db, now }) => {
    const file = await moveToTrash(db, { ...owned, now: now() });
    if (file) return countOut(db, file);
    if (!(await findFile(db, owned))) throw new Refusal('not_found');
  });

/** The row goes first: bytes that are left behind when the server dies in between are swept up later. */
export async function deleteForGood(ctx: FilesContext, owned: OwnedId): Promise<void> {
  const file = await inTransaction(ctx, async ({ db }): Promise<StoredFile> => {
    const removed = await removeFile(db, owned);
    if (!removed) throw new Refusal('not_found');
    if (removed.deletedAt === null) await countOut(db, removed);
    return removed;
  });
  await removeBytes(ctx, file);
}
