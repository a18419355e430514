import type { Answer, Endpoint, ParsedInput } from '@maquette/contract';
import type { Readable } from 'node:stream';
import type { z } from 'zod';
import type { OpenBlob } from '../blob-storage/blob-storage.ts';
import type { RangeWish } from '../byte-range.ts';
import type { Context } from '../context.ts';

/** A file of a multipart body, streamed to disk. It is removed once the call is answered: move it to keep it. */
export interface UploadedFile {
  readonly path: string;
  readonly bytes: number;
  /** SHA-256 of its bytes, hex. */
  readonly sha256: string;
  /** As the caller named it: never to be used as a path. */
  readonly filename: string;
}

/** What a binding may know of the call besides its input. */
export interface Call {
  readonly requestId: string;
  readonly files: Readonly<Record<string, UploadedFile>>;
  /** `Idempotency-Key`, checked for form. */
  readonly idempotencyKey: string | null;
  /** `Prefer: respond-async` (RFC 7240). */
  readonly prefersAsync: boolean;
  readonly userAgent: string;
  /** A header by its name in lower case, as it was sent. */
  readonly header: (name: string) => string | undefined;
  /** The body as the bytes that were sent; empty but for endpoints that ask for it so. */
  readonly rawBody: Buffer;
  /** Aborts when the caller leaves before the answer is complete. */
  readonly signal: AbortSignal;
}

/** The second form of success: 202. */
export class Accepted<T> {
  readonly body: T;
  constructor(body: T) {
    this.body = body;
  }
}

/** A JSON answer, or its second form, that tells something in headers too. */
export class WithHeaders<T> {
  readonly answer: T;
  readonly headers: Readonly<Record<string, string>>;
  constructor(answer: T, headers: Readonly<Record<string, string>>) {
    this.answer = answer;
    this.headers = headers;
  }
}

/** Bytes that never change, such as those of a stored picture. */
export interface BytesReply {
  /** Small ones as they are; others are opened once it is known which part is wanted. */
  readonly content: Buffer | ((wish?: RangeWish) => Promise<OpenBlob>);
  /** Where else the caller may get them at once, for a moment; null = only here. */
  readonly elsewhere?: () => Promise<string | null>;
  readonly mime: string;
  /** A strong validator, without quotes; a caller who has it already gets 304. */
  readonly etag: string;
  /** How long anyone may keep it, in seconds; `immutable` follows when set. */
  readonly maxAgeSeconds: number;
  /** Further headers, such as a stricter Content-Security-Policy. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** A file for the caller to keep, made as it is sent. */
export interface DownloadReply {
  readonly content: Buffer | Readable;
  readonly mime: string;
  readonly filename: string;
  /** Size, where it is known before the end of the stream. */
  readonly bytes?: number;
}

/** One server-sent event. */
export interface EventReply<T> {
  readonly event: string;
  readonly data: T;
}

type AcceptedReply<E extends Endpoint> = E['accepted'] extends z.ZodType
  ? Accepted<z.output<E['accepted']>>
  : never;

type JsonReply<E extends Endpoint> = Answer<E> | AcceptedReply<E>;

/** What a binding hands back, by the endpoint's kind of answer. */
export type Reply<E extends Endpoint> = E['answer'] extends 'json'
  ? JsonReply<E> | WithHeaders<JsonReply<E>>
  : E['answer'] extends 'bytes'
    ? BytesReply
    : E['answer'] extends 'download'
      ? DownloadReply
      : E['answer'] extends 'events'
        ? AsyncIterable<EventReply<Answer<E> | null>>
        : string;

type Handler<E extends Endpoint, C = Context> = (
  ctx: C,
  input: ParsedInput<E>,
  call: Call,
) => Promise<Reply<E>> | Reply<E>;

export interface RouteOptions {
  /** Largest JSON body, in bytes; 100 kB unless told. */
  readonly bodyBytes?: number;
}

/** An endpoint bound to a verb, its types forgotten. */
export interface Route {
  readonly endpoint: Endpoint;
  readonly options: RouteOptions;
  readonly handle: (ctx: Context, input: never, call: Call) => Promise<unknown> | unknown;
}

/** Binds a contract endpoint to what serves it. Input comes parsed; refusals are thrown. */
export const bind = <E extends Endpoint>(
  endpoint: E,
  handle: Handler<E>,
  options: RouteOptions = {},
): Route => ({ endpoint, handle, options });

/** Binds endpoints to verbs that find the ports of their feature beside the context. */
export type BindWith<P extends object> = <E extends Endpoint>(
  endpoint: E,
  handle: Handler<E, Context & P>,
  options?: RouteOptions,
) => Route;

/** The same as `bind` for a feature with ports: they are laid beside the context of each call. */
export function bindWith<P extends object>(ports: P): BindWith<P> {
  return (endpoint, handle, options) =>
    bind(endpoint, (ctx, input, call) => handle({ ...ctx, ...ports }, input, call), options);
}
