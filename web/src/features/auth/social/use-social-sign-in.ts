import { authEndpoints, type SignedIn, type SocialLoginBody } from '@maquette/contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, isPassing } from '../../../platform/api/api-error.ts';
import { call } from '../../../platform/api/call.ts';
import { useStartSession } from '../start-session.ts';
import type { SocialProvider } from './provider.ts';
import type { Trouble } from './trouble.ts';

/** A proof on its way to the server; with the password of the account that is to be connected. */
export interface Attempt extends SocialLoginBody {
  provider: SocialProvider;
}

function codeOf(error: Error) {
  return error instanceof ApiError ? error.code : null;
}

/** Signs in with what a provider gave the browser. A proof that wants a password is kept until one comes. */
export function useSocialSignIn(onSignedIn?: () => void) {
  const startSession = useStartSession();
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [unconnected, setUnconnected] = useState<Attempt | null>(null);

  const fail = (error: Error, attempt: Attempt) => {
    const { provider, password } = attempt;
    if (codeOf(error) === 'account_exists') {
      setUnconnected(attempt);
      return;
    }
    if (password !== undefined && (codeOf(error) === 'wrong_password' || isPassing(error))) return;
    setUnconnected(null);
    setTrouble({ provider, reason: error });
  };

  const { mutate, error, isPending, reset } = useMutation<SignedIn, Error, Attempt>({
    mutationFn: ({ provider, ...body }) => call(authEndpoints.socialLogin, { params: { provider }, body }),
    onSuccess: (answer) => {
      startSession(answer);
      onSignedIn?.();
    },
    onError: fail,
  });
  const send = (attempt: Attempt) => {
    if (isPending) return;
    setTrouble(null);
    mutate(attempt);
  };
  const leaveUnconnected = () => {
    setUnconnected(null);
    reset();
  };
  return {
    send,
    isPending,
    trouble,
    setTrouble,
    /** The proof that needs the password of an account, and why the last password was not taken. */
    connecting: unconnected && {
      provider: unconnected.provider,
      refusal: codeOf(error ?? new Error()) === 'account_exists' ? null : error,
      connect: (password: string) => send({ ...unconnected, password }),
      leave: leaveUnconnected,
    },
  };
}
