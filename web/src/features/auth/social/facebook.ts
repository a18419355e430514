import type { Proof } from './provider.ts';
import { loadScript } from './load-script.ts';

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
export async function loadFacebook(language: string, appId: string): Promise<void> {
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
export function askFacebook(again: boolean): Promise<Proof | null> {
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
