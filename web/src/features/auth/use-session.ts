import type { User } from '@maquette/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { loadChunk } from '../../platform/load-chunk.ts';
import { authToken } from '../../platform/storage/preferences.ts';
import { useStoredValue } from '../../platform/storage/use-stored-value.ts';

/**
 * Who is signed in. Call and schemas are fetched only when somebody is: a visitor's first load goes without them.
 * The key is `keyOf(authEndpoints.me, {})`, written out for the same reason.
 */
export function meQuery(isAuthenticated: boolean) {
  return queryOptions({
    queryKey: ['/auth/me', {}],
    queryFn: async ({ signal }) => (await loadChunk(() => import('./calls.ts'))).getMe(signal),
    enabled: isAuthenticated,
    staleTime: 5 * 60_000,
  });
}

interface Session {
  /** A token is stored. */
  isAuthenticated: boolean;
  /** A token is stored and its owner is still being asked for. */
  isLoading: boolean;
  /** Null while loading, when signed out, and while the server cannot be reached. */
  user: User | null;
}

export function useSession(): Session {
  const isAuthenticated = useStoredValue(authToken) !== null;
  const { data, isPending } = useQuery(meQuery(isAuthenticated));
  return {
    isAuthenticated,
    isLoading: isAuthenticated && isPending,
    user: isAuthenticated ? (data?.user ?? null) : null,
  };
}
