import { expect, test } from 'vitest';
import { floorShare, NOTHING, type SurfaceMap } from './surface-map.ts';

/** Floor below an outline that falls by one pixel in four, nothing in the last column. */
const map: SurfaceMap = {
  ...{ width: 40, height: 30, count: 2, isFloor: [false, true] },
  surface: Uint8Array.from({ length: 1200 }, (_, i) => {
    const [x, y] = [i % 40, Math.floor(i / 40)];
    return x === 39 ? NOTHING : y >= 10 + Math.floor(x / 4) ? 1 : 0;
  }),
  isSeen: new Uint8Array(1200).fill(1),
};

const shareAt = (x: number, y: number, scale = 1): number => floorShare(map, { x, y, scale });

test('a pixel shows floor or none far from where floor begins, also at the edges of the map', () => {
  expect([shareAt(20.5, 5.5), shareAt(20.5, 25.5)]).toEqual([0, 1]);
  expect([shareAt(0.5, 0.5), shareAt(0.5, 29.5)]).toEqual([0, 1]);
});

test('along a slanted outline its share rises without a step', () => {
  const along = Array.from({ length: 9 }, (_, k) => shareAt(16.5 + k, 14.5));
  expect(along.every((share, k) => k === 0 || share <= along[k - 1]!)).toBe(true);
  expect(along.filter((share) => share > 0.05 && share < 0.95).length).toBeGreaterThan(4);
  const steps = along.slice(1).map((share, k) => along[k]! - share);
  expect(Math.max(...steps)).toBeLessThan(0.5);
});

test('in a larger picture the outline is as sharp as that is', () => {
  const down = (scale: number): number =>
    Array.from({ length: 60 }, (_, k) => shareAt(20.5, 12 + k / 10, scale)).filter(
      (share) => share > 0.05 && share < 0.95,
    ).length;
  expect(down(0.25)).toBeLessThan(0.5 * down(1));
});
