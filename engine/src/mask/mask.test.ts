import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Mask, PixelImage } from '../pixels.ts';
import { countMasked, isMaskEmpty, maskBounds } from './bounds.ts';
import { distanceToMarked, distanceToZero } from './distance.ts';
import { featherInside } from './feather-inside.ts';
import { growMask, shrinkMask } from './grow.ts';
import { invertMask } from './invert.ts';
import { readPaintedPhoto, readSavedMask } from './read-mask.ts';

function maskOf(...rows: string[]): Mask {
  const data = Uint8Array.from(rows.join('').split(''), (sign) => (sign === '#' ? 255 : 0));
  return { width: rows[0]!.length, height: rows.length, data };
}

function grey(...values: number[]): PixelImage {
  return { width: values.length, height: 1, data: Uint8Array.from(values.flatMap((v) => [v, v, v, 255])) };
}

const anyMask = fc
  .tuple(fc.integer({ min: 1, max: 24 }), fc.integer({ min: 1, max: 24 }))
  .chain(([width, height]) =>
    fc
      .array(fc.constantFrom(0, 0, 255, 255, 90), { minLength: width * height, maxLength: width * height })
      .map((values): Mask => ({ width, height, data: Uint8Array.from(values) })),
  );

describe('bounds', () => {
  test('an empty mask has no bounds', () => {
    const empty = maskOf('..', '..');
    expect(maskBounds(empty)).toBeNull();
    expect(isMaskEmpty(empty)).toBe(true);
  });

  test('bounds hold every painted pixel, right and bottom exclusive', () => {
    const mask = maskOf('....', '..#.', '.#..', '....');
    expect(maskBounds(mask)).toEqual({ left: 1, top: 1, right: 3, bottom: 3 });
    expect(countMasked(mask)).toBe(2);
    expect(isMaskEmpty(mask)).toBe(false);
  });
});

describe('reading a mask', () => {
  test('a painted photo of another size is refused', () => {
    expect(() => readPaintedPhoto(grey(1, 2), grey(1))).toThrow(RangeError);
  });

  test('a saved mask is painted above 128, not at it, and not where it is transparent', () => {
    expect([...readSavedMask(grey(0, 128, 129, 255)).data]).toEqual([0, 0, 255, 255]);
    const transparent = { width: 1, height: 1, data: Uint8Array.of(255, 255, 255, 0) };
    expect([...readSavedMask(transparent).data]).toEqual([0]);
  });

  test('a painted photo counts as painted when it is brighter by more than 10', () => {
    expect([...readPaintedPhoto(grey(60, 61, 100, 0), grey(50, 50, 100, 50)).data]).toEqual([0, 255, 0, 0]);
  });

  test('the margin is taken on the average of the three channels', () => {
    const original = grey(100);
    const painted = { width: 1, height: 1, data: Uint8Array.of(131, 100, 100, 255) };
    expect([...readPaintedPhoto(painted, original).data]).toEqual([255]);
  });
});

describe('distance', () => {
  test('counts thirds of a pixel, straight 3 and diagonal 4', () => {
    const field = distanceToMarked(maskOf('...', '.#.', '...'));
    expect([...field]).toEqual([4, 3, 4, 3, 0, 3, 4, 3, 4]);
  });

  test('a full mask is far from any edge: the border of the picture is none', () => {
    expect(Math.min(...distanceToZero(maskOf('##', '##')))).toBeGreaterThan(1000);
  });
});

describe('grow, shrink and invert', () => {
  test('growing widens and shrinking narrows by the given pixels', () => {
    const mask = maskOf('.......', '..###..', '..###..', '..###..', '.......');
    expect(growMask(mask, 1)).toEqual(maskOf('..###..', '.#####.', '.#####.', '.#####.', '..###..'));
    expect(shrinkMask(mask, 1)).toEqual(maskOf('.......', '.......', '...#...', '.......', '.......'));
  });

  test('inverting twice gives the mask back', () => {
    fc.assert(
      fc.property(anyMask, (mask) => {
        expect(invertMask(invertMask(mask))).toEqual(mask);
      }),
    );
  });
});

describe('feather', () => {
  test('never paints where the mask is 0, never exceeds the mask, never empties a painted pixel', () => {
    fc.assert(
      fc.property(anyMask, fc.integer({ min: 0, max: 6 }), (mask, pixels) => {
        featherInside(mask, pixels).data.forEach((value, i) => {
          expect(value).toBeLessThanOrEqual(mask.data[i]!);
          expect(value > 0).toBe(mask.data[i]! > 0);
        });
      }),
    );
  });

  test('rises from the edge inwards and reaches full strength', () => {
    const row = featherInside(maskOf('.########'), 3).data;
    expect([...row]).toEqual([0, 64, 128, 191, 255, 255, 255, 255, 255]);
  });
});
