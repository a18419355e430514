import { sharesEndpoints } from '@maquette/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../platform/api/call.ts';
import { keyOf } from '../../platform/query/key-of.ts';
import { readAnew } from '../../platform/query/read-anew.ts';

/** Every link of the person signed in with its answers; asked anew by each page that shows something of it. */
export const sharesQuery = queryOptions({
  queryKey: keyOf(sharesEndpoints.listShares, { query: {} }),
  queryFn: async ({ signal }) => (await call(sharesEndpoints.listShares, { query: {} }, { signal })).shares,
  staleTime: 0,
});

function useSharesAnew() {
  const queries = useQueryClient();
  return () => readAnew(queries, sharesQuery.queryKey);
}

interface NewShare {
  fileIds: string[];
  /** May be empty. */
  title: string;
  days: number;
}

/** Makes a link. */
export function useCreateShare() {
  return useMutation({
    mutationFn: ({ title, ...body }: NewShare) =>
      call(sharesEndpoints.createShare, { body: { ...body, ...(title.trim() !== '' && { title }) } }),
    onSuccess: useSharesAnew(),
  });
}

/** Ends a link at once. */
export function useEndShare() {
  return useMutation({
    mutationFn: (id: string) => call(sharesEndpoints.revokeShare, { params: { id } }),
    onSuccess: useSharesAnew(),
  });
}

/** Notes that the answers of links have been looked at: elsewhere they no longer count as new. */
export function useNoteSeen() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (ids: readonly string[]) => {
      for (const id of ids) await call(sharesEndpoints.noteAnswersSeen, { params: { id } });
    },
    onSuccess: (_, ids) =>
      queries.setQueryData(sharesQuery.queryKey, (shares) =>
        shares?.map((share) =>
          ids.includes(share.id)
            ? { ...share, answers: share.answers.map((answer) => ({ ...answer, isNew: false })) }
            : share,
        ),
      ),
  });
}
