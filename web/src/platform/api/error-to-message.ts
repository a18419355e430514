import type { TFunction } from 'i18next';
import { ApiError } from './api-error.ts';

function wait(ms: number, t: TFunction): string {
  const seconds = Math.max(1, Math.ceil(ms / 1000));
  return seconds <= 90
    ? t('app.error.waitSeconds', { count: seconds })
    : t('app.error.waitMinutes', { count: Math.ceil(seconds / 60) });
}

/**
 * What to tell the reader about a failure: how long to wait, that the server is out of reach, the server's own sentence,
 * or `fallback` when the answer said nothing.
 */
export function errorToMessage(error: unknown, t: TFunction, fallback: string): string {
  if (!(error instanceof ApiError)) return fallback;
  if (error.status === 429 && error.retryAfterMs !== null) return wait(error.retryAfterMs, t);
  if (error.status === 0) return t('app.error.unreachable');
  return error.isSaid ? error.message : fallback;
}
