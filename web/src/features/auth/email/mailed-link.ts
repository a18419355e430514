import { authEndpoints } from '@maquette/contract';
import { type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../../platform/api/api-error.ts';
import { call } from '../../../platform/api/call.ts';
import { keyOf } from '../../../platform/query/key-of.ts';
import { readAnew } from '../../../platform/query/read-anew.ts';
import { meQuery } from '../use-session.ts';

type VerificationState = 'verifying' | 'verified' | 'invalid' | 'expired' | 'server';

/** Why an address could not be confirmed: by the answer's code, else by the word in its message. */
function failureKind(error: Error): VerificationState {
  const code = error instanceof ApiError ? error.code : null;
  if (code === 'token_expired') return 'expired';
  if (code === 'token_invalid' || code === 'validation_failed') return 'invalid';
  if (code === null && error.message.includes('expired')) return 'expired';
  if (code === null && error.message.includes('invalid')) return 'invalid';
  return 'server';
}

interface Attempt {
  isFetching: boolean;
  isSuccess: boolean;
  error: Error | null;
}

/** Where confirming an address stands. A link without a token is invalid before anybody is asked. */
export function verificationState(token: string, attempt: Attempt): VerificationState {
  if (token === '') return 'invalid';
  if (attempt.isSuccess) return 'verified';
  return attempt.isFetching || attempt.error === null ? 'verifying' : failureKind(attempt.error);
}

/**
 * Sends the secret of a link on arrival; an empty token is never sent. Who is signed in is then asked for anew, so that the
 * warnings go. Sent once for each token: drawing the page again finds the answer.
 */
function useMailedToken<Answer>(token: string, queryKey: QueryKey, send: () => Promise<Answer>) {
  const queries = useQueryClient();
  return useQuery({
    queryKey,
    queryFn: async () => {
      const done = await send();
      void readAnew(queries, meQuery(true).queryKey);
      return done;
    },
    enabled: token !== '',
    staleTime: Infinity,
    retry: false,
    refetchOnReconnect: false,
    // Without a connection it fails at once and says so, instead of waiting for one in silence.
    networkMode: 'always',
  });
}

/** Confirms the address that a token was mailed to. */
export function useVerifyEmail(token: string) {
  const input = { query: { token } };
  return useMailedToken(token, keyOf(authEndpoints.verifyEmail, input), () =>
    call(authEndpoints.verifyEmail, input),
  );
}

/** Takes the new address that a token was mailed to. */
export function useConfirmEmailChange(token: string) {
  const input = { body: { token } };
  return useMailedToken(token, keyOf(authEndpoints.confirmEmailChange, input), () =>
    call(authEndpoints.confirmEmailChange, input),
  );
}

/** Asks on arrival whether a change of address can still be undone; uses nothing up. */
export function useUndoLink(token: string) {
  const input = { query: { token } };
  return useQuery({
    queryKey: keyOf(authEndpoints.checkUndoLink, input),
    queryFn: ({ signal }) => call(authEndpoints.checkUndoLink, input, { signal }),
    retry: false,
    staleTime: Infinity,
    refetchOnReconnect: false,
    gcTime: 0,
  });
}

/** Whether a link leads nowhere any more, whatever is tried. */
export function isDeadLink(error: Error | null): boolean {
  return error !== null && ['invalid', 'expired'].includes(failureKind(error));
}
