import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Has what may have changed be read anew wherever it is on show. What is being read for the first time is asked for again
 * too: its answer may be from before the change, and invalidating alone would let it stand.
 * @param keys as much of their beginnings as all have in common
 */
export async function readAnew(queries: QueryClient, ...keys: readonly QueryKey[]): Promise<void> {
  await Promise.all(
    keys.map(async (queryKey) => {
      await queries.cancelQueries({ queryKey });
      await queries.invalidateQueries({ queryKey });
    }),
  );
}
