import { ApiError } from '../../../../platform/api/api-error.ts';

export type VerificationState = 'verifying' | 'verified' | 'invalid' | 'expired' | 'server';

/** Why an address could not be confirmed: by the answer's code, else by the word in its message. */
const failureKind = (error: Error): VerificationState => {
  const code = error instanceof ApiError ? error.code : null;
  if (code === 'token_expired') return 'expired';
  if (code === 'token_invalid' || code === 'validation_failed') return 'invalid';
  if (code === null && error.message.includes('expired')) return 'expired';
  if (code === null && error.message.includes('invalid')) return 'invalid';
  return 'server';
};

interface Attempt {
  isFetching: boolean;
  isSuccess: boolean;
  error: Error | null;
}

/** Where confirming an address stands. A link without a token is invalid before anybody is asked. */
export const verificationState = (token: string, attempt: Attempt): VerificationState => {
  if (token === '') return 'invalid';
  if (attempt.isSuccess) return 'verified';
  return attempt.isFetching || attempt.error === null ? 'verifying' : failureKind(attempt.error);
};
