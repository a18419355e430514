import { filesEndpoints, limits } from '@maquette/contract';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { ApiError } from '../../../platform/api/api-error.ts';
import { call, send } from '../../../platform/api/call.ts';
import { keyOf } from '../../../platform/query/key-of.ts';
import { askFor, type HistoryFilter } from './history-filter.ts';
import { type HistoryList, refreshed } from './history-list.ts';
import { type HistoryPage, readHistory } from './read-history.ts';

interface PageWanted {
  readonly filter: HistoryFilter;
  readonly offset: number;
  /** How many at most; as many as the history shows at a time unless told. */
  readonly limit?: number;
  readonly signal?: AbortSignal;
}

/**
 * One page of a list, from `offset` on.
 * @throws ApiError when refused, unreachable, or answered in no shape that is known
 */
export async function fetchPage({ filter, offset, limit, signal }: PageWanted): Promise<HistoryPage> {
  const query = { limit: limit ?? limits.historyPage, offset, ...askFor(filter) };
  const response = await send(filesEndpoints.listFiles, { query }, signal ? { signal } : {});
  const page = readHistory(await response.json().catch(() => null));
  if (page) return page;
  throw new ApiError({ status: response.status, code: null, message: 'API request failed' });
}

/**
 * The first 10,000 pictures of a list by their ids, loaded or not, and how many it holds.
 * @throws ApiError when refused or unreachable
 */
export function fetchIds(filter: HistoryFilter): Promise<{ ids: string[]; total: number }> {
  return call(filesEndpoints.listFileIds, { query: askFor(filter) });
}

/** What a list is kept under; what it is called by everybody who makes it stale is its beginning. */
export function listKey(filter: HistoryFilter) {
  return [...keyOf(filesEndpoints.listFiles), { ...filter, search: filter.search.trim() }] as const;
}

/** A list of the history. Asked again, it reads its first page alone and keeps the later ones. */
export function historyQuery(queries: QueryClient, filter: HistoryFilter) {
  return queryOptions({
    queryKey: listKey(filter),
    queryFn: async ({ signal }) => {
      const page = await fetchPage({ filter, offset: 0, signal });
      return refreshed(queries.getQueryData<HistoryList>(listKey(filter)), page);
    },
    // Comparing ten thousand pictures field by field costs more than drawing those that are seen.
    structuralSharing: false,
  });
}
