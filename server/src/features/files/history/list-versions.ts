import { type HistoryItem, limits } from '@maquette/contract';
import { requireUser } from '../../../platform/require-user.ts';
import { getStoredFile } from '../get-file.ts';
import { toHistoryItems } from '../history-item.ts';
import type { FilesContext } from '../ports.ts';
import { familyOf } from './versions.store.ts';

/**
 * The photo that one of the caller's pictures goes back to and everything made of it, oldest first, without the trash. Of very
 * many there come those it was made from, and the newest.
 * @throws Refusal not_found
 */
export async function listVersions(
  ctx: FilesContext,
  { id }: { id: string },
): Promise<{ files: HistoryItem[] }> {
  const owned = { userId: requireUser(ctx), id };
  await getStoredFile(ctx, owned);
  const family = await familyOf(ctx.db, { ...owned, limit: limits.versionsMax });
  return { files: await toHistoryItems(ctx, family) };
}
