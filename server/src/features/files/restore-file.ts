import type { HistoryItem } from '@maquette/contract';
import { inTransaction } from '../../platform/database/transaction.ts';
import { Refusal } from '../../platform/refusal.ts';
import { requireUser } from '../../platform/require-user.ts';
import { findFile, takeFromTrash } from './files.store.ts';
import { oneHistoryItem } from './history-item.ts';
import type { FilesContext } from './ports.ts';
import { countIn } from './totals.store.ts';

/** Takes one of the caller's pictures out of the trash; one that is not in it stays as it is. @throws Refusal not_found */
export async function restoreFile(ctx: FilesContext, { id }: { id: string }): Promise<HistoryItem> {
  const owned = { userId: requireUser(ctx), id };
  const file = await inTransaction(ctx, async ({ db }) => {
    const restored = await takeFromTrash(db, owned);
    // What was here before may come back even when the storage is full by now.
    if (restored) await countIn(db, { ...restored, limit: null });
    return restored ?? (await findFile(db, owned));
  });
  if (!file) throw new Refusal('not_found');
  return oneHistoryItem(ctx, file);
}
