import type { ErrorCode, FieldReason } from '@maquette/contract';

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
}

/** A call that failed: refused by the server, or never answered. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ErrorCode | null;
  readonly isSaid: boolean;
  readonly fields: Record<string, FieldReason>;
  readonly requestId: string | null;
  readonly retryAfterMs: number | null;

  constructor(failure: Failure) {
    const { status, code, message, fields = {}, requestId = null, retryAfterMs = null } = failure;
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.isSaid = failure.isSaid ?? code !== null;
    this.fields = fields;
    this.requestId = requestId;
    this.retryAfterMs = retryAfterMs;
  }
}

/** The same call may succeed later: no answer came, the server was busy, or it broke. A refusal stays a refusal. */
export const isPassing = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status >= 500);
