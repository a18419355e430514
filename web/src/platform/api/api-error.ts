import type { ErrorCode, FieldReason, MissingThing, RegionGuess } from '@maquette/contract';

interface Failure {
  /** HTTP status; 0 when no answer came. */
  status: number;
  /** Stable code; null when the answer named none. */
  code: ErrorCode | null;
  /** A sentence for people, in their language where the server wrote it. */
  message: string;
  /** The answer itself says what is wrong, in a sentence. */
  isSaid?: boolean;
  fields?: Record<string, FieldReason>;
  requestId?: string | null;
  /** How long to wait before the next try. */
  retryAfterMs?: number | null;
  /** With `no_model`: everything asked for that there is no model of. */
  missing?: readonly MissingThing[];
  /** With `confirm_region`: what may be meant. */
  guess?: RegionGuess | null;
}

/** A call that failed: refused by the server, or never answered. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ErrorCode | null;
  readonly isSaid: boolean;
  readonly fields: Record<string, FieldReason>;
  readonly requestId: string | null;
  readonly retryAfterMs: number | null;
  readonly missing: readonly MissingThing[];
  readonly guess: RegionGuess | null;

  constructor(failure: Failure) {
    super(failure.message);
    this.name = 'ApiError';
    this.status = failure.status;
    this.code = failure.code;
    this.isSaid = failure.isSaid ?? failure.code !== null;
    this.fields = failure.fields ?? {};
    this.requestId = failure.requestId ?? null;
    this.retryAfterMs = failure.retryAfterMs ?? null;
    this.missing = failure.missing ?? [];
    this.guess = failure.guess ?? null;
  }
}

/** No answer came. */
export function unanswered(): ApiError {
  return new ApiError({ status: 0, code: null, message: 'API request failed' });
}

/** The same call may succeed later: no answer came, the server was busy, or it broke. A refusal stays a refusal. */
export function isPassing(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status >= 500);
}
