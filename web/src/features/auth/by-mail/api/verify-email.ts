import { authEndpoints } from '@maquette/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../../platform/api/call.ts';
import { keyOf } from '../../../../platform/query/key-of.ts';
import { meQuery } from '../../api/me-query.ts';

/**
 * Confirms the address that a token was mailed to; an empty token is never sent. Who is signed in is then asked for
 * anew, so that the warnings go. Asked once for each token: drawing the page again finds the answer.
 */
export const useVerifyEmail = (token: string) => {
  const queries = useQueryClient();
  const input = { query: { token } };
  return useQuery({
    queryKey: keyOf(authEndpoints.verifyEmail, input),
    queryFn: async () => {
      const done = await call(authEndpoints.verifyEmail, input);
      void queries.invalidateQueries({ queryKey: meQuery(true).queryKey });
      return done;
    },
    enabled: token !== '',
    staleTime: Infinity,
    retry: false,
    refetchOnReconnect: false,
    // Without a connection it fails at once and says so, instead of waiting for one in silence.
    networkMode: 'always',
  });
};
