import type { Answer, CallInput, Endpoint } from '@maquette/contract';
import type { z } from 'zod';
import { ApiError } from './api-error.ts';
import type { CallOptions } from './build-request.ts';
import { type Connection, makeSend } from './send.ts';

async function readBody(response: Response): Promise<unknown> {
  const text = await response.text();
  if (!response.headers.get('content-type')?.includes('json')) return text;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function parsed<T>(response: Response, schema: z.ZodType<T>): Promise<T> {
  const result = schema.safeParse(await readBody(response));
  if (result.success) return result.data;
  throw new ApiError({ status: response.status, code: null, message: 'API request failed' });
}

/**
 * Calls an endpoint and parses its answer by the contract; pictures and files to keep come as a Blob.
 * @throws ApiError when refused, unreachable, or answered outside the contract
 */
export function makeCall(connection: Connection) {
  const send = makeSend(connection);
  return async <E extends Endpoint>(
    endpoint: E,
    input: CallInput<E>,
    options: CallOptions = {},
  ): Promise<Answer<E>> => {
    const response = await send(endpoint, input, options);
    if (endpoint.answer === 'download') return (await readDownload(response, options)) as Answer<E>;
    if (endpoint.answer === 'bytes') return (await response.blob()) as Answer<E>;
    return (await parsed(response, endpoint.response)) as Answer<E>;
  };
}

/** What an endpoint with a second form of success answers under `Prefer: respond-async`. */
type Accepted<E extends Endpoint> = E['accepted'] extends z.ZodType ? z.output<E['accepted']> : never;

/**
 * Starts long work and comes back as soon as the server has accepted it (`Prefer: respond-async`, RFC 7240).
 * @throws ApiError when refused, unreachable, or answered outside the contract
 */
export function makeStart(connection: Connection) {
  const send = makeSend(connection);
  return async <E extends Endpoint & { accepted: z.ZodType }>(
    endpoint: E,
    input: CallInput<E>,
    options: CallOptions = {},
  ): Promise<Accepted<E>> => {
    const response = await send(endpoint, input, { ...options, headers: { prefer: 'respond-async' } });
    return (await parsed(response, endpoint.accepted)) as Accepted<E>;
  };
}

/**
 * Reads a file to its end, telling after each piece how much has come.
 * @throws ApiError when the connection breaks before the end; the signal's reason when aborted
 */
async function readDownload(
  response: Response,
  {
    onDownloadProgress,
    signal,
  }: { onDownloadProgress?: (receivedBytes: number) => void; signal?: AbortSignal },
): Promise<Blob> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let receivedBytes = 0;
  const reader = response.body?.getReader();
  try {
    for (let piece = await reader?.read(); piece?.value; piece = await reader?.read()) {
      pieces.push(piece.value);
      receivedBytes += piece.value.byteLength;
      onDownloadProgress?.(receivedBytes);
    }
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new ApiError({ status: 0, code: null, message: 'API request failed' });
  }
  return new Blob(pieces, { type: response.headers.get('content-type') ?? '' });
}
