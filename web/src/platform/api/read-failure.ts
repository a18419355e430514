import { errorCodes, FieldReason, MissingThing, RegionGuess } from '@maquette/contract';
import { z } from 'zod';
import { ApiError } from './api-error.ts';

/** Lenient on purpose: a proxy in between may answer with less than our server would. */
const FailureBody = z.object({
  message: z.string().min(1).optional().catch(undefined),
  error: z.string().min(1).optional().catch(undefined),
  requestId: z.string().optional().catch(undefined),
  fields: z.record(z.string(), FieldReason).optional().catch(undefined),
  missing: z.array(MissingThing).optional().catch(undefined),
});

/** `Retry-After` is seconds or a date (RFC 9110, 10.2.3). */
function waitOf(header: string | null, nowMs: number): number | null {
  if (!header) return null;
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - nowMs;
  return Number.isFinite(ms) ? Math.max(0, ms) : null;
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return undefined;
  }
}

/** Makes an ApiError of an answer that is not a success. */
export async function readFailure(response: Response, nowMs: number): Promise<ApiError> {
  const retryAfterMs = waitOf(response.headers.get('retry-after'), nowMs);
  const { status } = response;
  const json = await readJson(response);
  const body = FailureBody.safeParse(json);
  if (!body.success) {
    return new ApiError({ status, code: null, message: `HTTP error ${status}`, retryAfterMs });
  }
  const { message, error, fields, requestId, missing } = body.data;
  const code = errorCodes.find((known) => known === error) ?? null;
  return new ApiError({
    status,
    code,
    // A server newer than this page may refuse by a code that is not known here; its sentence counts all the same.
    isSaid: message !== undefined || code !== null || /\s/.test(error ?? ''),
    message: message ?? error ?? 'API request failed',
    ...(fields && { fields }),
    ...(missing && { missing }),
    guess: RegionGuess.safeParse(json).data ?? null,
    requestId: requestId ?? null,
    retryAfterMs,
  });
}
