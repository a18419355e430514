import { context, propagation } from '@opentelemetry/api';
import { type IncomingHttpHeaders, type IncomingMessage, request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { ServiceFailure } from './failures.ts';
import type { FormBody } from './form-body.ts';
import { publicAddressOnly } from './public-address.ts';

export interface ServiceCall {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** A form is sent with its own content type; a text goes out as it is. */
  readonly body?: FormBody | string;
  /** Ends the call; it rejects with the signal's reason. */
  readonly signal: AbortSignal;
  /** From when the connection stands to the end of the answer. */
  readonly timeoutMs: number;
  /** The most bytes the answer may have. */
  readonly bytesMax?: number;
  /** The address came out of an answer and was judged by `trustedUrl`: it must not resolve to a private network. */
  readonly isPublicOnly?: boolean;
}

export interface ServiceReply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
  /** @throws ServiceFailure broken when it is not JSON */
  json(): unknown;
  /** For answers that did not succeed: null when it is not JSON. */
  jsonOrNull(): unknown;
}

const BYTES_MAX = 64 * 1024 * 1024;
/** Until the connection stands. */
const CONNECT_MS = 15_000;

/**
 * One HTTP call to a service, on a connection of its own, so that a failure before the connection stands is certainly
 * one before anything was said. Every status below 300 and above 399 is an answer.
 * @throws ServiceFailure busy when it cannot be reached, lost when the time is over or the connection breaks, broken for
 * a redirect and for too much; the signal's reason
 */
export async function serviceFetch(call: ServiceCall): Promise<ServiceReply> {
  call.signal.throwIfAborted();
  const reply = await exchange(call);
  if (reply.status >= 300 && reply.status < 400) {
    throw new ServiceFailure('broken', `status ${reply.status}: a redirect, which is never followed`);
  }
  return reply;
}

/** The chunks to be sent, and the headers that go with them: also which trace the call belongs to, where one is kept. */
function encode({ body, headers: given }: ServiceCall) {
  const headers: Record<string, string> = { ...given };
  propagation.inject(context.active(), headers);
  if (body === undefined) return { chunks: [], headers };
  const isText = typeof body === 'string';
  const chunks = isText ? [Buffer.from(body)] : body.chunks;
  const length = chunks.reduce((sum, chunk) => sum + chunk.length, 0);
  const type = isText ? {} : { 'content-type': body.contentType };
  return { chunks, headers: { ...headers, ...type, 'content-length': String(length) } };
}

function exchange(call: ServiceCall): Promise<ServiceReply> {
  const { chunks, headers } = encode(call);
  const url = new URL(call.url);
  const isSecure = url.protocol === 'https:';
  const clock = overdue(CONNECT_MS);
  const options = {
    method: call.method,
    headers,
    agent: false,
    signal: AbortSignal.any([call.signal, clock.signal]),
    ...(call.isPublicOnly && { lookup: publicAddressOnly }),
  } as const;
  const answered = new Promise<ServiceReply>((resolve, reject) => {
    let isConnected = false;
    const fail = (cause: unknown): void => {
      if (call.signal.aborted) return reject(call.signal.reason as Error);
      if (cause instanceof ServiceFailure) return reject(cause);
      const said = clock.signal.aborted ? 'no answer in time' : `connection: ${(cause as Error).message}`;
      reject(new ServiceFailure(isConnected ? 'lost' : 'busy', said, { cause }));
    };
    const sent = (isSecure ? httpsRequest : httpRequest)(url, options, (response) => {
      collect(response, call.bytesMax ?? BYTES_MAX).then(resolve, fail);
    });
    sent.on('socket', (socket) => {
      socket.once(isSecure ? 'secureConnect' : 'connect', () => {
        isConnected = true;
        clock.set(call.timeoutMs);
      });
    });
    sent.on('error', fail);
    for (const chunk of chunks) sent.write(chunk);
    sent.end();
  });
  return answered.finally(clock.stop);
}

/** A signal for when the time is over, which can be set anew. */
function overdue(firstMs: number) {
  const controller = new AbortController();
  let timer = setTimeout(() => controller.abort(), firstMs);
  const stop = (): void => clearTimeout(timer);
  const set = (ms: number): void => {
    stop();
    timer = setTimeout(() => controller.abort(), ms);
  };
  return { signal: controller.signal, set, stop };
}

async function collect(response: IncomingMessage, bytesMax: number): Promise<ServiceReply> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > bytesMax) throw new ServiceFailure('broken', `an answer of more than ${bytesMax} bytes`);
    chunks.push(chunk);
  }
  const bytes = Buffer.concat(chunks);
  return { status: response.statusCode ?? 0, headers: response.headers, bytes, ...readers(bytes) };
}

function readers(bytes: Buffer): Pick<ServiceReply, 'json' | 'jsonOrNull'> {
  const json = (): unknown => {
    try {
      return JSON.parse(bytes.toString('utf8'));
    } catch (cause) {
      throw new ServiceFailure('broken', 'an answer that is not JSON', { cause });
    }
  };
  const jsonOrNull = (): unknown => {
    try {
      return json();
    } catch {
      return null;
    }
  };
  return { json, jsonOrNull };
}
