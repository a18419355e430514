import { describe, expect, it } from 'vitest';
import { seedOf } from './random-seed.ts';

const typed = { words: { seed: 7 }, chance: 9 };
const drawn = { words: { seed: null }, chance: 9 };

describe('the seed of the next picture', () => {
  it('is the typed one until it is cleared', () => {
    expect(seedOf(typed)).toBe(7);
  });

  it('is the one drawn before where none was typed: the same order stays the same', () => {
    expect(seedOf(drawn)).toBe(9);
  });

  it('is drawn for the first picture, and anew for another one', () => {
    const first = { words: { seed: null }, chance: null };
    const seeds = new Set([
      seedOf(first),
      ...[typed, drawn].map((draft) => seedOf(draft, { isAnother: true })),
    ]);
    expect(seeds.size).toBe(3);
  });
});
