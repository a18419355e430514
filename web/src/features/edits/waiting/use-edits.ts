import { useQueries } from '@tanstack/react-query';
import { editQuery } from './edit-query.ts';
import { useFollowing } from './use-following.ts';

/** Watches the variations of one call, in their order. */
export const useEdits = (ids: readonly string[]) => {
  const results = useQueries({ queries: ids.map(editQuery) });
  useFollowing(results.map(({ data }) => data));
  return results;
};
