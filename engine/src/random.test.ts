import { expect, test } from 'vitest';
import { createRandom } from './random.ts';

test('the same seed gives the same numbers, another seed gives others', () => {
  const draw = (seed: number): number[] => Array.from({ length: 5 }, createRandom(seed));
  expect(draw(7)).toEqual(draw(7));
  expect(draw(7)).not.toEqual(draw(8));
});

test('numbers lie in [0, 1) and average about a half', () => {
  const random = createRandom(1);
  const numbers = Array.from({ length: 10_000 }, random);
  expect(numbers.every((n) => n >= 0 && n < 1)).toBe(true);
  expect(numbers.reduce((a, b) => a + b) / numbers.length).toBeCloseTo(0.5, 1);
});
