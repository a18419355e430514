import { systemEndpoints } from '@maquette/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/api/call.ts';
import { keyOf } from '../../../platform/query/key-of.ts';

export const versionQuery = queryOptions({
  queryKey: keyOf(systemEndpoints.getVersion, {}),
  queryFn: ({ signal }) => call(systemEndpoints.getVersion, {}, { signal }),
  staleTime: 60_000,
});
