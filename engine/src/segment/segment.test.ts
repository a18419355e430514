import { expect, test } from 'vitest';
import type { PixelImage } from '../pixels.ts';
import { createRandom } from '../random.ts';
import { segmentImage } from './segment-image.ts';

const options = { scale: 260, minSize: 200, sigma: 0.7 };

/** Left half blue-grey with a soft shadow across, right half beige, a dark square in the middle of the right half, noise everywhere. */
function scene(): PixelImage {
  const random = createRandom(4);
  const data = new Uint8Array(96 * 64 * 4).fill(255);
  for (let y = 0; y < 64; y++) {
    for (let x = 0; x < 96; x++) {
      const isSquare = x >= 60 && x < 86 && y >= 20 && y < 46;
      const [r, g, b] = isSquare ? [40, 30, 30] : x < 48 ? [120, 130, 150] : [205, 190, 160];
      const light = x < 48 ? 1 - 0.15 * (y / 64) : 1;
      const grain = 6 * (random() - 0.5);
      data.set([r * light + grain, g * light + grain, b * light + grain], (y * 96 + x) * 4);
    }
  }
  return { width: 96, height: 64, data };
}

test('regions follow colours: a gradual shadow does not cut, an edge does', () => {
  const { label } = segmentImage(scene(), options);
  const at = (x: number, y: number): number => label[y * 96 + x]!;
  expect(at(5, 2)).toBe(at(40, 60));
  expect(at(90, 2)).toBe(at(52, 60));
  expect(new Set([at(5, 2), at(90, 2), at(72, 32)]).size).toBe(3);
});

test('pixels left out have no region and separate their neighbours', () => {
  const skip = new Uint8Array(96 * 64);
  for (let y = 0; y < 64; y++) skip.fill(1, y * 96 + 20, y * 96 + 22);
  const { label } = segmentImage(scene(), { ...options, skip });
  expect(label[20]).toBe(-1);
  expect(label[5]).not.toBe(label[40]);
});

test('the same picture gives the same regions', () => {
  expect(segmentImage(scene(), options)).toEqual(segmentImage(scene(), options));
});

test('a picture of one pixel is one region', () => {
  expect(segmentImage({ width: 1, height: 1, data: Uint8Array.of(1, 2, 3, 255) }, options).count).toBe(1);
});
