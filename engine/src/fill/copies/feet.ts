import { leastSquares, type StraightLine } from '../../layout/floor-line.ts';
import { isFloorAt, type SurfaceMap } from '../../layout/surface-map.ts';
import type { PixelImage } from '../../pixels.ts';
import { horizonAt, type Lens } from '../../room/camera/camera.ts';
import { type Ground, Kind } from './ground.ts';

/** A picture with a hole, what goes on in it, and its camera; all in pixels of the picture. */
export interface FootView {
  readonly crop: PixelImage;
  readonly ground: Ground;
  readonly map: SurfaceMap;
  readonly lens: Lens;
}

/** Above this, in camera heights over its foot, a wall shows itself and no skirting: 21 cm under an eye at 1.4 m. */
export const WALL_FROM = 0.15;
/** And floor shows itself so far below it. */
const FLOOR_FROM = 0.07;
/** A foot nearer to the horizon, in pixels, is too far away to tell anything. */
export const LEAST_UNIT = 24;
/** A steeper line (rows a column) is no wall's foot. */
const STEEPEST = 2.2;
/** Shorter feet are left alone, columns. */
const SHORTEST = 18;

/** What is known of a wall's foot in a column. */
export const Foot = { NONE: 0, SEEN: 1, HIDDEN: 2 } as const;

/** Per column the row at which a wall stands on the floor, and what is known of it there. */
export interface Feet {
  readonly row: Float32Array;
  readonly state: Uint8Array;
}

/** Looks down every column for the first wall that stands on floor; where one does behind the hole, for that. */
export function findFeet(view: FootView): Feet {
  const { width, height } = view.map;
  const row = new Float32Array(width);
  const state = new Uint8Array(width);
  for (let x = 0; x < width; x++) {
    for (let y = 1; y < height; y++) {
      if (!isFloorAt(view.map, y * width + x) || isFloorAt(view.map, (y - 1) * width + x)) continue;
      const own = footState(view, x, y);
      if (own > state[x]!) [state[x], row[x]] = [own, y];
    }
  }
  return { row, state };
}

function footState({ ground, lens }: FootView, x: number, y: number): number {
  const unit = y - horizonAt(lens, x);
  if (unit < LEAST_UNIT) return Foot.NONE;
  const wall = cellAt(ground, x, Math.max(0, y - Math.max(ground.step, WALL_FROM * unit)));
  const floor = cellAt(ground, x, y + Math.max(ground.step, FLOOR_FROM * unit));
  if (ground.kind[wall] !== Kind.WALL || ground.kind[floor] !== Kind.FLOOR) return Foot.NONE;
  if (ground.isOpen[cellAt(ground, x, y)] === 1) return Foot.HIDDEN;
  return ground.isOpen[wall] === 0 && ground.isOpen[floor] === 0 ? Foot.SEEN : Foot.NONE;
}

/** The cell of a pixel; of the last row's for what lies below. */
export function cellAt({ width, height, step }: Ground, x: number, y: number): number {
  const column = Math.min(width - 1, Math.floor(x / step));
  return Math.min(height - 1, Math.floor(y / step)) * width + column;
}

/** Columns of the picture from `from` to before `to`. */
export interface Columns {
  readonly from: number;
  readonly to: number;
}

/** Stretches of columns whose foot is all of one state and goes on without a step. */
export function stretchesOf({ row, state }: Feet, wanted: number): Columns[] {
  const found: Columns[] = [];
  for (let x = 0; x < state.length; x++) {
    if (state[x] !== wanted) continue;
    const from = x;
    const goesOn = (at: number): boolean =>
      state[at] === wanted && Math.abs(row[at]! - row[at - 1]!) <= STEEPEST + 1;
    while (goesOn(x + 1)) x++;
    if (x + 1 - from >= SHORTEST) found.push({ from, to: x + 1 });
  }
  return found;
}

/** The line that most feet agree with, the median of its slopes over half of the columns (Theil 1950, Sen 1968); null where it is too steep. */
export function lineThrough({ row }: Feet, columns: readonly number[]): StraightLine | null {
  const half = columns.length >> 1;
  const slope = median(columns.slice(half).map((x, k) => (row[x]! - row[columns[k]!]!) / (x - columns[k]!)));
  if (!(Math.abs(slope) <= STEEPEST)) return null;
  const offset = median(columns.map((x) => row[x]! - slope * x));
  return { slope, offset };
}

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[values.length >> 1] ?? NaN;
}

/** The line through the feet of neighbouring columns. */
export function lineOver({ row }: Feet, { from, to }: Columns): StraightLine {
  const points = Array.from({ length: to - from }, (_, k) => ({ x: from + k, y: row[from + k]! }));
  return leastSquares(points, () => 1);
}
