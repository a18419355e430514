import { authEndpoints, type ChangeEmailBody } from '@maquette/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../../platform/api/call.ts';
import { keyOf } from '../../../../platform/query/key-of.ts';
import { meQuery } from '../../api/me-query.ts';
import { useEndSession } from '../../hooks/use-end-session.ts';

/** Has a link mailed to a new address. */
export function useChangeEmail() {
  return useMutation({
    mutationFn: (body: ChangeEmailBody) => call(authEndpoints.changeEmail, { body }),
  });
}

/** Takes the address a token was mailed to, on arrival; once for each token, like the verification of an address. */
export function useConfirmEmailChange(token: string) {
  const queries = useQueryClient();
  const input = { body: { token } };
  return useQuery({
    queryKey: keyOf(authEndpoints.confirmEmailChange, input),
    queryFn: async () => {
      const done = await call(authEndpoints.confirmEmailChange, input);
      void queries.invalidateQueries({ queryKey: meQuery(true).queryKey });
      return done;
    },
    enabled: token !== '',
    staleTime: Infinity,
    retry: false,
    refetchOnReconnect: false,
    networkMode: 'always',
  });
}

/** Gives the account back to the address before. Every session ends, the one here too. */
export function useUndoEmailChange() {
  const endSession = useEndSession();
  return useMutation({
    mutationFn: (token: string) => call(authEndpoints.undoEmailChange, { body: { token } }),
    onSuccess: () => endSession('signed-out'),
  });
}
