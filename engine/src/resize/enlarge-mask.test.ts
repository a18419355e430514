import { describe, expect, test } from 'vitest';
import { countMasked } from '../mask/bounds.ts';
import type { Mask } from '../pixels.ts';
import { enlargeMask } from './enlarge-mask.ts';

/** A filled circle of radius 20 in the middle of 64 x 64. */
const circle: Mask = {
  width: 64,
  height: 64,
  data: Uint8Array.from({ length: 64 * 64 }, (_, i) =>
    Math.hypot((i % 64) + 0.5 - 32, Math.floor(i / 64) + 0.5 - 32) < 20 ? 255 : 0,
  ),
};
const whole = { left: 0, top: 0, right: 64, bottom: 64 };

describe('an enlarged mask', () => {
  test('of the same size is the same', () => {
    expect(enlargeMask(circle, whole, circle).data).toEqual(circle.data);
  });

  test('keeps its share of the picture and has no steps of the old size', () => {
    const large = enlargeMask(circle, whole, { width: 512, height: 512 });
    expect(countMasked(large) / 64).toBeCloseTo(countMasked(circle), -1);
    const widths = Array.from({ length: 512 }, (_, y) => large.data.subarray(y * 512, (y + 1) * 512)).map(
      (row) => row.filter((value) => value > 0).length,
    );
    // Pixels blown up to blocks of eight would have seven rows in eight alike.
    const slope = widths.slice(110, 190);
    const alike = slope.filter((width, i) => width === slope[i - 1]);
    expect(alike.length).toBeLessThan(slope.length / 2);
  });

  test('shows only the part asked for', () => {
    const corner = enlargeMask(
      circle,
      { left: 32, top: 32, right: 64, bottom: 64 },
      { width: 320, height: 320 },
    );
    expect([corner.data[0], corner.data[319 * 320 + 319]]).toEqual([255, 0]);
    expect(countMasked(corner) / 100).toBeCloseTo(countMasked(circle) / 4, -1);
  });
});
