import { limits } from '@maquette/contract';
import { loadScript } from './load-script.ts';
import type { Proof } from './provider.ts';

interface Settings {
  clientId: string;
  scope: string;
  redirectURI: string;
  state: string;
  nonce: string;
  usePopup: true;
}

interface Answer {
  authorization: { id_token: string; state?: string };
  user?: { name?: AppleName };
}

declare global {
  interface Window {
    AppleID?: { auth: { init: (settings: Settings) => void; signIn: () => Promise<Answer> } };
  }
}

const locales: Record<string, string> = { en: 'en_US', fr: 'fr_FR' };

/** @throws Error when the script is blocked or out of reach */
export async function loadApple(language: string): Promise<void> {
  if (window.AppleID) return;
  const locale = locales[language] ?? 'en_US';
  await loadScript(
    `https://appleid.cdn-apple.com/appleauth/static/jsapi/appleid/1/${locale}/appleid.auth.js`,
  );
}

const changedTheirMind = new Set<unknown>(['popup_closed_by_user', 'user_cancelled_authorize']);

function isChangeOfMind(failure: unknown): boolean {
  return (
    failure !== null &&
    typeof failure === 'object' &&
    'error' in failure &&
    changedTheirMind.has(failure.error)
  );
}

/**
 * Opens Apple's window; the script must be loaded
 * (https://developer.apple.com/documentation/signinwithapplejs). Null when the person closes it.
 * @throws Error or Apple's `{error}` when signing in fails there
 */
export async function askApple(clientId: string, nonce: string): Promise<Proof | null> {
  if (!window.AppleID) throw new Error('Apple’s script does not offer its sign-in');
  const state = crypto.randomUUID();
  // With a popup nothing is sent there; Apple wants it registered all the same, so one address serves every page.
  const redirectURI = `${window.location.origin}/`;
  window.AppleID.auth.init({ clientId, scope: 'name email', redirectURI, state, nonce, usePopup: true });
  try {
    const { authorization, user } = await window.AppleID.auth.signIn();
    if (authorization.state !== state) throw new Error('Apple answered another question');
    const fullName = appleName(user?.name);
    return { credential: authorization.id_token, ...(fullName && { fullName }) };
  } catch (failure) {
    if (isChangeOfMind(failure)) return null;
    throw failure;
  }
}

/** What Apple tells of the person at the very first consent; unsigned, so good for greeting only. */
interface AppleName {
  firstName?: string;
  lastName?: string;
}

/** A full name as registration would take it; nothing when none was told. */
export function appleName({ firstName = '', lastName = '' }: AppleName = {}): string | undefined {
  return (
    `${firstName} ${lastName}`
      .replace(/[\p{Cc}\s]+/gu, ' ')
      .trim()
      .slice(0, limits.nameMax)
      // The cut may go through a character of two halves.
      .replace(/\p{Cs}$/u, '')
      .trim() || undefined
  );
}
