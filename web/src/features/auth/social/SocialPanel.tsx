import { authEndpoints, type SignedIn, type SocialLoginBody, socialProviders } from '@maquette/contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ApiError, isPassing } from '../../../platform/api/api-error.ts';
import { call } from '../../../platform/api/call.ts';
import { classNames } from '../../../ui/class-names.ts';
import { useStartSession } from '../start-session.ts';
import { ConnectDialog } from './ConnectDialog.tsx';
import { type Purpose, type SocialProvider, type SocialSize, useSignInOptions } from './provider.ts';
import { ProviderButton } from './ProviderButton.tsx';
import type { Trouble } from './trouble.ts';
import { TroubleNote } from './TroubleNote.tsx';

const manners = {
  login: { purpose: 'signin', size: 'large' },
  register: { purpose: 'signup', size: 'large' },
  forgotPassword: { purpose: 'signin', size: 'small' },
} as const satisfies Record<string, { purpose: Purpose; size: SocialSize }>;

export interface SocialPanelProps {
  /** The page it stands on. */
  page: keyof typeof manners;
  hrefs: { terms: string; privacy: string };
  /** For pages that do not lead on by themselves. */
  onSignedIn?: () => void;
}

const linkClass = 'underline underline-offset-4 hover:text-ink';

function Divider({ word }: { word: string }) {
  return (
    <div className="flex items-center gap-4 text-sm text-ink-faint">
      <span className="h-px flex-1 bg-line" />
      {word}
      <span className="h-px flex-1 bg-line" />
    </div>
  );
}

function wantsAddress(trouble: Trouble | null, provider: SocialProvider): boolean {
  return (
    trouble?.provider === provider &&
    trouble.reason instanceof ApiError &&
    trouble.reason.code === 'email_missing'
  );
}

/** Buttons of the providers that this installation knows; nothing at all where it knows none. */
export function SocialPanel({ page, hrefs, onSignedIn }: SocialPanelProps) {
  const { t } = useTranslation();
  const options = useSignInOptions();
  const { send, isPending, trouble, setTrouble, connecting } = useSocialSignIn(onSignedIn);
  const providers = socialProviders.filter((provider) => options?.[provider]);
  if (!options || providers.length === 0) return null;

  const { purpose, size } = manners[page];
  const isSmall = size === 'small';
  return (
    <div aria-busy={isPending || undefined} className="mt-8 flex flex-col gap-5">
      {isSmall ? (
        <p className="text-center text-ink-soft">{t('auth.social.noPasswordNeeded')}</p>
      ) : (
        <Divider word={t('auth.social.or')} />
      )}
      {trouble && <TroubleNote trouble={trouble} emailHelps />}
      <div
        className={classNames(
          'mx-auto flex w-full max-w-100 gap-3 transition-opacity',
          isSmall ? 'flex-wrap justify-center gap-y-6' : 'flex-col',
          isPending && 'pointer-events-none opacity-60',
        )}
      >
        {providers.map((provider) => (
          <ProviderButton
            key={provider}
            {...{ provider, options, purpose, size }}
            emailHelps
            again={wantsAddress(trouble, provider)}
            onProof={(proof) => send({ ...proof, provider })}
            onTrouble={setTrouble}
          />
        ))}
      </div>
      <p className="mx-auto max-w-100 text-center text-sm text-ink-faint">
        <Trans
          i18nKey="auth.social.terms"
          components={{
            terms: <Link to={hrefs.terms} className={linkClass} />,
            privacy: <Link to={hrefs.privacy} className={linkClass} />,
          }}
        />
      </p>
      <ConnectDialog connecting={connecting} isPending={isPending} />
    </div>
  );
}

/** A proof on its way to the server; with the password of the account that is to be connected. */
interface Attempt extends SocialLoginBody {
  provider: SocialProvider;
}

function codeOf(error: Error) {
  return error instanceof ApiError ? error.code : null;
}

/** Signs in with what a provider gave the browser. A proof that wants a password is kept until one comes. */
function useSocialSignIn(onSignedIn?: () => void) {
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
