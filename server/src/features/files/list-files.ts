import { type HistoryItem, limits, type ListFilesQuery } from '@maquette/contract';
import { requireUser } from '../../platform/require-user.ts';
import { countHistory, pageOfHistory } from './files.store.ts';
import { toHistoryItems } from './history-item.ts';
import type { FilesContext } from './ports.ts';
import { totalsOf } from './totals.store.ts';

export interface History {
  readonly files: HistoryItem[];
  readonly total: number;
  readonly storageBytes: number;
}

/** One page of the caller's history or trash, with how much there is of it and the bytes of all pictures kept. */
export async function listFiles(ctx: FilesContext, query: ListFilesQuery): Promise<History> {
  const userId = requireUser(ctx);
  const wanted = { userId, type: query.type ?? null, isTrash: query.trash === 'true' };
  const [page, totals] = await Promise.all([
    pageOfHistory(ctx.db, {
      ...wanted,
      direction: query.sortDirection ?? 'desc',
      limit: query.limit ?? limits.historyPage,
      offset: query.offset ?? 0,
    }),
    totalsOf(ctx.db, userId),
  ]);
  const isAll = wanted.type === null && !wanted.isTrash;
  const total = isAll ? totals.files : await countHistory(ctx.db, wanted);
  return { files: await toHistoryItems(ctx, page), total, storageBytes: totals.bytes };
}
