import { describe, expect, it } from 'vitest';
import type { Mask } from '../pixels.ts';
import { likeness, shapeOf } from './shape.ts';

const SIZE = { width: 200, height: 200 };
const BOX = { left: 60, top: 60, right: 140, bottom: 100 };

const rows = (from: number, to: number): Mask => {
  const data = new Uint8Array(SIZE.width * SIZE.height);
  for (let y = from; y < to; y++) data.fill(255, y * SIZE.width + BOX.left, y * SIZE.width + BOX.right);
  return { ...SIZE, data };
};

describe('the shape of a thing', () => {
  const whole = [
    [60, 60],
    [140, 60],
    [140, 140],
    [60, 140],
  ] as const;
  const likenessTo = (hidden: Mask): number => likeness(shapeOf(rows(60, 100), BOX, hidden), whole);

  it('is compared where it is seen', () => {
    expect(likenessTo(rows(0, 0))).toBeLessThan(0.65);
    expect(likenessTo(rows(100, 145))).toBeGreaterThan(0.95);
  });
});
