import { filesEndpoints, limits } from '@maquette/contract';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/api/call.ts';
import { keyOf } from '../../../platform/query/key-of.ts';

export type SortDirection = 'asc' | 'desc';

/** The history page by page; another page follows as long as a full one came. */
export const historyQuery = (sortDirection: SortDirection) =>
  infiniteQueryOptions({
    queryKey: [...keyOf(filesEndpoints.listFiles), sortDirection],
    initialPageParam: 0,
    queryFn: ({ pageParam, signal }) =>
      call(
        filesEndpoints.listFiles,
        { query: { limit: limits.historyPage, offset: pageParam, sortField: 'created_at', sortDirection } },
        { signal },
      ),
    getNextPageParam: (last, _pages, offset) =>
      last.files.length === limits.historyPage ? offset + limits.historyPage : undefined,
  });
