import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countMasked } from '../mask/bounds.ts';
import type { Mask } from '../pixels.ts';
import { tidyMask } from './tidy-mask.ts';
import { widenMask } from './widen-mask.ts';

type Box = readonly [left: number, top: number, width: number, height: number, value?: number];

/** A mask of 500 x 400 with rectangles painted one over the other. */
function maskOf(...boxes: readonly Box[]): Mask {
  const mask = { width: 500, height: 400, data: new Uint8Array(200_000) };
  for (const [left, top, width, height, value = 255] of boxes)
    for (let y = top; y < top + height; y++) mask.data.fill(value, y * 500 + left, y * 500 + left + width);
  return mask;
}

/** Pixels in which two masks differ. */
const apart = (one: Mask, two: Mask): number =>
  one.data.reduce((count, value, i) => count + (value === two.data[i] ? 0 : 1), 0);

const BODY: Box = [100, 100, 200, 150];

describe('tidying a mask', () => {
  test('leaves an empty mask, a full one and a plain one as they are', () => {
    for (const mask of [maskOf(), maskOf([0, 0, 500, 400]), maskOf(BODY)])
      expect(apart(tidyMask(mask), mask)).toBe(0);
  });

  test.each<[string, Box]>([
    ['a pinhole', [180, 160, 1, 1, 0]],
    ['a pinhole that is faintly painted', [180, 160, 2, 2, 60]],
    ['a hole of 9 pixels across', [180, 160, 9, 9, 0]],
  ])('closes %s', (_, hole) => {
    expect(apart(tidyMask(maskOf(BODY, hole)), maskOf(BODY))).toBe(0);
  });

  test.each<[string, Box]>([
    ['right through', [100, 170, 200, 3, 0]],
    ['from the side', [250, 170, 50, 3, 0]],
  ])('closes a slit %s, but for a notch where it opens', (_, slit) => {
    const tidied = tidyMask(maskOf(BODY, slit));
    expect(apart(tidied, maskOf(BODY))).toBeLessThanOrEqual(12);
    expect(tidied.data[171 * 500 + 270]).toBe(255);
  });

  test.each<[string, readonly Box[]]>([
    ['a hole that one can see through', [BODY, [180, 160, 20, 20, 0]]],
    ['a gap between two pieces', [BODY, [310, 100, 50, 150]]],
    ['the hollow of a corner', [BODY, [100, 250, 60, 60]]],
    ['a narrow bay that is as wide as deep', [BODY, [297, 170, 3, 3, 0]]],
    ['a small piece beside a large one', [BODY, [400, 300, 6, 6]]],
    ['many small pieces', [0, 1, 2, 3, 4].map((k): Box => [40 + 60 * k, 50, 4, 4])],
    ['soft edges', [[98, 100, 2, 150, 90], BODY]],
  ])('keeps %s', (_, boxes) => {
    expect(apart(tidyMask(maskOf(...boxes)), maskOf(...boxes))).toBe(0);
  });

  test('drops a crumb', () => {
    expect(apart(tidyMask(maskOf(BODY, [400, 300, 4, 4])), maskOf(BODY))).toBe(0);
  });

  test('never takes away more than crumbs, and never paints far from what is painted', () => {
    const anyBox = fc.tuple(
      fc.integer({ min: 0, max: 440 }),
      fc.integer({ min: 0, max: 340 }),
      fc.integer({ min: 1, max: 60 }),
      fc.integer({ min: 1, max: 60 }),
    );
    fc.assert(
      fc.property(fc.array(anyBox, { minLength: 1, maxLength: 6 }), (boxes) => {
        const mask = maskOf(...boxes);
        const tidied = tidyMask(mask);
        const kept = mask.data.filter((value, i) => value > 0 && tidied.data[i]! > 0).length;
        expect(countMasked(mask) - kept).toBeLessThanOrEqual(0.02 * countMasked(mask));
        const reach = widenMask(mask).data;
        expect(tidied.data.every((value, i) => value === 0 || reach[i]! > 0)).toBe(true);
      }),
      { numRuns: 40 },
    );
  });
});

describe('a little wider', () => {
  test('is 1.2 % of the longer side, with round corners, and stays in the picture', () => {
    const wider = widenMask(maskOf(BODY, [0, 0, 10, 10]));
    const at = (x: number, y: number): number => wider.data[y * 500 + x]!;
    expect([at(94, 170), at(93, 170), at(305, 170), at(306, 170)]).toEqual([255, 0, 255, 0]);
    expect([at(95, 95), at(96, 96)]).toEqual([0, 255]);
    expect(at(0, 15)).toBe(255);
    expect(wider.data.length).toBe(200_000);
  });

  test('of nothing is nothing', () => {
    expect(countMasked(widenMask(maskOf()))).toBe(0);
  });
});
