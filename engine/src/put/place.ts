import type { Mask } from '../pixels.ts';

/** Corner of a polygon: x to the right, y down, pixels. */
export type Corner = readonly [x: number, y: number];

/** Share by which the hull of what is marked is grown. */
const GROWN = 0.08;

function turn(a: Corner, b: Corner, c: Corner): number {
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
}

/** Convex hull, clockwise as seen on a screen, without corners on straight sides. Andrew's monotone chain (1979). */
export function hullOf(points: readonly Corner[]): Corner[] {
  const sorted = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (list: readonly Corner[]): Corner[] => {
    const chain: Corner[] = [];
    for (const point of list) {
      while (chain.length > 1 && turn(chain.at(-2)!, chain.at(-1)!, point) <= 0) chain.pop();
      chain.push(point);
    }
    chain.pop();
    return chain;
  };
  return sorted.length < 3 ? sorted : [...half(sorted), ...half(sorted.toReversed())];
}

/** Outer corners of what a mask marks: the ends of its rows. */
function rowEnds({ data, width, height }: Mask): Corner[] {
  const ends: Corner[] = [];
  for (let y = 0; y < height; y++) {
    const row = data.subarray(y * width, (y + 1) * width);
    const first = row.findIndex((value) => value > 127);
    if (first < 0) continue;
    const last = row.findLastIndex((value) => value > 127);
    ends.push([first, y], [first, y + 1], [last + 1, y], [last + 1, y + 1]);
  }
  return ends;
}

/** Share of its convex hull that a mask marks, 0-1; 0 where nothing is marked. */
export function solidity(marked: Mask): number {
  const hull = hullOf(rowEnds(marked));
  const doubled = hull.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = hull[(i + 1) % hull.length]!;
    return sum + x * nextY - nextX * y;
  }, 0);
  const area = marked.data.reduce((sum, value) => sum + (value > 127 ? 1 : 0), 0);
  return doubled === 0 ? 0 : (2 * area) / Math.abs(doubled);
}

/** Corners of an outline that are this near to the straight line between their neighbours (pixels) are left out. */
const STRAIGHT = 0.6;

function simplified(hull: readonly Corner[]): Corner[] {
  const kept: Corner[] = [];
  for (const [i, corner] of hull.entries()) {
    const before = kept.at(-1) ?? hull.at(-1)!;
    const after = hull[(i + 1) % hull.length]!;
    const away =
      Math.abs(turn(before, corner, after)) / (Math.hypot(after[0] - before[0], after[1] - before[1]) || 1);
    if (away > STRAIGHT) kept.push(corner);
  }
  return kept.length > 2 ? kept : [...hull];
}

/** What a place holds besides what is marked. */
interface PlaceNeeds {
  /** Points that lie within it, such as the outline of the thing that comes, pixels. */
  readonly points: readonly Corner[];
  /** Row down to which it reaches at least; null = as far as what is marked. */
  readonly floorRow: number | null;
}

/**
 * The place of something that is put into a photo: the hull of what is marked and of `points`, reaching down to the floor, grown by 8 % about its
 * middle and cut at the photo's edges. Corners in pixels of the mask; empty when nothing is marked.
 */
export function placeAround(marked: Mask, { points, floorRow }: PlaceNeeds): Corner[] {
  const ends = rowEnds(marked);
  if (ends.length === 0) return [];
  const columns = ends.map(([x]) => x);
  const foot: Corner[] =
    floorRow === null
      ? []
      : [
          [Math.min(...columns), floorRow],
          [Math.max(...columns), floorRow],
        ];
  const hull = hullOf([...ends, ...points, ...foot]);
  const rows = hull.map(([, y]) => y);
  const sides = hull.map(([x]) => x);
  const middle: Corner = [
    (Math.min(...sides) + Math.max(...sides)) / 2,
    (Math.min(...rows) + Math.max(...rows)) / 2,
  ];
  const within = (value: number, most: number): number => Math.max(0, Math.min(most, value));
  const grown = hull.map(([x, y]): Corner => [
    within(middle[0] + (x - middle[0]) * (1 + GROWN), marked.width),
    within(middle[1] + (y - middle[1]) * (1 + GROWN), marked.height),
  ]);
  return simplified(hullOf(grown)).map(([x, y]) => [Math.round(x), Math.round(y)]);
}

/** A convex polygon as a mask: 255 on every pixel whose middle lies in it. */
export function maskOfPlace(
  corners: readonly Corner[],
  { width, height }: { readonly width: number; readonly height: number },
): Mask {
  const data = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    const [from, to] = crossings(corners, y + 0.5);
    const first = Math.max(0, Math.ceil(from - 0.5));
    const last = Math.min(width, Math.ceil(to - 0.5));
    if (first < last) data.fill(255, y * width + first, y * width + last);
  }
  return { width, height, data };
}

/** The convex hull of what a mask marks, as a mask. */
export const convexHull = (marked: Mask): Mask => maskOfPlace(hullOf(rowEnds(marked)), marked);

/** Where a level line enters and leaves a convex polygon; an empty range where it does not. */
function crossings(corners: readonly Corner[], y: number): readonly [number, number] {
  let from = Infinity;
  let to = -Infinity;
  for (const [i, a] of corners.entries()) {
    const b = corners[(i + 1) % corners.length]!;
    if (a[1] <= y === b[1] <= y) continue;
    const x = a[0] + ((y - a[1]) / (b[1] - a[1])) * (b[0] - a[0]);
    from = Math.min(from, x);
    to = Math.max(to, x);
  }
  return [from, to];
}
