import type { Random } from '../random.ts';

function reverseBits(x: number): number {
  x = ((x >>> 1) & 0x55555555) | ((x & 0x55555555) << 1);
  x = ((x >>> 2) & 0x33333333) | ((x & 0x33333333) << 2);
  x = ((x >>> 4) & 0x0f0f0f0f) | ((x & 0x0f0f0f0f) << 4);
  x = ((x >>> 8) & 0x00ff00ff) | ((x & 0x00ff00ff) << 8);
  return (x >>> 16) | (x << 16);
}

function scrambleReversed(x: number, seed: number): number {
  x = (x + seed) | 0;
  x ^= Math.imul(x, 0x6c50b47c);
  x ^= Math.imul(x, 0xb82f1e52 | 0);
  x ^= Math.imul(x, 0xc7afe638 | 0);
  return x ^ Math.imul(x, 0x8d22f6e6 | 0);
}

function owenScramble(x: number, seed: number): number {
  return reverseBits(scrambleReversed(reverseBits(x), seed));
}

function sobolSecond(index: number): number {
  let result = 0;
  for (let direction = 1 << 31; index !== 0; index >>>= 1, direction ^= direction >>> 1) {
    if (index & 1) result ^= direction;
  }
  return result;
}

function mixSeed(a: number, b: number): number {
  let h = Math.imul(a ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(b + 0x7f4a7c15, 0xc2b2ae35);
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d);
  return h ^ (h >>> 12);
}

/**
 * Well spread pairs of numbers for the samples of one pixel: Owen-scrambled Sobol points, shuffled between pairs
 * (Burley, "Practical Hash-based Owen Scrambling", JCGT 2020). After the named pairs, plain random numbers.
 */
export class Sampler {
  u = 0;
  v = 0;
  private pixelSeed = 0;
  private index = 0;
  private readonly seed: number;
  readonly random: Random;

  constructor(seed: number, random: Random) {
    this.seed = seed;
    this.random = random;
  }

  start(pixel: number, index: number): void {
    this.pixelSeed = mixSeed(pixel, this.seed);
    this.index = index;
  }

  /** Sets `u` and `v` to the sample's numbers for one decision; `pair` names the decision. */
  draw(pair: number): void {
    const seed = mixSeed(this.pixelSeed, pair);
    const shuffled = owenScramble(this.index, seed);
    this.u = (owenScramble(reverseBits(shuffled), mixSeed(seed, 1)) >>> 0) / 4294967296;
    this.v = (owenScramble(sobolSecond(shuffled), mixSeed(seed, 2)) >>> 0) / 4294967296;
  }
}
