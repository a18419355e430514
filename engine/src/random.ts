/** Draws numbers in [0, 1). */
export type Random = () => number;

/** A repeatable source of randomness: the same seed (32-bit integer) gives the same numbers everywhere. Mulberry32 by Tommy Ettinger. */
export function createRandom(seed: number): Random {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
