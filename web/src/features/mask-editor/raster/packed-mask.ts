import type { MaskBuffer } from './mask-buffer.ts';

/** A mask kept small: most of it is runs. */
export interface PackedMask {
  readonly width: number;
  readonly height: number;
  readonly packed: Uint8Array;
}

export function packMask({ width, height, pixels }: MaskBuffer): PackedMask {
  return { width, height, packed: packRuns(pixels) };
}

const SHORTEST_RUN = 4;
const LONGEST_PIECE = 0x7fff;
const LITERAL = 0x8000;

/**
 * Packs bytes as pieces of up to 32,767: a run (its length in two bytes, then the value) where a value comes at least
 * four times in a row, otherwise the bytes themselves (length with the top bit set). At worst a fifth longer than
 * the bytes.
 */
export function packRuns(bytes: Uint8Array<ArrayBuffer>): Uint8Array {
  const packer = new Packer(bytes);
  const words = new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.length >> 2);
  let literalFrom = 0;
  for (let at = 0; at < bytes.length;) {
    const end = endOfRun(bytes, words, at);
    if (end - at >= SHORTEST_RUN) {
      packer.literal(literalFrom, at);
      packer.run(bytes[at]!, end - at);
      literalFrom = end;
    }
    at = end;
  }
  packer.literal(literalFrom, bytes.length);
  return packer.finish();
}

/** Tells of every piece that is not all zero: where it starts, how long it is, and its bytes. */
export function unpackRuns(
  packed: Uint8Array,
  piece: (from: number, count: number, byteAt: (index: number) => number) => void,
): void {
  for (let at = 0, from = 0; at < packed.length;) {
    const head = (packed[at]! << 8) | packed[at + 1]!;
    const count = head & LONGEST_PIECE;
    const start = at + 2;
    if (head & LITERAL) {
      piece(from, count, (index) => packed[start + index]!);
      at = start + count;
    } else {
      const value = packed[start]!;
      if (value !== 0) piece(from, count, () => value);
      at = start + 1;
    }
    from += count;
  }
}

function endOfRun(bytes: Uint8Array, words: Uint32Array, from: number): number {
  const value = bytes[from]!;
  const word = Math.imul(value, 0x01010101) >>> 0;
  const limit = Math.min(bytes.length, from + LONGEST_PIECE);
  let end = from + 1;
  while (end < limit && bytes[end] === value) {
    const isWord = (end & 3) === 0 && end + 4 <= limit && words[end >> 2] === word;
    end += isWord ? 4 : 1;
  }
  return end;
}

// Packing happens a dozen times at the end of every stroke: one buffer for all saves the browser making and clearing them.
let scratch = new Uint8Array(0);

class Packer {
  readonly #bytes: Uint8Array;
  readonly #packed: Uint8Array;
  #length = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    // At worst a literal of one byte stands before every shortest run: six bytes for five.
    if (scratch.length < bytes.length * 1.2 + SHORTEST_RUN)
      scratch = new Uint8Array(bytes.length * 2 + SHORTEST_RUN);
    this.#packed = scratch;
  }

  run(value: number, count: number): void {
    this.#head(count);
    this.#packed[this.#length] = value;
    this.#length += 1;
  }

  literal(from: number, to: number): void {
    for (let at = from; at < to; at += LONGEST_PIECE) {
      const end = Math.min(to, at + LONGEST_PIECE);
      this.#head((end - at) | LITERAL);
      this.#packed.set(this.#bytes.subarray(at, end), this.#length);
      this.#length += end - at;
    }
  }

  finish(): Uint8Array {
    return this.#packed.slice(0, this.#length);
  }

  #head(head: number): void {
    this.#packed[this.#length] = head >> 8;
    this.#packed[this.#length + 1] = head & 0xff;
    this.#length += 2;
  }
}
