import { describe, expect, it } from 'vitest';
import { medianPlane } from './median-plane.ts';

const SIDE = 30;

/** A plane by place. */
function plane(valueAt: (x: number, y: number) => number): Float64Array {
  return Float64Array.from({ length: SIDE * SIDE }, (_, i) => valueAt(i % SIDE, Math.floor(i / SIDE)));
}

describe('the median of a plane', () => {
  it('is unknown where nothing is known', () => {
    const data = plane(() => Number.NaN);
    expect([...medianPlane({ width: SIDE, height: SIDE, data }, 3)].every(Number.isNaN)).toBe(true);
  });

  it('loses thin lines and keeps the edge of a shadow', () => {
    const data = plane((x, y) => (x < 15 ? -1 : -3) + (y % 10 === 4 ? -2 : 0));
    const calm = medianPlane({ width: SIDE, height: SIDE, data }, 4);
    const at = (x: number, y: number): number => calm[y * SIDE + x]!;
    for (const y of [4, 9, 14, 24]) {
      expect(at(10, y)).toBeCloseTo(-1, 1);
      expect(at(20, y)).toBeCloseTo(-3, 1);
    }
    expect(at(13, 9) - at(16, 9)).toBeCloseTo(2, 1);
  });

  it('does not mix in what is unknown', () => {
    const data = plane((x) => (x < 20 ? 1 : Number.NaN));
    expect(medianPlane({ width: SIDE, height: SIDE, data }, 4)[19]).toBeCloseTo(1, 6);
  });
});
