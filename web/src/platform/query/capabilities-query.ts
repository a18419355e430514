import { systemEndpoints } from '@maquette/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import { keyOf } from './key-of.ts';

/** What this installation can do; asked once. */
export const capabilitiesQuery = queryOptions({
  queryKey: keyOf(systemEndpoints.getCapabilities, {}),
  queryFn: () => call(systemEndpoints.getCapabilities, {}),
  staleTime: Infinity,
});
