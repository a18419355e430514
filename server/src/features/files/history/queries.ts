import { type HistoryItem, limits, type ListFilesQuery } from '@maquette/contract';
import { Refusal } from '../../../platform/refusal.ts';
import { requireUser } from '../../../platform/require-user.ts';
import { findFile, type OwnedId, type StoredFile } from '../files.store.ts';
import { oneHistoryItem, toHistoryItems } from '../history-item.ts';
import { listFrom } from '../lists/list.ts';
import { readList } from '../lists/read-list.ts';
import { readPage } from '../lists/read-page.ts';
import type { FilesContext } from '../ports.ts';
import { familyOf } from './versions.store.ts';

/** A person's picture as it is stored, in the trash or not. @throws Refusal not_found */
export async function getStoredFile(ctx: Pick<FilesContext, 'db'>, owned: OwnedId): Promise<StoredFile> {
  const file = await findFile(ctx.db, owned);
  if (!file) throw new Refusal('not_found');
  return file;
}

/** One of the caller's pictures as the history tells it. @throws Refusal not_found */
export const getFile = async (ctx: FilesContext, { id }: { id: string }): Promise<HistoryItem> =>
  oneHistoryItem(ctx, await getStoredFile(ctx, { userId: requireUser(ctx), id }));

export interface History {
  readonly files: HistoryItem[];
  readonly total: number;
  readonly storageBytes: number;
  readonly storageLimitBytes: number | null;
}

/**
 * One page of the caller's history or trash, with how much there is of it, the bytes of all pictures kept, and how many may be.
 */
export async function listFiles(ctx: FilesContext, query: ListFilesQuery): Promise<History> {
  const userId = requireUser(ctx);
  const { offset = 0, limit = limits.historyPage } = query;
  const { files, total, totals } = await readList(ctx, listFrom(userId, query), { offset, limit });
  return {
    files: await toHistoryItems(ctx, files),
    total,
    storageBytes: totals.bytes,
    storageLimitBytes: await ctx.storageLimitOf(ctx, { userId }),
  };
}

/** The first pictures of a list of the caller's by their ids, as many as something is done with at once, and how many it holds. */
export async function listFileIds(
  ctx: FilesContext,
  query: Omit<ListFilesQuery, 'limit' | 'offset'>,
): Promise<{ ids: string[]; total: number }> {
  const list = listFrom(requireUser(ctx), query);
  const window = { offset: 0, limit: limits.selectionMax };
  const { keys, total } = await readPage(ctx, list, { ...window, place: null, total: null });
  return { ids: keys.map((key) => String(key.at(-1))), total };
}

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
