import { filesEndpoints, type HistoryItem } from '@maquette/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/api/call.ts';
import { keyOf } from '../../../platform/query/key-of.ts';

/** Signed addresses live an hour at least; asked for again well before that. */
const FRESH_MS = 30 * 60_000;

/** A stored photo with a fresh signed address. */
export function photoQuery(id: string) {
  return queryOptions<HistoryItem>({
    queryKey: keyOf(filesEndpoints.getFile, { params: { id } }),
    queryFn: ({ signal }) => call(filesEndpoints.getFile, { params: { id } }, { signal }),
    staleTime: FRESH_MS,
    refetchInterval: FRESH_MS,
  });
}
