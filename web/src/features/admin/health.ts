import { adminEndpoints, type Answer } from '@maquette/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/api/call.ts';
import { keyOf } from '../../platform/query/key-of.ts';

export type Health = Answer<typeof adminEndpoints.getHealth>;

/** How the server is doing, asked again every fifteen seconds while somebody looks. */
export const healthQuery = queryOptions({
  queryKey: keyOf(adminEndpoints.getHealth, {}),
  queryFn: ({ signal }) => call(adminEndpoints.getHealth, {}, { signal }),
  staleTime: 0,
  refetchInterval: 15_000,
});
