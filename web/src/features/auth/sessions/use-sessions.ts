import { authEndpoints, type Session } from '@maquette/contract';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../../platform/api/api-error.ts';
import { call } from '../../../platform/api/call.ts';
import { keyOf } from '../../../platform/query/key-of.ts';
import { endEach } from './model/end-each.ts';

const sessionsQuery = queryOptions({
  queryKey: keyOf(authEndpoints.listSessions, {}),
  queryFn: ({ signal }) => call(authEndpoints.listSessions, {}, { signal }),
  staleTime: 0,
});

/** Ends one; that it is gone already is as good. */
const revoke = async (id: string): Promise<void> => {
  try {
    await call(authEndpoints.revokeSession, { params: { id } });
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'not_found')) throw error;
  }
};

/** Where the person is signed in, and how to end sessions other than this one. */
export const useSessions = () => {
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
};
