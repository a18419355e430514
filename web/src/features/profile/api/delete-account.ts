import { type DeleteAccountBody, profileEndpoints } from '@maquette/contract';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../platform/api/call.ts';

export const useDeleteAccount = (onDeleted: () => void) =>
  useMutation({
    mutationFn: (body: DeleteAccountBody) => call(profileEndpoints.deleteAccount, { body }),
    onSuccess: onDeleted,
  });
