import { systemEndpoints } from '@maquette/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../../platform/api/call.ts';
import { keyOf } from '../../../platform/query/key-of.ts';

const capabilitiesQuery = queryOptions({
  queryKey: keyOf(systemEndpoints.getCapabilities, {}),
  queryFn: () => call(systemEndpoints.getCapabilities, {}),
  staleTime: Infinity,
});

/** Who takes the money here; undefined until that is known. */
export const useCardsHere = () => useQuery(capabilitiesQuery).data?.cards;
