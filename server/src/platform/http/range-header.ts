import type { RangeWish } from '../byte-range.ts';

/**
 * The part that a `Range` header asks for (RFC 9110, 14.2). Null, so that the whole is sent, where there is none, where it
 * asks for several parts, and where it is in another unit or not well formed.
 */
export function readRange(header: string | null): RangeWish | null {
  const [, first, last] = /^bytes=[ \t]*(\d*)-(\d*)[ \t]*$/i.exec(header ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return null;
  if (first === '') return { suffix: Number(last) };
  if (last === '') return { first: Number(first), last: null };
  return Number(last) < Number(first) ? null : { first: Number(first), last: Number(last) };
}
