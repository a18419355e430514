import type { ErrorCode } from '@maquette/contract';
import type { TFunction } from 'i18next';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../platform/api/api-error.ts';

import { authEn } from '../messages/en.ts';
import { ScriptMissing } from './load-script.ts';
import { isBlocked, type Trouble, troubleText } from './trouble.ts';

const words: Record<string, string> = authEn;
const t = ((key: string, values: Record<string, string> = {}) =>
  (words[key] ?? key).replace('{{provider}}', values['provider'] ?? '')) as TFunction;

const say = (reason: Trouble['reason'], provider: Trouble['provider'] = 'google') =>
  troubleText({ provider, reason }, t);
const refusal = (code: ErrorCode | null, status = 400) =>
  new ApiError({ status, code, message: 'The server’s own sentence.' });

describe('what is said of a sign-in that failed', () => {
  it('is the specified sentence where the provider or its proof failed', () => {
    expect(say(new Error('idpiframe_initialization_failed'))).toBe('Google login failed. Please try again.');
    expect(say(refusal('social_refused', 401))).toBe('Google login failed. Please try again.');
    expect(say(refusal('social_refused', 401), 'apple')).toBe('Apple login failed. Please try again.');
    expect(say(refusal('not_found', 404), 'facebook')).toBe('Facebook login failed. Please try again.');
  });

  it.each(['email_unverified', 'email_missing', 'provider_unavailable'] as const)(
    'is the server’s own sentence for %s',
    (code) => expect(say(refusal(code))).toBe('The server’s own sentence.'),
  );

  it('falls back to the specified words where the answer was not our server’s', () => {
    expect(say(refusal(null, 502))).toBe('Social login failed. Please try again.');
  });

  it('names the provider whose script was blocked', () => {
    const reason = new ScriptMissing('blocked');
    expect(isBlocked({ provider: 'apple', reason })).toBe(true);
    expect(say(reason, 'apple')).toMatch(/^Apple could not be loaded\./);
    expect(isBlocked({ provider: 'apple', reason: refusal('social_refused') })).toBe(false);
  });
});
