import { filesEndpoints, type HistoryItem } from '@maquette/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/api/call.ts';
import { keyOf } from '../../../platform/query/key-of.ts';

/** One picture, wherever it stands in the history. */
export const fileQuery = (id: string) =>
  queryOptions<HistoryItem | null>({
    queryKey: keyOf(filesEndpoints.getFile, { params: { id } }),
    queryFn: ({ signal }) => call(filesEndpoints.getFile, { params: { id } }, { signal }),
  });
