import { authEndpoints } from '@maquette/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../../platform/api/call.ts';
import { keyOf } from '../../../../platform/query/key-of.ts';

/** Asks on arrival whether the link can still set a password. */
export const useResetLink = (token: string) => {
  const input = { query: { token } };
  return useQuery({
    queryKey: keyOf(authEndpoints.checkResetLink, input),
    queryFn: ({ signal }) => call(authEndpoints.checkResetLink, input, { signal }),
    retry: false,
    staleTime: Infinity,
    refetchOnReconnect: false,
    // A password that was set ends the link; that is told by the form itself.
    gcTime: 0,
  });
};
