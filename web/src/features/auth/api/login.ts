import type { LoginBody, SignedIn } from '@maquette/contract';
import { useMutation } from '@tanstack/react-query';
import { loadChunk } from '../../../platform/load-chunk.ts';
import { useStartSession } from '../hooks/use-start-session.ts';

/** Call and schemas are fetched when somebody signs in, so that the form is there sooner. */
export const useLogin = () => {
  const startSession = useStartSession();
  return useMutation<SignedIn, Error, LoginBody>({
    mutationFn: async (body) => (await loadChunk(() => import('./post-login.ts'))).postLogin(body),
    onSuccess: startSession,
  });
};
