import { seedMax } from '@maquette/contract';

/** Any seed. */
export function randomSeed(): number {
  const [seed = 0] = crypto.getRandomValues(new Uint32Array(1));
  return seed % seedMax;
}

interface SeedInHand {
  readonly words: { readonly seed: number | null };
  readonly chance: number | null;
}

/**
 * The seed of the next picture: the one that was typed, or the one drawn before, so that the same order stays the same.
 * Another picture is by another one.
 */
export function seedOf({ words, chance }: SeedInHand, { isAnother = false } = {}): number {
  return isAnother ? randomSeed() : (words.seed ?? chance ?? randomSeed());
}
