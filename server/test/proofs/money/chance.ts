/** Chance that can be played again: the same seed draws the same. */
export interface Chance {
  /** From 0 to below 1. */
  next(): number;
  /** A whole number from 0 to below `count`. */
  below(count: number): number;
  /** Whether what happens `share` of the time happens now. */
  hits(share: number): boolean;
  pick<T>(choices: readonly T[]): T;
  /** Takes one out of the list. */
  draw<T>(choices: T[]): T;
}

/** Mulberry32: 32 bits of state are plenty for some thousand draws. */
export const chanceOf = (seed: number): Chance => {
  let state = Math.imul(seed, 0x9e3779b1) >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (count: number) => Math.floor(next() * count);
  const at = <T>(choices: readonly T[], index: number): T => {
    const chosen = choices[index];
    if (chosen === undefined) throw new Error('There is nothing to choose from');
    return chosen;
  };
  return {
    next,
    below,
    hits: (share) => next() < share,
    pick: (choices) => at(choices, below(choices.length)),
    draw: (choices) => {
      const index = below(choices.length);
      const chosen = at(choices, index);
      choices.splice(index, 1);
      return chosen;
    },
  };
};
