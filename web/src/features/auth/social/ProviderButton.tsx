import type { SocialLoginBody } from '@maquette/contract';
import { useTranslation } from 'react-i18next';
import { useNonce } from './use-nonce.ts';
import type { Proof, Purpose, SignInOptions, SocialProvider, SocialSize } from './provider.ts';
import type { Trouble } from './trouble.ts';
import { askApple, loadApple } from './apple.ts';
import { askFacebook, loadFacebook } from './facebook.ts';
import { GoogleButton } from './GoogleButton.tsx';
import { PopupButton } from './PopupButton.tsx';

interface ButtonProps {
  purpose: Purpose;
  size: SocialSize;
  onProof: (proof: Proof) => void;
  onTrouble: (trouble: Trouble | null) => void;
}

function AppleButton({ clientId, onProof, ...rest }: ButtonProps & { clientId: string }) {
  const { i18n } = useTranslation();
  const { nonce, renew } = useNonce();
  const take = (proof: Proof) => {
    onProof(proof);
    void renew().catch(() => undefined);
  };
  return (
    <PopupButton
      {...rest}
      provider="apple"
      load={() => loadApple(i18n.language)}
      ask={async () => askApple(clientId, nonce ?? (await renew()))}
      onProof={take}
    />
  );
}

interface ProviderButtonProps extends Omit<ButtonProps, 'onProof'> {
  provider: SocialProvider;
  options: SignInOptions;
  /** One can sign in by e-mail on the same page. */
  emailHelps: boolean;
  /** Facebook: ask also for what was declined before. */
  again: boolean;
  onProof: (proof: SocialLoginBody) => void;
}

/** The button of one provider; nothing where it is not configured. */
export function ProviderButton({ provider, options, emailHelps, again, ...rest }: ProviderButtonProps) {
  const { i18n } = useTranslation();
  const { google, apple, facebook } = options;
  const withClient = (clientId: string) => (proof: Proof) => rest.onProof({ ...proof, clientId });
  if (provider === 'google' && google) {
    const { clientId } = google;
    const { purpose, size } = rest;
    return <GoogleButton {...{ clientId, purpose, size, emailHelps }} onProof={withClient(clientId)} />;
  }
  if (provider === 'apple' && apple) {
    return <AppleButton {...rest} clientId={apple.clientId} onProof={withClient(apple.clientId)} />;
  }
  if (provider === 'facebook' && facebook) {
    const { appId } = facebook;
    return (
      <PopupButton
        {...rest}
        provider="facebook"
        load={() => loadFacebook(i18n.language, appId)}
        ask={() => askFacebook(again)}
        onProof={withClient(appId)}
      />
    );
  }
  return null;
}
