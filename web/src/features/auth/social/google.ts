import { loadScript } from './load-script.ts';

interface Settings {
  client_id: string;
  callback: (answer: { credential: string }) => void;
  nonce: string;
  ux_mode: 'popup';
  context: 'signin' | 'signup' | 'use';
  /** Where the browser has FedCM it shows its own window, which needs no third-party cookies. */
  use_fedcm_for_button: boolean;
}

interface ButtonLook {
  type: 'standard';
  theme: 'outline' | 'filled_black';
  size: 'large' | 'medium' | 'small';
  text: 'signin_with' | 'signup_with' | 'continue_with';
  shape: 'pill';
  logo_alignment: 'center';
  locale: string;
  /** Pixels, 200 to 400. */
  width?: number;
}

/** Google Identity Services (https://developers.google.com/identity/gsi/web/reference/js-reference). */
export interface Google {
  initialize: (settings: Settings) => void;
  renderButton: (place: HTMLElement, look: ButtonLook) => void;
  disableAutoSelect: () => void;
}

declare global {
  interface Window {
    google?: { accounts?: { id?: Google } };
  }
}

function loaded() {
  return window.google?.accounts?.id;
}

/** @throws Error when the script is blocked or out of reach */
export async function loadGoogle(): Promise<Google> {
  if (!loaded()) await loadScript('https://accounts.google.com/gsi/client');
  const google = loaded();
  if (!google) throw new Error('Google’s script does not offer its sign-in');
  return google;
}

/** On signing out: Google must not sign the same person in by itself. */
export function forgetAtGoogle(): void {
  loaded()?.disableAutoSelect();
}
