import { authEndpoints } from '@maquette/contract';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../platform/api/call.ts';
import { keyOf } from '../../../platform/query/key-of.ts';

// It lives for ten minutes on the server, and signing in at the provider takes a while.
const renewAfterMs = 7 * 60_000;

const nonceQuery = queryOptions({
  queryKey: keyOf(authEndpoints.socialNonce, {}),
  queryFn: () => call(authEndpoints.socialNonce, {}),
  staleTime: renewAfterMs,
  refetchInterval: renewAfterMs,
  refetchOnWindowFocus: true,
  gcTime: 0,
});

/**
 * The nonce of the next attempt, renewed before it expires while the page is open and when one comes back to it.
 * Whoever has used it calls `renew`.
 */
export function useNonce(): { nonce: string | null; error: Error | null; renew: () => Promise<string> } {
  const queries = useQueryClient();
  const { data, error } = useQuery(nonceQuery);
  const renew = async () => (await queries.fetchQuery({ ...nonceQuery, staleTime: 0 })).nonce;
  return { nonce: data?.nonce ?? null, error: data ? null : error, renew };
}
