import { inTransaction } from '../../../platform/database/transaction.ts';
import type { OwnedIds } from '../files.store.ts';
import type { FilesContext } from '../ports.ts';
import { removeBytes } from '../store-bytes.ts';
import { countOut } from '../totals.store.ts';
import { removeAside } from './aside.store.ts';

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
