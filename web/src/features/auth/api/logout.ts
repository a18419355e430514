import { authEndpoints } from '@maquette/contract';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../platform/api/call.ts';
import { useEndSession } from '../hooks/use-end-session.ts';

/** Ends the session here whatever the server says; a server that cannot be reached lets the token expire. */
export const useLogout = () => {
  const endSession = useEndSession();
  return useMutation({
    mutationFn: () => call(authEndpoints.logout, {}),
    // oxlint-disable-next-line no-console -- the specification wants a failed sign-out logged, and only logged
    onError: (error) => console.warn(error.message),
    onSettled: () => endSession('signed-out'),
  });
};
