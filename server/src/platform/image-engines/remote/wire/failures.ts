import type { ErrorCode } from '@maquette/contract';
import type { IncomingHttpHeaders } from 'node:http';

/**
 * What became of a call that did not succeed.
 * `refused`: by its rules, for good. `operator`: key, credits or quota: nobody can use it until the operator acts.
 * `busy`: not now; nothing was taken on, so it may be asked again. `lost`: nobody knows whether it was taken on.
 * `broken`: it answered, and the answer is of no use.
 */
export type FailureKind = 'refused' | 'operator' | 'busy' | 'lost' | 'broken';

export interface FailureDetails {
  /** When it may be asked again, in milliseconds from now. */
  readonly retryAfterMs?: number;
  /** How often it may be asked again at most; 2 unless told. */
  readonly repeatsMax?: number;
  readonly cause?: unknown;
}

/** Of what a service says about a failure so many characters are kept: an answer may be a whole page. */
const WORDS_MAX = 500;

/** A picture service did not do what it was asked for. `message` is for the operator's log, without secrets. */
export class ServiceFailure extends Error {
  readonly kind: FailureKind;
  readonly retryAfterMs: number | null;
  readonly repeatsMax: number;

  constructor(kind: FailureKind, message: string, details: FailureDetails = {}) {
    super(message.slice(0, WORDS_MAX), { cause: details.cause });
    this.name = 'ServiceFailure';
    this.kind = kind;
    this.retryAfterMs = details.retryAfterMs ?? null;
    this.repeatsMax = details.repeatsMax ?? 2;
  }
}

/** The code people are told. */
export const codeOfFailure: Record<FailureKind, ErrorCode> = {
  refused: 'refused_by_engine',
  operator: 'engine_unavailable',
  busy: 'engine_busy',
  lost: 'engine_failed',
  broken: 'engine_failed',
};

/** What a status other than 2xx means where the service's own words say nothing better. `said` goes to the log. */
export function failureOfStatus(
  reply: { readonly status: number; readonly headers: IncomingHttpHeaders },
  said: string,
): ServiceFailure {
  const { status } = reply;
  const message = `status ${status}: ${said}`;
  const retryAfterMs = readRetryAfter(reply.headers['retry-after']);
  const wait = retryAfterMs === null ? {} : { retryAfterMs };
  if (status === 401 || status === 402 || status === 403) return new ServiceFailure('operator', message);
  if (status === 429 || status === 503) return new ServiceFailure('busy', message, wait);
  if (status === 500) return new ServiceFailure('busy', message, { ...wait, repeatsMax: 1 });
  // Said by something in between, which does not know what the service did.
  if (status > 500) return new ServiceFailure('lost', message);
  return new ServiceFailure('broken', message);
}

/** Seconds or a date (RFC 9110, 10.2.3). */
function readRetryAfter(value: string | string[] | undefined): number | null {
  if (typeof value !== 'string') return null;
  if (/^\d+(\.\d+)?$/.test(value)) return Number(value) * 1000;
  const at = Date.parse(value);
  return Number.isNaN(at) ? null : Math.max(0, at - Date.now());
}
