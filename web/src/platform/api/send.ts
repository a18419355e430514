import type { CallInput, Endpoint } from '@maquette/contract';
import { ApiError } from './api-error.ts';
import { addressOf, bodyOf, type CallOptions } from './build-request.ts';
import { readFailure } from './read-failure.ts';

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
    throw new ApiError({ status: 0, code: null, message: 'API request failed' });
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
