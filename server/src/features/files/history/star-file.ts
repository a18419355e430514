import type { HistoryItem } from '@maquette/contract';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { requireUser } from '../../../platform/require-user.ts';
import { filesByIds, setStars } from '../files.store.ts';
import type { FilesContext } from '../ports.ts';
import { noteChange } from '../totals.store.ts';
import { getFile } from './queries.ts';

/**
 * Sets or takes the stars of those of the caller's pictures that are not in the trash; ids of nothing of the caller's are left
 * out. Done twice, it is done once; the star of what is in the trash waits there with it.
 * @throws Refusal not_found, when none was there
 */
export async function starFiles(
  ctx: FilesContext,
  { ids, isStarred }: { ids: readonly string[]; isStarred: boolean },
): Promise<{ success: true }> {
  const owned = { userId: requireUser(ctx), ids: [...new Set(ids)] };
  await inTransaction(ctx, async ({ db, now }) => {
    const changed = await setStars(db, { ...owned, starredAt: isStarred ? now() : null });
    if (changed.length > 0) return noteChange(db, owned.userId);
    const files = await filesByIds(db, owned);
    if (files.every(({ deletedAt }) => deletedAt !== null)) throw new Refusal('not_found');
    return undefined;
  });
  return { success: true };
}

/** The same with one picture. @throws Refusal not_found, also for a picture in the trash */
export async function starFile(
  ctx: FilesContext,
  { id, isStarred }: { id: string; isStarred: boolean },
): Promise<HistoryItem> {
  await starFiles(ctx, { ids: [id], isStarred });
  return getFile(ctx, { id });
}
