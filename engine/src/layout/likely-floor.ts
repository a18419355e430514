import { vanishingPoints, type Camera, type VanishingPoint } from '../room/camera/camera.ts';
import type { Mask } from '../pixels.ts';

/** Tells whether a pixel shows the floor (1) or a wall (0). */
export type FloorTest = (x: number, y: number) => 0 | 1;

/** A place in a hole, and how likely floor rather than wall lies behind it, 0-1. */
export interface LikelyFloor {
  readonly x: number;
  readonly y: number;
  readonly floorShare: number;
}

/** About so many places of a hole are asked. */
const ASKED = 500;

/** Places spread evenly over what is marked. */
export function askWithin(hole: Mask, floorShare: (x: number, y: number) => number): LikelyFloor[] {
  const marked: number[] = [];
  for (let i = 0; i < hole.data.length; i++) if (hole.data[i]! > 0) marked.push(i);
  const count = Math.min(marked.length, ASKED);
  return Array.from({ length: count }, (_, k) => {
    const i = marked[Math.floor(((k + 0.5) * marked.length) / count)]!;
    const [x, y] = [(i % hole.width) + 0.5, Math.floor(i / hole.width) + 0.5];
    return { x, y, floorShare: floorShare(x, y) };
  });
}

/** How well a test agrees with what is likely, 0-1. */
export function agreementOf(places: readonly LikelyFloor[], test: FloorTest): number {
  let sum = 0;
  for (const { x, y, floorShare } of places) sum += test(x, y) === 1 ? floorShare : 1 - floorShare;
  return places.length === 0 ? 1 : sum / places.length;
}

interface Line {
  readonly at: number;
  readonly row: number;
  readonly slope: number;
}

/** Rows that lines are tried in, and slopes where they need not run along the room. */
const ROWS = 48;
const SLOPES = [-1.6, -1, -0.65, -0.4, -0.25, -0.12, 0, 0.12, 0.25, 0.4, 0.65, 1, 1.6];
const STEEPEST = 6;
/** What a line that does not run along the room, and a corner, must agree better than plainer guesses. */
const FREE = 0.012;
const CORNER = 0.012;

/** The likeliest straight end of a floor: none, a line, or two lines along the room's two directions that meet in its corner. */
export function likeliestFloor(
  places: readonly LikelyFloor[],
  camera: Camera,
): { test: FloorTest; agreement: number } {
  const [left, right] = extent(places.map(({ x }) => x));
  const [top, bottom] = extent(places.map(({ y }) => y));
  const at = (left + right) / 2;
  const reach = bottom - top + (right - left) / 2;
  const rows = Array.from(
    { length: ROWS + 1 },
    (_, k) => top - reach / 2 + (k / ROWS) * (bottom - top + reach),
  );
  const { first, second } = vanishingPoints(camera);
  const [along, across] = [first, second].map((point) => linesTowards(point, at, rows));
  const free = rows.flatMap((row) => SLOPES.map((slope) => ({ at, row, slope })));
  const corners = along!.flatMap((one) => across!.map((other) => [one, other]));
  const guesses = [
    ...[-Infinity, Infinity].map((row) => ({ lines: [{ at, row, slope: 0 }], cost: 0 })),
    ...[...along!, ...across!].map((line) => ({ lines: [line], cost: 0 })),
    ...free.map((line) => ({ lines: [line], cost: FREE })),
    ...corners.map((lines) => ({ lines, cost: CORNER })),
  ];
  let best: { test: FloorTest; agreement: number } | null = null;
  for (const { lines, cost } of guesses) {
    const test: FloorTest = (x, y) => (lines.every((line) => y > rowOn(line, x)) ? 1 : 0);
    const agreement = agreementOf(places, test) - cost;
    if (!best || agreement > best.agreement) best = { test, agreement };
  }
  return best!;
}

const rowOn = ({ at, row, slope }: Line, x: number): number => row + slope * (x - at);

function extent(values: readonly number[]): readonly [number, number] {
  return values.reduce<[number, number]>(
    ([least, most], value) => [Math.min(least, value), Math.max(most, value)],
    [Infinity, -Infinity],
  );
}

/** Lines in one of the room's directions. */
function linesTowards({ x, y, w }: VanishingPoint, at: number, rows: readonly number[]): Line[] {
  return rows
    .map((row) => ({ at, row, slope: (y - row * w) / (x - at * w) }))
    .filter(({ slope }) => Math.abs(slope) < STEEPEST);
}
