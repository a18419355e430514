import type { SimReply } from '../simulator.ts';

/** What Stripe says instead of an answer. */
export class ApiError extends Error {
  readonly reply: SimReply;
  /** Whether it counts as an answer that the same key gets again. */
  readonly isFinal: boolean;

  constructor(status: number, error: Readonly<Record<string, unknown>>) {
    super(String(error['message']));
    this.name = 'ApiError';
    this.reply = { status, body: { error } };
    this.isFinal = status === 402;
  }
}

export const invalid = (message: string, details: { param?: string; code?: string } = {}): ApiError =>
  new ApiError(400, { type: 'invalid_request_error', message, ...details });

/** `param` = what named it; in the path it is answered with 404. */
export const missing = (what: string, id: string, { param = 'id', isPath = false } = {}): ApiError =>
  new ApiError(isPath ? 404 : 400, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${what}: '${id}'`,
    param,
  });
