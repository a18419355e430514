import type { HistoryItem } from '@maquette/contract';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { requireUser } from '../../../platform/require-user.ts';
import { findFile, setStar } from '../files.store.ts';
import { oneHistoryItem } from '../history-item.ts';
import type { FilesContext } from '../ports.ts';
import { noteChange } from '../totals.store.ts';

/**
 * Sets or takes the star of one of the caller's pictures. Done twice, it is done once; the star of what is in the trash waits
 * there with it.
 * @throws Refusal not_found, also for a picture in the trash
 */
export async function starFile(
  ctx: FilesContext,
  { id, isStarred }: { id: string; isStarred: boolean },
): Promise<HistoryItem> {
  const owned = { userId: requireUser(ctx), id };
  const file = await inTransaction(ctx, async ({ db, now }) => {
    const changed = await setStar(db, { ...owned, starredAt: isStarred ? now() : null });
    if (changed) await noteChange(db, owned.userId);
    return changed ?? findFile(db, owned);
  });
  if (!file || file.deletedAt !== null) throw new Refusal('not_found');
  return oneHistoryItem(ctx, file);
}
