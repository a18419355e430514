import { authEndpoints } from '@maquette/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../platform/api/call.ts';
import { endSession } from './session.ts';
import { forgetAtGoogle } from './social/google.ts';

/** Forgets who was signed in, and everything fetched on their behalf. */
export function useEndSession() {
  const queries = useQueryClient();
  return (end: Parameters<typeof endSession>[0]): void => {
    endSession(end);
    forgetAtGoogle();
    queries.clear();
  };
}

/** Ends the session here whatever the server says; a server that cannot be reached lets the token expire. */
export function useLogout() {
  const end = useEndSession();
  return useMutation({
    mutationFn: () => call(authEndpoints.logout, {}),
    // oxlint-disable-next-line no-console -- the specification wants a failed sign-out logged, and only logged
    onError: (error) => console.warn(error.message),
    onSettled: () => end('signed-out'),
  });
}
