import type { SocialLoginBody } from '@maquette/contract';
import { useTranslation } from 'react-i18next';
import { askApple, loadApple } from './apple.ts';
import { GoogleButton } from './GoogleButton.tsx';
import { loadScript } from './load-script.ts';
import { PopupButton } from './PopupButton.tsx';
import type { Proof, Purpose, SignInOptions, SocialProvider, SocialSize } from './provider.ts';
import type { Trouble } from './trouble.ts';
import { useNonce } from './use-nonce.ts';

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

interface Answer {
  status: string;
  authResponse?: { accessToken: string } | null;
}

interface Facebook {
  init: (settings: { appId: string; version: string; cookie: boolean; xfbml: boolean }) => void;
  login: (callback: (answer: Answer) => void, wishes: { scope: string; auth_type?: 'rerequest' }) => void;
}

declare global {
  interface Window {
    FB?: Facebook;
  }
}

const locales: Record<string, string> = { en: 'en_US', fr: 'fr_FR' };
// The script complains when it is told twice.
let isTold = false;

/** @throws Error when the script is blocked or out of reach */
async function loadFacebook(language: string, appId: string): Promise<void> {
  if (!window.FB) {
    await loadScript(`https://connect.facebook.net/${locales[language] ?? 'en_US'}/sdk.js`);
  }
  if (!isTold) window.FB?.init({ appId, version: 'v25.0', cookie: false, xfbml: false });
  isTold = true;
}

/**
 * Opens Facebook's window; the script must be loaded
 * (https://developers.facebook.com/docs/reference/javascript/FB.login). Null when the person closes it.
 * `again`: ask also for what was declined before.
 * @throws Error where the page's address is not a safe one, which Facebook refuses without an answer
 */
function askFacebook(again: boolean): Promise<Proof | null> {
  return new Promise((resolve, reject) => {
    if (!window.FB || !window.isSecureContext) {
      reject(new Error('Facebook’s sign-in cannot be used here'));
      return;
    }
    window.FB.login(
      ({ authResponse }) => resolve(authResponse ? { credential: authResponse.accessToken } : null),
      { scope: 'public_profile,email', ...(again && { auth_type: 'rerequest' }) },
    );
  });
}
