import type { ErrorCode } from '@maquette/contract';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../platform/api/api-error.ts';
import { verificationState } from './mailed-link.ts';

const after = (code: ErrorCode | null, message: string, status = 400) =>
  verificationState('token', {
    isFetching: false,
    isSuccess: false,
    error: new ApiError({ status, code, message }),
  });

describe('a verification that failed', () => {
  it.each([
    ['token_expired', 'Ce lien a expiré.', 'expired'],
    ['token_invalid', 'Ce lien est incorrect.', 'invalid'],
    ['validation_failed', 'Look again.', 'invalid'],
    ['rate_limited', 'Too many attempts.', 'server'],
    ['internal', 'An invalid value expired.', 'server'],
  ] as const)('with code %s is told by its code', (code, message, kind) => {
    expect(after(code, message)).toBe(kind);
  });

  it.each([
    ['Verification token has expired', 'expired'],
    ['The invalid token expired', 'expired'],
    ['This is an invalid token', 'invalid'],
    ['HTTP error 502', 'server'],
  ])('without a code is told by the words of %j', (message, kind) => {
    expect(after(null, message)).toBe(kind);
  });

  it('without an answer is a matter of the server', () => {
    expect(after(null, 'API request failed', 0)).toBe('server');
  });
});

describe('the verification', () => {
  const attempt = { isFetching: false, isSuccess: false, error: null };

  it('of a link without a token is invalid at once', () => {
    expect(verificationState('', { ...attempt, isFetching: true })).toBe('invalid');
  });

  it('is under way until it is answered, also on a second try', () => {
    expect(verificationState('token', attempt)).toBe('verifying');
    const error = new ApiError({ status: 500, code: 'internal', message: 'Sorry.' });
    expect(verificationState('token', { ...attempt, isFetching: true, error })).toBe('verifying');
  });

  it('is done when the server says so', () => {
    expect(verificationState('token', { ...attempt, isSuccess: true })).toBe('verified');
  });
});
