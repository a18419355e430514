import { queryOptions } from '@tanstack/react-query';
import { loadChunk } from '../../../platform/load-chunk.ts';

/**
 * Who is signed in. Call and schemas are fetched only when somebody is: a visitor's first load goes without them.
 * The key is `keyOf(authEndpoints.me, {})`, written out for the same reason.
 */
export const meQuery = (isAuthenticated: boolean) =>
  queryOptions({
    queryKey: ['/auth/me', {}],
    queryFn: async ({ signal }) => (await loadChunk(() => import('./me.ts'))).getMe(signal),
    enabled: isAuthenticated,
    staleTime: 5 * 60_000,
  });
