import { filesEndpoints, type HistoryItem } from '@maquette/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../../platform/api/call.ts';
import { keyOf } from '../../../../platform/query/key-of.ts';

/** The photo a picture goes back to and everything made of it, oldest first. */
export const versionsQuery = (id: string) =>
  queryOptions<readonly HistoryItem[]>({
    queryKey: keyOf(filesEndpoints.listVersions, { params: { id } }),
    queryFn: async ({ signal }) =>
      (await call(filesEndpoints.listVersions, { params: { id } }, { signal })).files,
    // Each new result and each deletion changes it.
    staleTime: 0,
  });
