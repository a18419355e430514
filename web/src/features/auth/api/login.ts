import type { LoginBody, SignedIn } from '@maquette/contract';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { loadChunk } from '../../../platform/load-chunk.ts';
import { useStartSession } from '../hooks/use-start-session.ts';

const fetchPostLogin = () => loadChunk(() => import('./post-login.ts'));

/**
 * Call and schemas are fetched once the form is drawn, so that it is there sooner. Not first on sending it: browsers
 * never try again a part that could not be fetched, and the server may be away just then.
 */
export const useLogin = () => {
  const startSession = useStartSession();
  useEffect(() => {
    fetchPostLogin().catch(() => undefined);
  }, []);
  return useMutation<SignedIn, Error, LoginBody>({
    mutationFn: async (body) => (await fetchPostLogin()).postLogin(body),
    onSuccess: startSession,
  });
};
