import { systemEndpoints } from '@maquette/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../../platform/api/call.ts';
import { keyOf } from '../../../platform/query/key-of.ts';

const capabilitiesQuery = queryOptions({
  queryKey: keyOf(systemEndpoints.getCapabilities, {}),
  queryFn: () => call(systemEndpoints.getCapabilities, {}),
  staleTime: Infinity,
});

/** What stands behind the engines here, and what each costs. */
export const useCapabilities = () => useQuery(capabilitiesQuery);
