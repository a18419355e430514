import { systemEndpoints } from '@maquette/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../../platform/api/call.ts';
import { keyOf } from '../../../../platform/query/key-of.ts';

/** Which providers one can sign in with here, and our number with each. */
export const signInOptionsQuery = queryOptions({
  queryKey: keyOf(systemEndpoints.getCapabilities, {}),
  queryFn: () => call(systemEndpoints.getCapabilities, {}),
  staleTime: Infinity,
  select: ({ signIn }) => signIn,
});
