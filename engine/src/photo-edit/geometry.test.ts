import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inscribedShare, outputSize, shapeOf } from './geometry.ts';
import { recipeOf } from './testing/pictures.ts';

const side = fc.integer({ min: 1, max: 9000 });
const size = fc.record({ width: side, height: side });
const degrees = fc.double({ min: -45, max: 45, noNaN: true });

/** How far the corners of the inscribed rectangle, grown by a factor, stick out of the picture, in shares of its sides. */
function excess({ width, height }: { width: number; height: number }, angle: number, grown: number): number {
  const share = inscribedShare({ width, height }, angle) * grown;
  const cos = Math.cos((angle * Math.PI) / 180);
  const sin = Math.sin((angle * Math.PI) / 180);
  const outside = [-1, 1].map((across) => {
    const x = (across * share * width) / 2;
    const y = (share * height) / 2;
    return Math.max(Math.abs(cos * x + sin * y) / width, Math.abs(cos * y - sin * x) / height) - 0.5;
  });
  return Math.max(...outside);
}

describe('the upright rectangle of a straightened picture', () => {
  test('lies wholly inside the turned picture, and a larger one would not', () => {
    fc.assert(
      fc.property(size, degrees, (picture, angle) => {
        expect(excess(picture, angle, 1)).toBeLessThan(1e-9);
        expect(excess(picture, angle, 1.001)).toBeGreaterThan(0);
      }),
    );
  });

  test('keeps the shape of the picture and is the picture where nothing is straightened', () => {
    const { straightened } = shapeOf(
      { width: 4000, height: 3000 },
      recipeOf({}, { straighten: 5 }).transformations,
    );
    expect(straightened.width / straightened.height).toBeCloseTo(4 / 3, 3);
    expect(inscribedShare({ width: 4000, height: 3000 }, 0)).toBe(1);
  });
});

describe('outputSize', () => {
  const photo = { width: 4032, height: 3024 };

  test('a quarter turn swaps the sides, a half turn does not', () => {
    const sizes = ([0, 90, 180, 270] as const).map(
      (rotation) => outputSize(photo, recipeOf({}, { rotation }).transformations).width,
    );
    expect(sizes).toEqual([4032, 3024, 4032, 3024]);
  });

  test('a square drawn in pixels comes out square wherever it lies', () => {
    const place = fc.record({
      left: fc.nat(2000),
      top: fc.nat(1500),
      length: fc.integer({ min: 1, max: 1500 }),
    });
    fc.assert(
      fc.property(place, ({ left, top, length }) => {
        const crop = {
          x: left / photo.width,
          y: top / photo.height,
          width: length / photo.width,
          height: length / photo.height,
        };
        const shape = shapeOf(photo, recipeOf({}, { crop }).transformations);
        expect(shape.kept).toEqual({ left, top, right: left + length, bottom: top + length });
      }),
    );
  });

  test('is never empty and never leaves the straightened picture', () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    const crop = fc.record({ x: share, y: share, width: share, height: share });
    fc.assert(
      fc.property(size, degrees, crop, (picture, straighten, part) => {
        const { straightened, kept } = shapeOf(
          picture,
          recipeOf({}, { straighten, crop: part }).transformations,
        );
        expect(kept.right).toBeGreaterThan(kept.left);
        expect(kept.bottom).toBeGreaterThan(kept.top);
        expect(Math.min(kept.left, kept.top)).toBeGreaterThanOrEqual(0);
        expect(kept.right).toBeLessThanOrEqual(straightened.width);
        expect(kept.bottom).toBeLessThanOrEqual(straightened.height);
      }),
    );
  });
});
