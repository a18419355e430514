import { describe, expect, test } from 'vitest';
import type { Mask } from '../pixels.ts';
import { isTooSmallToEdit } from './too-small.ts';

/** A picture with one marked rectangle. */
function marked(picture: readonly [number, number], width: number, height: number, value = 255): Mask {
  const data = new Uint8Array(picture[0] * picture[1]);
  for (let y = 0; y < height; y++) data.fill(value, y * picture[0], y * picture[0] + width);
  return { width: picture[0], height: picture[1], data };
}

const SMALL = [100, 80] as const;
const PHOTO = [1000, 800] as const;

describe('too small to edit', () => {
  test('is nothing at all', () => {
    expect(isTooSmallToEdit(marked(SMALL, 0, 0))).toBe(true);
  });

  test.each([
    ['a dot', PHOTO, 20, 20],
    ['a dot that is a large share of a small picture', SMALL, 23, 23],
    ['one pixel less than 0.2 % of the photo', PHOTO, 39, 41],
    ['a hairline across the photo', PHOTO, 1000, 1],
  ] as const)('is %s', (_, picture, width, height) => {
    expect(isTooSmallToEdit(marked(picture, width, height))).toBe(true);
  });

  test.each([
    ['0.2 % of the photo', PHOTO, 40, 40],
    ['24 pixels across in a small picture', SMALL, 24, 2],
    ['a thin long stroke of enough area', PHOTO, 4, 400],
    ['the whole of a picture smaller than 24 pixels', [12, 9], 12, 9],
  ] as const)('is not %s', (_, picture, width, height) => {
    expect(isTooSmallToEdit(marked(picture, width, height))).toBe(false);
  });

  test('is not what is faintly marked: whatever may change counts', () => {
    expect(isTooSmallToEdit(marked(PHOTO, 40, 40, 1))).toBe(false);
  });

  test('is a pair of dots far apart', () => {
    const { width, height, data } = marked(PHOTO, 5, 5);
    data[data.length - 1] = 255;
    expect(isTooSmallToEdit({ width, height, data })).toBe(true);
  });
});
