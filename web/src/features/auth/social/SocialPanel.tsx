import { type SocialProvider, socialProviders } from '@maquette/contract';
import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ApiError } from '../../../platform/api/api-error.ts';
import { classNames } from '../../../ui/class-names.ts';
import { useSocialSignIn } from './use-social-sign-in.ts';
import { type Purpose, type SocialSize, useSignInOptions } from './provider.ts';
import type { Trouble } from './trouble.ts';
import { ConnectDialog } from './ConnectDialog.tsx';
import { ProviderButton } from './ProviderButton.tsx';
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
