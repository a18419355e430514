import { authEndpoints } from '@maquette/contract';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../../platform/api/api-error.ts';
import { call } from '../../../platform/api/call.ts';
import { keyOf } from '../../../platform/query/key-of.ts';
import { readAnew } from '../../../platform/query/read-anew.ts';

const keysQuery = queryOptions({
  queryKey: keyOf(authEndpoints.listKeys, {}),
  queryFn: ({ signal }) => call(authEndpoints.listKeys, {}, { signal }),
  staleTime: 0,
});

/** Ends a key; that it is gone already is as good. */
async function revoke(id: string): Promise<void> {
  try {
    await call(authEndpoints.revokeKey, { params: { id } });
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'not_found')) throw error;
  }
}

/** One's keys for programs, and how to make and end them. */
export function useKeys() {
  const queries = useQueryClient();
  const askAnew = () => readAnew(queries, keysQuery.queryKey);
  return {
    list: useQuery(keysQuery),
    make: useMutation({
      mutationFn: (name: string) => call(authEndpoints.makeKey, { body: { name } }),
      onSuccess: askAnew,
      // What it tells must not outlive the moment it is shown.
      gcTime: 0,
    }),
    end: useMutation({ mutationFn: revoke, onSuccess: askAnew }),
  };
}
