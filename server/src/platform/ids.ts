import { randomFillSync } from 'node:crypto';

const COUNTER_MAX = 0xfff;

export interface IdParts {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** So many random bytes. */
  readonly random: (bytes: number) => Uint8Array;
}

/**
 * Makes UUIDv7 (RFC 9562, method 1): ids of one process sort in the order they were made, also within a millisecond
 * and when the clock steps back.
 */
export function idMaker({ now, random }: IdParts): () => string {
  let last = 0;
  let counter = 0;
  return () => {
    const time = now();
    const bytes = random(10);
    if (time > last) {
      last = time;
      // Half the room is left for counting up.
      counter = (((bytes[8] ?? 0) << 8) | (bytes[9] ?? 0)) & (COUNTER_MAX >> 1);
    } else if (counter < COUNTER_MAX) counter++;
    else {
      last++;
      counter = 0;
    }
    const hex = Buffer.from(bytes.subarray(0, 8)).toString('hex');
    const stamp = last.toString(16).padStart(12, '0');
    const variant = (8 | (parseInt(hex.charAt(0), 16) & 3)).toString(16);
    const a = `7${counter.toString(16).padStart(3, '0')}`;
    return `${stamp.slice(0, 8)}-${stamp.slice(8)}-${a}-${variant}${hex.slice(1, 4)}-${hex.slice(4)}`;
  };
}

/** The system's randomness, fetched in one go for many ids. */
const drawn = Buffer.alloc(4096);
let used = drawn.length;

function systemRandom(bytes: number): Uint8Array {
  if (used + bytes > drawn.length) {
    randomFillSync(drawn);
    used = 0;
  }
  used += bytes;
  return drawn.subarray(used - bytes, used);
}

/** A fresh id by the system's clock and randomness. */
export const newId = idMaker({ now: () => Date.now(), random: systemRandom });
