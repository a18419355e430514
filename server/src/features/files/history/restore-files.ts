import type { HistoryItem } from '@maquette/contract';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { requireUser } from '../../../platform/require-user.ts';
import { filesByIds, type OwnedIds, type StoredFile, takeFromTrash } from '../files.store.ts';
import { oneHistoryItem } from '../history-item.ts';
import { asideOf } from '../aside/index.ts';
import type { FilesContext } from '../ports.ts';
import { countIn } from '../totals.store.ts';

/**
 * Takes those of the caller's pictures out of the trash. Ids of nothing of the caller's are left out; one that is not in the
 * trash stays as it is.
 * @returns how many of them are in the history now
 * @throws Refusal not_found, when none is there
 */
export async function restoreFiles(
  ctx: FilesContext,
  { ids }: { ids: readonly string[] },
): Promise<{ success: true; restored: number }> {
  const files = await restoreAll(ctx, { userId: requireUser(ctx), ids: [...new Set(ids)] });
  if (files.length === 0) throw new Refusal('not_found');
  return { success: true, restored: files.length };
}

/** The same with one picture. @throws Refusal not_found */
export async function restoreFile(ctx: FilesContext, { id }: { id: string }): Promise<HistoryItem> {
  const [file] = await restoreAll(ctx, { userId: requireUser(ctx), ids: [id] });
  if (!file) throw new Refusal('not_found');
  return oneHistoryItem(ctx, file);
}

const restoreAll = (ctx: FilesContext, owned: OwnedIds): Promise<StoredFile[]> =>
  inTransaction(ctx, async ({ db }) => {
    const restored = await takeFromTrash(db, owned);
    const editIds = restored.flatMap(({ editId }) => editId ?? []);
    const takes = await asideOf(db, { userId: owned.userId, editIds });
    const bytes = [...restored, ...takes].reduce((sum, file) => sum + file.bytes, 0);
    // What was here before may come back even when the storage is full by now.
    if (restored.length > 0) await countIn(db, { ...owned, bytes, files: restored.length, limit: null });
    if (restored.length === owned.ids.length) return restored;
    return (await filesByIds(db, owned)).filter(({ asideAt }) => asideAt === null);
  });
