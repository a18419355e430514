import { authEndpoints, type ResetPasswordBody } from '@maquette/contract';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../../platform/api/call.ts';
import { useEndSession } from '../../hooks/use-end-session.ts';

/** Sets a new password. Every session of the account ends by it, so none is kept here either. */
export const useResetPassword = () => {
  const endSession = useEndSession();
  return useMutation<unknown, Error, ResetPasswordBody>({
    mutationFn: (body) => call(authEndpoints.resetPassword, { body }),
    onSuccess: () => endSession('password-changed'),
  });
};
