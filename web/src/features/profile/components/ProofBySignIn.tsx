import type { SocialProvider } from '@maquette/contract';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../../ui/Banner.tsx';
import type { FreshSignIn, SignInAgain } from './sign-in-again.ts';

interface ProofBySignInProps {
  provider: SocialProvider;
  signInAgain: SignInAgain;
  isProven: boolean;
  onProof: (proof: FreshSignIn) => void;
}

/** Accounts without a password show by a fresh sign-in that it is their owner who asks. */
export function ProofBySignIn({ provider, signInAgain: Again, isProven, onProof }: ProofBySignInProps) {
  const { t } = useTranslation();
  if (isProven) return <Banner tone="success">{t('profile.delete.proven')}</Banner>;
  return (
    <div className="flex flex-col gap-3">
      <p>{t('profile.delete.signInAgain')}</p>
      <Again provider={provider} onProof={onProof} />
    </div>
  );
}
