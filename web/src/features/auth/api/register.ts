import { authEndpoints, type RegisterBody, type SignedIn } from '@maquette/contract';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../platform/api/call.ts';
import { useStartSession } from '../hooks/use-start-session.ts';

export const useRegister = () => {
  const startSession = useStartSession();
  return useMutation<SignedIn, Error, RegisterBody>({
    mutationFn: (body) => call(authEndpoints.register, { body }),
    onSuccess: startSession,
  });
};
