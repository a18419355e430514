/** A part of something whose length is not known yet (RFC 9110, 14.1.2): from byte `first` to `last`, or the last `suffix` bytes. */
export type RangeWish =
  { readonly first: number; readonly last: number | null } | { readonly suffix: number };

/** Both ends belong to it. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/** Nothing of what is wanted exists. */
export class RangeUnsatisfiable extends Error {
  /** Of the whole. */
  readonly bytes: number;
  constructor(bytes: number) {
    super(`The range lies outside of ${bytes} bytes`);
    this.name = 'RangeUnsatisfiable';
    this.bytes = bytes;
  }
}

/** Which bytes of `bytes` are meant. @throws RangeUnsatisfiable */
export function resolveRange(wish: RangeWish, bytes: number): ByteRange {
  const first = 'suffix' in wish ? Math.max(0, bytes - wish.suffix) : wish.first;
  const last = 'suffix' in wish || wish.last === null ? bytes - 1 : Math.min(wish.last, bytes - 1);
  if (first > last) throw new RangeUnsatisfiable(bytes);
  return { first, last };
}
