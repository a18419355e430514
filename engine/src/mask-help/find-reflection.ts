import { NONE, WALL, type Surroundings } from './surroundings.ts';

/** Depth of the bands below the foot in which thing and floor are compared, share of the longer side. */
const BAND = 0.016;
/** No reflection is told deeper, share of the longer side. */
const DEEPEST = 0.2;
/** How alike thing and floor must be in the first band, and in each further one. */
const ALIKE = 0.6;
const STILL_ALIKE = 0.4;
/** So much more alike straight below than beside: the floor's own pattern is alike everywhere. */
const AHEAD = 0.25;
/** Share of the thing's width below which floor must be seen. */
const ON_FLOOR = 0.4;
/** Sideways comparisons, shares of the longer side. */
const ASIDE = [-0.045, -0.03, 0.03, 0.045];
/** Columns that must be compared, share of the longer side, and the least variance of the thing's light along them. */
const LEAST_ACROSS = 0.05;
const LEAST_STRUCTURE = 0.01;

/**
 * Where a glossy floor mirrors the marked thing below its foot: column by column what lies above the foot is compared with what lies below. Told only where the
 * thing's own light and dark along its width come again straight below it, and not beside. 255 = reflection; null where none can be told.
 */
export function reflectionBelow(around: Surroundings): Uint8Array | null {
  const { width, height, hole } = around;
  const side = Math.max(width, height);
  const feet = feetOf(around);
  const band = Math.max(4, Math.round(BAND * side));
  let deep = 0;
  while (
    deep + band <= DEEPEST * side &&
    isMirrored(around, feet, { from: deep, to: deep + band, isFirst: deep === 0 })
  )
    deep += band;
  if (deep < 2 * band || !standsOnFloor(around, feet)) return null;
  const found = new Uint8Array(width * height);
  for (let x = 0; x < width; x++) {
    const foot = feet[x]!;
    if (foot < 0) continue;
    for (let d = 0; d < deep; d++) {
      if (foot + 1 + d >= height || foot - d < 0 || hole[(foot - d) * width + x] === 0) break;
      if (isFloor(around, (foot + 1 + d) * width + x)) found[(foot + 1 + d) * width + x] = 255;
    }
  }
  return found;
}

/** Whether floor is seen below most of the thing's width. */
function standsOnFloor({ width, hole }: Surroundings, feet: Int32Array): boolean {
  const columns = new Set<number>();
  for (let i = 0; i < hole.length; i++) if (hole[i] === 1) columns.add(i % width);
  return feet.filter((foot) => foot >= 0).length > ON_FLOOR * columns.size;
}

function isFloor({ surface, hole }: Surroundings, i: number): boolean {
  return hole[i] === 0 && surface[i] !== NONE && surface[i] !== WALL;
}

/** The row of the lowest marked pixel of every column below which floor is seen, -1 without. */
function feetOf(around: Surroundings): Int32Array {
  const { width, height, hole } = around;
  return Int32Array.from({ length: width }, (_, x) => {
    for (let y = height - 2; y >= 0; y--)
      if (hole[y * width + x] === 1)
        return isFloor(around, (y + 2 < height ? y + 2 : y + 1) * width + x) ? y : -1;
    return -1;
  });
}

interface Depths {
  /** Pixels below the foot. */
  readonly from: number;
  readonly to: number;
  readonly isFirst: boolean;
}

function isMirrored(around: Surroundings, feet: Int32Array, depths: Depths): boolean {
  const side = Math.max(around.width, around.height);
  const straight = likeness(around, feet, { ...depths, aside: 0 });
  if (straight < (depths.isFirst ? ALIKE : STILL_ALIKE)) return false;
  const beside = ASIDE.map((share) => likeness(around, feet, { ...depths, aside: Math.round(share * side) }));
  return straight > Math.max(...beside) + (depths.isFirst ? AHEAD : 0);
}

/** Correlation of light along the rows above the foot with the rows as far below it, each row's even slope left out; 0 where there is too little to compare. */
function likeness(
  around: Surroundings,
  feet: Int32Array,
  { from, to, aside }: Omit<Depths, 'isFirst'> & { aside: number },
): number {
  const { width, height, hole, light } = around;
  let [both, above, below, count] = [0, 0, 0, 0];
  for (let d = from; d < to; d++) {
    const row: RowPair = { places: [], above: [], below: [] };
    for (let x = 0; x < width; x++) {
      const foot = feet[x]!;
      const own = feet[x + aside] ?? -1;
      if (foot < 0 || own < 0 || own - d < 0 || foot + 2 + d >= height) continue;
      const [up, down] = [(own - d) * width + x + aside, (foot + 2 + d) * width + x];
      if (hole[up] === 0 || !isFloor(around, down)) continue;
      row.places.push(x);
      row.above.push(light[3 * up + 1]!);
      row.below.push(light[3 * down + 1]!);
    }
    const [a, b] = [withoutSlope(row.places, row.above), withoutSlope(row.places, row.below)];
    for (let k = 0; k < a.length; k++) {
      both += a[k]! * b[k]!;
      above += a[k]! ** 2;
      below += b[k]! ** 2;
    }
    count += a.length;
  }
  const isEnough = count >= LEAST_ACROSS * Math.max(width, height) * (to - from);
  return isEnough && above / count > LEAST_STRUCTURE && below > 0 ? both / Math.sqrt(above * below) : 0;
}

/** A row of the thing and the row of the floor that may mirror it. */
interface RowPair {
  readonly places: number[];
  readonly above: number[];
  readonly below: number[];
}

/** What is left of values along a row beside their straight line: light falls off evenly on both sides of a foot. */
function withoutSlope(places: readonly number[], values: readonly number[]): number[] {
  const mean = (some: readonly number[]): number => some.reduce((sum, one) => sum + one, 0) / some.length;
  const [place, value] = [mean(places), mean(values)];
  let [along, square] = [0, 1e-9];
  places.forEach((x, k) => {
    along += (x - place) * (values[k]! - value);
    square += (x - place) ** 2;
  });
  return values.map((one, k) => one - value - (along / square) * (places[k]! - place));
}
