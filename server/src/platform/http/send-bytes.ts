import type { FastifyReply } from 'fastify';
import type { OpenBlob } from '../blob-storage/blob-storage.ts';
import { RangeUnsatisfiable, type RangeWish } from '../byte-range.ts';
import { Refusal } from '../refusal.ts';
import type { BytesReply } from './route.ts';

const PARTIAL = 206;
const NOT_MODIFIED = 304;
const FOUND = 302;
/** Shorter than such an address lives. */
const ADDRESS_MAX_AGE_S = 120;

/** What a caller has already and which part it wants, as sent. */
export interface Conditions {
  readonly ifNoneMatch: string | null;
  readonly range: string | null;
  readonly ifRange: string | null;
}

/**
 * Sends bytes that never change, with a part of them or nothing where that is enough (RFC 9110, 13 and 14).
 * @throws Refusal range_not_satisfiable, and whatever opening them throws
 */
export async function sendBytes(
  reply: FastifyReply,
  answer: BytesReply,
  conditions: Conditions,
): Promise<FastifyReply> {
  const etag = `"${answer.etag}"`;
  const describe = () =>
    reply
      .header('etag', etag)
      .header('cache-control', `private, max-age=${answer.maxAgeSeconds}, immutable`)
      .headers({ ...answer.headers });
  if (isKnown(conditions.ifNoneMatch, etag)) return describe().code(NOT_MODIFIED).send();
  const address = await answer.elsewhere?.();
  if (address)
    return reply.header('cache-control', `private, max-age=${ADDRESS_MAX_AGE_S}`).redirect(address, FOUND);
  if (Buffer.isBuffer(answer.content)) return describe().type(answer.mime).send(answer.content);
  // A part of what has changed since would not fit the parts that the caller has: it is sent the whole.
  const isSame = conditions.ifRange === null || conditions.ifRange === etag;
  const wish = isSame ? readRange(conditions.range) : null;
  const { stream, bytes, range } = await open(reply, answer.content, wish);
  describe().header('accept-ranges', 'bytes').type(answer.mime);
  if (range === null) return reply.header('content-length', bytes).send(stream);
  return reply
    .code(PARTIAL)
    .header('content-range', `bytes ${range.first}-${range.last}/${bytes}`)
    .header('content-length', range.last - range.first + 1)
    .send(stream);
}

/** Whether `If-None-Match` names this ETag; how strong either is does not matter (RFC 9110, 13.1.2). */
const isKnown = (ifNoneMatch: string | null, etag: string): boolean =>
  ifNoneMatch !== null &&
  ifNoneMatch.split(',').some((one) => ['*', etag].includes(one.trim().replace(/^W\//, '')));

/**
 * The part that a `Range` header asks for (RFC 9110, 14.2). Null, so that the whole is sent, where there is none, where it
 * asks for several parts, and where it is in another unit or not well formed.
 */
function readRange(header: string | null): RangeWish | null {
  const [, first, last] = /^bytes=[ \t]*(\d*)-(\d*)[ \t]*$/i.exec(header ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return null;
  if (first === '') return { suffix: Number(last) };
  if (last === '') return { first: Number(first), last: null };
  return Number(last) < Number(first) ? null : { first: Number(first), last: Number(last) };
}

async function open(
  reply: FastifyReply,
  content: (wish?: RangeWish) => Promise<OpenBlob>,
  wish: RangeWish | null,
): Promise<OpenBlob> {
  try {
    return await content(wish ?? undefined);
  } catch (error) {
    if (!(error instanceof RangeUnsatisfiable)) throw error;
    reply.header('content-range', `bytes */${error.bytes}`);
    throw new Refusal('range_not_satisfiable');
  }
}
