import type { SocialProvider } from '@maquette/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../../ui/Banner.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useSignInOptions } from './provider.ts';
import type { Trouble } from './trouble.ts';
import { ProviderButton } from './ProviderButton.tsx';
import { TroubleNote } from './TroubleNote.tsx';

interface SocialConfirmProps {
  /** That the person signs in with. */
  provider: SocialProvider;
  onProof: (proof: { provider: SocialProvider; credential: string }) => void;
}

/** Has the person sign in with their provider once more: fresh proof that it is they who ask. */
export function SocialConfirm({ provider, onProof }: SocialConfirmProps) {
  const { t } = useTranslation();
  const options = useSignInOptions();
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  if (!options) return <Skeleton className="h-8 w-48 rounded-full" />;
  if (!options[provider]) {
    const name = { provider: t(`auth.provider.${provider}`) };
    return <Banner tone="warning">{t('auth.social.switchedOff', name)}</Banner>;
  }
  return (
    <div className="flex flex-col items-start gap-3">
      {trouble && <TroubleNote trouble={trouble} emailHelps={false} />}
      <ProviderButton
        {...{ provider, options }}
        purpose="use"
        size="medium"
        emailHelps={false}
        again={false}
        onProof={({ credential }) => onProof({ provider, credential })}
        onTrouble={setTrouble}
      />
    </div>
  );
}
