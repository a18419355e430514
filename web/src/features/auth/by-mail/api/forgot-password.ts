import { authEndpoints } from '@maquette/contract';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../../platform/api/call.ts';

/** Has a link to set a new password sent; takes the address of the account. */
export const useForgotPassword = () =>
  useMutation<unknown, Error, string>({
    mutationFn: (email) => call(authEndpoints.forgotPassword, { body: { email } }),
  });
