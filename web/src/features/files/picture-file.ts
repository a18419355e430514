import { filesEndpoints, type HistoryItem } from '@maquette/contract';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '../../platform/api/call.ts';
import { keyOf } from '../../platform/query/key-of.ts';
import { changePictures } from './lists/loaded-lists.ts';

/** One picture, wherever it stands in the history. */
export function fileQuery(id: string) {
  return queryOptions<HistoryItem | null>({
    queryKey: keyOf(filesEndpoints.getFile, { params: { id } }),
    queryFn: ({ signal }) => call(filesEndpoints.getFile, { params: { id } }, { signal }),
  });
}

/**
 * Asks for a picture again, for everybody who shows it: the addresses of pictures are good for an hour or two, a page may
 * stay open for longer. Null when it cannot be had.
 */
export function useFresh() {
  const queries = useQueryClient();
  return async ({ id }: HistoryItem): Promise<HistoryItem | null> => {
    try {
      const fresh = await queries.fetchQuery({ ...fileQuery(id), staleTime: 0 });
      if (fresh) changePictures(queries, new Set([id]), () => fresh);
      return fresh;
    } catch {
      return null;
    }
  };
}
