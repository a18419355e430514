import { type HistoryItem, limits, type ListFilesQuery } from '@maquette/contract';
import { requireUser } from '../../../platform/require-user.ts';
import { toHistoryItems } from '../history-item.ts';
import { listFrom, readList } from '../lists/index.ts';
import type { FilesContext } from '../ports.ts';

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
