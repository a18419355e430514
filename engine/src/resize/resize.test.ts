import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Mask, PixelImage } from '../pixels.ts';
import { cropImage, cropMask, withSurroundings } from './crop.ts';
import { fitWithin, resizeImage } from './resize-image.ts';
import { resizeMask, shrinkToCover } from './resize-mask.ts';

type Painter = (x: number, y: number) => [number, number, number, number];

function picture(width: number, height: number, paint: Painter): PixelImage {
  const data = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) data.set(paint(x, y), (y * width + x) * 4);
  return { width, height, data };
}

const gradient = picture(40, 30, (x, y) => [40 + 4 * x, 60 + 5 * y, 100 + x + y, 255]);

describe('resizeImage', () => {
  test('a size below 1 x 1 is refused', () => {
    expect(() => resizeImage(gradient, { width: 0, height: 3 })).toThrow(RangeError);
  });

  test('a flat colour stays exactly itself at any size', () => {
    const size = fc.record({
      width: fc.integer({ min: 1, max: 60 }),
      height: fc.integer({ min: 1, max: 60 }),
    });
    const colour = fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255));
    fc.assert(
      fc.property(size, size, colour, (from, to, [r, g, b]) => {
        const { data } = resizeImage(
          picture(from.width, from.height, () => [r, g, b, 255]),
          to,
        );
        expect(data).toEqual(picture(to.width, to.height, () => [r, g, b, 255]).data);
      }),
      { numRuns: 40 },
    );
  });

  test('enlarging and shrinking back gives a smooth picture back', () => {
    const back = resizeImage(resizeImage(gradient, { width: 97, height: 71 }), gradient);
    const worst = back.data.reduce(
      (most, value, i) => Math.max(most, Math.abs(value - gradient.data[i]!)),
      0,
    );
    expect(worst).toBeLessThanOrEqual(3);
  });

  test('shrinking averages instead of picking: a fine chequerboard becomes grey', () => {
    const board = picture(64, 64, (x, y) => ((x + y) % 2 ? [255, 255, 255, 255] : [0, 0, 0, 255]));
    const { data } = resizeImage(board, { width: 8, height: 8 });
    for (let i = 0; i < data.length; i += 4) expect(Math.abs(data[i]! - 128)).toBeLessThan(6);
  });

  test('the hidden colour of transparent pixels does not bleed in', () => {
    const cutout = picture(8, 8, (x) => (x < 4 ? [200, 10, 10, 255] : [0, 255, 0, 0]));
    const { data } = resizeImage(cutout, { width: 5, height: 5 });
    for (let i = 0; i < data.length; i += 4) if (data[i + 3]! > 0) expect(data[i + 1]).toBeLessThan(20);
  });

  test('fitWithin keeps proportions and never enlarges', () => {
    expect(fitWithin({ width: 4000, height: 3000 }, 1024)).toEqual({ width: 1024, height: 768 });
    expect(fitWithin({ width: 200, height: 100 }, 1024)).toEqual({ width: 200, height: 100 });
    expect(fitWithin({ width: 6000, height: 2 }, 100)).toEqual({ width: 100, height: 1 });
  });
});

describe('masks', () => {
  const mask: Mask = { width: 4, height: 2, data: Uint8Array.of(255, 255, 0, 0, 255, 255, 0, 0) };

  test('an enlarged mask keeps its halves and softens only the border between them', () => {
    const wide = resizeMask(mask, { width: 8, height: 2 });
    expect([...wide.data.subarray(0, 8)]).toEqual([255, 255, 255, 191, 64, 0, 0, 0]);
  });

  test('shrinkToCover loses no painted pixel', () => {
    const dot = { width: 9, height: 9, data: new Uint8Array(81) };
    dot.data[80] = 1;
    expect([...shrinkToCover(dot, { width: 2, height: 2 }).data]).toEqual([0, 0, 0, 255]);
  });
});

describe('crop', () => {
  test('a rectangle that leaves the picture is refused', () => {
    expect(() => cropImage(gradient, { left: 0, top: 0, right: 41, bottom: 2 })).toThrow(RangeError);
    expect(() => cropImage(gradient, { left: 3, top: 0, right: 3, bottom: 2 })).toThrow(RangeError);
  });

  test('cuts the very pixels', () => {
    const part = cropImage(gradient, { left: 5, top: 7, right: 8, bottom: 9 });
    expect([part.width, part.height]).toEqual([3, 2]);
    expect([...part.data.subarray(12, 16)]).toEqual([60, 100, 113, 255]);
    const mask = { width: 3, height: 1, data: Uint8Array.of(1, 2, 3) };
    expect([...cropMask(mask, { left: 1, top: 0, right: 3, bottom: 1 }).data]).toEqual([2, 3]);
  });

  test('surroundings are 64 px or 60 %, clipped to the picture', () => {
    const bounds = { left: 100, top: 500, right: 400, bottom: 520 };
    const around = withSurroundings(bounds, { width: 1000, height: 540 }, 'near');
    expect(around).toEqual({ left: 0, top: 436, right: 580, bottom: 540 });
  });

  test('wide surroundings are 120 %, and less of a large mask in a large photo', () => {
    const photo = { width: 4000, height: 3000 };
    const small = withSurroundings({ left: 1500, top: 1500, right: 1700, bottom: 1600 }, photo, 'wide');
    expect(small).toEqual({ left: 1260, top: 1380, right: 1940, bottom: 1720 });
    const large = { left: 1000, top: 1000, right: 3000, bottom: 2000 };
    expect(withSurroundings(large, photo, 'wide')).toEqual(withSurroundings(large, photo, 'near'));
  });
});
