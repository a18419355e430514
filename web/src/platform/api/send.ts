import {
  type CallInput,
  type Endpoint,
  errorCodes,
  FieldReason,
  MissingThing,
  RegionGuess,
} from '@maquette/contract';
import { z } from 'zod';
import { ApiError, unanswered } from './api-error.ts';
import { addressOf, bodyOf, type CallOptions } from './build-request.ts';

/** Where calls go and on whose behalf. */
export interface Connection {
  /** Empty for the page's own origin. */
  origin: string;
  token: () => string | null;
  /** Language of the sentences in answers. */
  language: () => string;
  /** The server no longer knows this token. */
  onTokenRefused: (token: string) => void;
}

async function reach(url: string, init: RequestInit, options: CallOptions): Promise<Response> {
  try {
    return options.onUploadProgress
      ? await xhrFetch(url, init, options.onUploadProgress)
      : await fetch(url, init);
  } catch (cause) {
    if (options.signal?.aborted) throw cause;
    throw unanswered();
  }
}

function endsSession(error: ApiError): boolean {
  return error.code === 'not_signed_in' || error.code === 'session_expired';
}

/**
 * Sends a call and gives back the successful response unread.
 * @throws ApiError when refused or unreachable; the signal's reason when aborted
 */
export function makeSend(connection: Connection) {
  return async <E extends Endpoint>(
    endpoint: E,
    input: CallInput<E>,
    options: CallOptions & { headers?: Record<string, string> } = {},
  ): Promise<Response> => {
    const token = connection.token();
    const { body, headers } = bodyOf(endpoint, input, options);
    const init: RequestInit = {
      method: endpoint.method,
      body,
      headers: {
        'accept-language': connection.language(),
        ...(token && { authorization: `Bearer ${token}` }),
        ...headers,
        ...options.headers,
      },
      credentials: 'omit',
      ...(options.signal && { signal: options.signal }),
    };
    const response = await reach(connection.origin + addressOf(endpoint, input), init, options);
    if (response.ok) return response;
    const error = await readFailure(response, Date.now());
    if (token && endsSession(error)) connection.onTokenRefused(token);
    throw error;
  };
}

function readHeaders(request: XMLHttpRequest): Headers {
  const headers = new Headers();
  for (const line of request.getAllResponseHeaders().trim().split(/\r\n/)) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  return headers;
}

/** `fetch` that tells how much of the body has left, 0 to 1: fetch itself cannot in any browser without HTTP/2 streams. */
function xhrFetch(url: string, init: RequestInit, onProgress: (share: number) => void): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(init.method ?? 'GET', url);
    request.responseType = 'blob';
    for (const [name, value] of new Headers(init.headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = (event) => {
      if (event.lengthComputable) onProgress(event.loaded / event.total);
    };
    request.onload = () =>
      resolve(
        new Response(request.response as Blob, { status: request.status, headers: readHeaders(request) }),
      );
    request.onerror = () => reject(new TypeError('Network request failed'));
    request.onabort = () => reject(new DOMException('Aborted', 'AbortError'));
    init.signal?.addEventListener('abort', () => request.abort(), { once: true });
    if (init.signal?.aborted) request.abort();
    else request.send((init.body as FormData | string | null) ?? null);
  });
}

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
async function readFailure(response: Response, nowMs: number): Promise<ApiError> {
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
