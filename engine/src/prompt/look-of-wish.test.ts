import { describe, expect, it } from 'vitest';
import type { Kind } from '../lexicon/kinds.ts';
import type { Look } from '../furniture/look.ts';
import { lookOfWish } from './look-of-wish.ts';
import { parsePrompt } from './parse-prompt.ts';

const lookOf = (prompt: string, seed = 3): Look => {
  const wish = parsePrompt(prompt);
  return lookOfWish(wish, wish.kind as Kind, seed);
};

/** Redness, greenness, blueness of a material's lightest and darkest place. */
function extremes(prompt: string): { dark: number[]; light: number[] } {
  const { main } = lookOf(prompt);
  const seen = Array.from({ length: 900 }, (_, i) => {
    const out = new Float64Array(3);
    const place = { x: (i % 30) * 0.011, y: Math.floor(i / 30) * 0.013, z: 0 };
    main.albedo!({ ...place, u: 0, v: 0, facing: 2, footprint: 0.01 }, out);
    return [...out];
  }).toSorted((a, b) => a[1]! - b[1]!);
  return { dark: seen[0]!, light: seen.at(-1)! };
}

describe('a print', () => {
  it.each([
    'a tropical plant',
    'a jungle painting',
    'a striped wooden table',
    'a floral rug',
    'a striped ostrich',
  ])('is told of nothing that cannot have it: %s', (prompt) => expect(parsePrompt(prompt).print).toBeNull());

  it.each(['a striped wooden table', 'a striped rug', 'a blue sofa'])(
    'is on nothing that is hard, has its own pattern, or was not asked for one: %s',
    (prompt) => expect(lookOf(prompt)).not.toHaveProperty('isPrinted'),
  );

  it.each([
    'a navy and white striped armchair',
    'navy gingham curtains',
    'un canapé à fleurs bleu marine',
    'a navy polka dot pouf',
  ])('is on what is upholstered or hangs, in the colours asked for: %s', (prompt) => {
    expect(lookOf(prompt).isPrinted).toBe(true);
    const { dark, light } = extremes(prompt);
    expect(dark[2]!).toBeGreaterThan(2 * dark[0]!);
    expect(light[0]!).toBeGreaterThan(0.5);
  });
});

it('leaves a colourful thing its say: cushions and throws on it are quiet', () => {
  const colourfulness = ({ accent }: Look): number => 1 - Math.min(...accent) / Math.max(...accent);
  for (const seed of [1, 2, 3, 4, 5, 6]) {
    expect(colourfulness(lookOf('a wooden bed with blue bedding', seed))).toBeLessThan(0.5);
    expect(colourfulness(lookOf('a green velvet sofa', seed))).toBeLessThan(0.5);
    expect(colourfulness(lookOf('a green velvet sofa with mustard cushions', seed))).toBeGreaterThan(0.6);
  }
  expect([1, 2, 3, 4, 5, 6].some((seed) => colourfulness(lookOf('a white sofa', seed)) > 0.6)).toBe(true);
});

describe('flowers and what holds them', () => {
  it.each([
    ['red roses in a blue vase'],
    ['a blue vase of red roses'],
    ['a blue vase with red roses'],
    ['un vase bleu avec des tulipes rouges'],
    ['un bouquet de fleurs rouges dans un vase bleu'],
  ])('have each its own colour: %s', (prompt) => {
    expect(parsePrompt(prompt).kind).toBe('flowers');
    const { accent, legs } = lookOf(prompt);
    expect(accent[0]).toBeGreaterThan(2 * accent[2]);
    expect(legs.mean[2]).toBeGreaterThan(2 * legs.mean[0]);
  });

  it('is of the material that was named', () => {
    for (const prompt of [
      'a copper vase of flowers',
      'flowers in a copper vase',
      'a vase of flowers in copper',
    ])
      expect([prompt, lookOf(prompt).legs.metal]).toEqual([prompt, true]);
  });

  it.each(['a vase without flowers', 'a vase next to the flowers', 'a blue vase'])(
    'is a vase by itself where no flowers are in it: %s',
    (prompt) => expect(parsePrompt(prompt).kind).toBe('vase'),
  );

  it('takes the colour of frames that are named beside the pictures', () => {
    const { legs } = lookOf('a gallery wall with black frames');
    expect(Math.max(...legs.mean)).toBeLessThan(0.05);
  });
});
