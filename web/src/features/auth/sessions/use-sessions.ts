import { authEndpoints, type Session } from '@maquette/contract';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../../platform/api/api-error.ts';
import { call } from '../../../platform/api/call.ts';
import { keyOf } from '../../../platform/query/key-of.ts';

/** Ends one session after the other; the first that will not end stops it. Gives back the ids of those that ended. */
export async function endEach(
  ids: readonly string[],
  end: (id: string) => Promise<unknown>,
): Promise<string[]> {
  const ended: string[] = [];
  for (const id of ids) {
    const isEnded = await end(id).then(
      () => true,
      () => false,
    );
    if (!isEnded) break;
    ended.push(id);
  }
  return ended;
}

const sessionsQuery = queryOptions({
  queryKey: keyOf(authEndpoints.listSessions, {}),
  queryFn: ({ signal }) => call(authEndpoints.listSessions, {}, { signal }),
  staleTime: 0,
});

/** Ends one; that it is gone already is as good. */
async function revoke(id: string): Promise<void> {
  try {
    await call(authEndpoints.revokeSession, { params: { id } });
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'not_found')) throw error;
  }
}

/** Where the person is signed in, and how to end sessions other than this one. */
export function useSessions() {
  const queries = useQueryClient();
  const list = useQuery(sessionsQuery);
  const drop = (ids: readonly string[]) =>
    queries.setQueryData(sessionsQuery.queryKey, (known) =>
      known ? { sessions: known.sessions.filter(({ id }) => !ids.includes(id)) } : known,
    );
  const end = useMutation({
    mutationFn: ({ id }: Session) => revoke(id),
    onSuccess: (_, { id }) => drop([id]),
  });
  const endOthers = useMutation({
    mutationFn: (others: readonly Session[]) =>
      endEach(
        others.map(({ id }) => id),
        revoke,
      ),
    onSuccess: drop,
  });
  return { list, end, endOthers };
}
