import { authProvider, authToken } from '../../platform/storage/preferences.ts';

/** Why nobody is signed in any more: the token no longer holds, the person left, or the password is a new one. */
type SessionEnd = 'expired' | 'signed-out' | 'password-changed';

let lastEnd: SessionEnd = 'expired';

/** Keeps the token; from now on the person counts as signed in. */
export function beginSession(token: string, provider: string): void {
  lastEnd = 'expired';
  authProvider.set(provider);
  authToken.set(token);
}

/** Forgets the token because of something the person did. */
export function endSession(end: Exclude<SessionEnd, 'expired'>): void {
  lastEnd = end;
  authToken.clear();
  authProvider.clear();
}

/** How the last session ended. */
export function howSessionEnded(): SessionEnd {
  return lastEnd;
}
