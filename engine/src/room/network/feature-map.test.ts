import { describe, expect, it } from 'vitest';
import { settle } from './feature-map.ts';
import type { Layer } from './read-layers.ts';

const LAYER: Layer = {
  outputs: 1,
  inputs: 1,
  weight: new Float32Array(1),
  bias: new Float32Array(1),
  usual: { mean: Float32Array.of(5), spread: Float32Array.of(2) },
};

/** Two pixels: mean and standard deviation are as given. */
const settled = (mean: number, spread: number): number[] => {
  const data = Float32Array.of(mean - spread, mean + spread);
  return [...settle({ width: 2, height: 1, channels: 1, data }, LAYER).data];
};

describe('a channel of a layer that knows what is usual', () => {
  it('stays as it is where it is as usual', () => {
    const [low, high] = settled(5, 2);
    expect(low).toBeCloseTo(3, 5);
    expect(high).toBeCloseTo(7, 5);
  });

  it('is brought nearer to it by three tenths of the way', () => {
    const [low, high] = settled(15, 2);
    expect((low! + high!) / 2).toBeCloseTo(12, 5);
  });

  it('is narrowed where it varies more', () => {
    const [low, high] = settled(5, 3);
    expect(high! - low!).toBeCloseTo(6 / Math.sqrt(0.7 + (0.3 * 9) / 4), 4);
  });

  it('has nothing negative left', () => {
    expect(settled(0, 4)[0]).toBe(0);
  });

  it('survives a picture of one colour', () => {
    expect(settled(5, 0).every(Number.isFinite)).toBe(true);
  });
});
