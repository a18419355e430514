import { boundsOfCells } from '../../mask/islands.ts';
import { type Completed, FEATURES, type Ground } from './ground.ts';

/** What a kind of surface usually looks like around an island: the lowest and highest usual value of every feature. */
export interface Usual {
  readonly low: Float32Array;
  readonly high: Float32Array;
}

/** Cells this near an island, in cells and as a share of its larger side, tell what is usual. */
const NEAR = 4;
const NEAR_SHARE = 0.35;
/** Share of the cells at either end that do not count. */
const RARE = 0.015;
/** Fewer cells of a kind tell nothing. */
const LEAST = 24;
/** Room left beyond what was seen. */
const SPARE = 4;
/** Weight of what is unusual, and the most that it costs. */
const WEIGHT = 0.4;
const MOST = 1500;

/** Per kind what it usually looks like around an island; kinds that are hardly seen there are left out. */
export function usualAround(ground: Completed, cells: Int32Array): Map<number, Usual> {
  const { width, height, isOpen, isOtherLight, kind, feature } = ground;
  const { left, top, right, bottom } = boundsOfCells(cells, width);
  const reach = NEAR + Math.round(NEAR_SHARE * Math.max(right - left, bottom - top));
  const seen = new Map<number, number[]>();
  for (let y = Math.max(0, top - reach); y <= Math.min(height - 1, bottom + reach); y++) {
    for (let x = Math.max(0, left - reach); x <= Math.min(width - 1, right + reach); x++) {
      const cell = y * width + x;
      if (isOpen[cell] === 1 || isOtherLight[cell] === 1) continue;
      const known = seen.get(kind[cell]!);
      if (known) known.push(cell);
      else seen.set(kind[cell]!, [cell]);
    }
  }
  return new Map(
    [...seen].flatMap(([one, all]) => (all.length < LEAST ? [] : [[one, rangeOf(feature, all)] as const])),
  );
}

function rangeOf(feature: Float32Array, cells: readonly number[]): Usual {
  const low = new Float32Array(FEATURES);
  const high = new Float32Array(FEATURES);
  for (let c = 0; c < FEATURES; c++) {
    const values = Float32Array.from(cells, (cell) => feature[FEATURES * cell + c]!).sort();
    low[c] = values[Math.floor(RARE * (values.length - 1))]! - SPARE;
    high[c] = values[Math.ceil((1 - RARE) * (values.length - 1))]! + SPARE;
  }
  return { low, high };
}

/** What copying a cell costs for looking unlike what is usual: the feet of furniture, cables, a picture's frame. */
export function unusualCost({ feature }: Ground, { low, high }: Usual, cell: number): number {
  let sum = 0;
  for (let c = 0; c < FEATURES; c++) {
    const value = feature[FEATURES * cell + c]!;
    const beyond = Math.max(0, value - high[c]!, low[c]! - value);
    sum += beyond * beyond;
  }
  return Math.min(MOST, WEIGHT * sum);
}
