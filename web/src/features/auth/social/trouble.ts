import type { TFunction } from 'i18next';
import { ApiError } from '../../../platform/api/api-error.ts';
import { errorToMessage } from '../../../platform/api/error-to-message.ts';

import { ScriptMissing } from './load-script.ts';
import type { SocialProvider } from './provider.ts';

/** Why nobody is signed in after a press on a button. */
export interface Trouble {
  provider: SocialProvider;
  /** `press_again`: the browser would not open the window so long after the press. */
  reason: Error | 'press_again';
}

/** The provider's script did not come. */
export function isBlocked({ reason }: Trouble): boolean {
  return reason instanceof ScriptMissing;
}

/** Refusals whose own sentence would help nobody: all one can do is to try again. */
const plain = new Set(['social_refused', 'validation_failed', 'unknown_field', 'not_found']);

/** What to tell the person about it. */
export function troubleText({ provider, reason }: Trouble, t: TFunction): string {
  const name = { provider: t(`auth.provider.${provider}`) };
  if (reason === 'press_again') return t('auth.social.pressAgain', name);
  if (reason instanceof ScriptMissing) return t('auth.social.blocked', name);
  if (!(reason instanceof ApiError) || (reason.code !== null && plain.has(reason.code))) {
    return t(`auth.${provider}LoginError`);
  }
  return errorToMessage(reason, t, t('auth.socialLoginError'));
}
