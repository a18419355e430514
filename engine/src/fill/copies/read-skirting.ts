import { lumaOf } from '../../colour/srgb.ts';
import { rowOn, type StraightLine } from '../../layout/floor-line.ts';
import { horizonAt } from '../../room/camera/camera.ts';
import { cellAt, type FootView, LEAST_UNIT, WALL_FROM } from './feet.ts';
import { DARK } from './same-hue.ts';

/** A band along the foot of a wall. */
export interface Band {
  /** Rows of its lower and upper edge at the column that was asked for. */
  readonly bottom: number;
  readonly top: number;
  /** From the bottom up, red, green, blue as natural logarithms beside the light of the wall above, `SAMPLES` of each. */
  readonly profile: Float32Array;
}

export const SAMPLES = 24;
/** Fewer columns tell nothing. */
export const LEAST_COLUMNS = 10;
/** Heights above the foot that are read, in camera heights, and how finely. */
const LOWEST = -0.12;
const HIGHEST = 0.2;
const FINE = 0.004;
const HEIGHTS = Math.round((HIGHEST - LOWEST) / FINE);
/** A band lies between these heights; none is lower than this, nor thinner in pixels. */
const DEEPEST = -0.09;
const UPPERMOST = 0.14;
const LEAST_HIGH = 0.022;
const LEAST_PIXELS = 2.5;
/** Tones change by so much at a band's edges (natural logarithm, mean of red, green and blue), and along its run by less. */
const LEAST_STEP = 0.03;
const MOST_UNLIKE = 0.3;
/** So many of its columns must be alike. */
const LEAST_LIKE = 0.7;
/** Slopes that are tried around the one that the foot has. */
const TILT = 0.06;
const TILTS = 25;
/** Heights to each side of a band's upper edge at which a single column may have it. */
const EDGE = 4;
interface Reading {
  /** Row of height 0 at the column that was asked for. */
  readonly base: number;
  /** Mean red, green, blue of all columns at each height, as logarithms beside the light of the column's wall. */
  readonly mean: Float32Array;
  readonly columns: readonly Float32Array[];
}

/** The band that is seen along a wall's foot in these columns, run on to the column `to`; null where there is none. */
export function readSkirting(
  view: FootView,
  columns: readonly number[],
  { foot, to }: { readonly foot: StraightLine; readonly to: number },
): Band | null {
  const reading = sharpest(view, columns, { foot, to });
  return reading && bandOf(reading, reading.base - horizonAt(view.lens, to));
}

/** Reads the foot along the slope at which its edges are sharpest: it is told none too exactly. */
function sharpest(
  view: FootView,
  columns: readonly number[],
  { foot, to }: { readonly foot: StraightLine; readonly to: number },
): Reading | null {
  const middle = columns[columns.length >> 1]!;
  let [best, most] = [null as Reading | null, 0];
  for (let k = 0; k < TILTS; k++) {
    const slope = foot.slope + TILT * ((2 * k) / (TILTS - 1) - 1);
    const at = (x: number): number => rowOn(foot, middle) + slope * (x - middle);
    const read = columns.flatMap((x) => readColumn(view, x, at(x)) ?? []);
    if (read.length < LEAST_COLUMNS) continue;
    const mean = meanOf(read);
    let edges = 0;
    for (let h = 1; h < HEIGHTS - 1; h++) edges += stepAt(mean, h) ** 2;
    if (edges > most) [best, most] = [{ base: at(to), mean, columns: read }, edges];
  }
  return best;
}

function meanOf(columns: readonly Float32Array[]): Float32Array {
  const mean = new Float32Array(3 * HEIGHTS);
  for (const column of columns) for (let k = 0; k < mean.length; k++) mean[k]! += column[k]! / columns.length;
  return mean;
}

/** A column's tones from `LOWEST` to `HIGHEST`, beside the light of its wall; null where the hole or the picture's edge lies there. */
function readColumn({ crop, ground, lens }: FootView, x: number, base: number): Float32Array | null {
  const unit = base - horizonAt(lens, x);
  const [top, bottom] = [base - HIGHEST * unit, base - LOWEST * unit];
  if (unit < LEAST_UNIT || top < 1 || bottom >= crop.height - 1) return null;
  for (let y = top; y < bottom + ground.step; y += ground.step)
    if (ground.isOpen[cellAt(ground, x, Math.min(y, bottom))] === 1) return null;
  const tones = new Float32Array(3 * HEIGHTS);
  for (let h = 0; h < HEIGHTS; h++) {
    const y = base - (LOWEST + (h + 0.5) * FINE) * unit - 0.5;
    const row = Math.floor(y);
    for (let c = 0; c < 3; c++) {
      const [one, two] = [4 * (row * crop.width + x) + c, 4 * ((row + 1) * crop.width + x) + c];
      const tone = crop.data[one]! + (y - row) * (crop.data[two]! - crop.data[one]!);
      tones[3 * h + c] = Math.log(tone + DARK);
    }
  }
  const [red, green, blue] = meanOver(tones, heightNumber(WALL_FROM), HEIGHTS);
  const light = lumaOf(red, green, blue);
  return tones.map((tone) => tone - light);
}

const heightNumber = (height: number): number => Math.round((height - LOWEST) / FINE);

function meanOver(tones: Float32Array, from: number, to: number): [number, number, number] {
  const sum: [number, number, number] = [0, 0, 0];
  for (let h = from; h < to; h++)
    for (const c of [0, 1, 2] as const) sum[c] += tones[3 * h + c]! / (to - from);
  return sum;
}

/** The band between the highest edge that a wall's foot has and the strongest below it, if it is there all along. */
function bandOf({ base, mean, columns }: Reading, unit: number): Band | null {
  const lowest = heightNumber(DEEPEST);
  let high = heightNumber(UPPERMOST);
  while (high > lowest && stepAt(mean, high) < LEAST_STEP) high--;
  if (high === heightNumber(UPPERMOST)) return null;
  while (high > lowest && stepAt(mean, high - 1) > stepAt(mean, high)) high--;
  const least = Math.ceil(Math.max(LEAST_HIGH, LEAST_PIXELS / unit) / FINE);
  const low = steepest(mean, lowest, high - least);
  if (low < 0) return null;
  const own = meanOver(mean, low, high);
  const alike = columns.filter((column) => {
    const seen = meanOver(column, low, high);
    const unlike = seen.reduce((sum, tone, c) => sum + Math.abs(tone - own[c]!) / 3, 0);
    return unlike < MOST_UNLIKE && steepest(column, high - EDGE, high + EDGE) >= 0;
  });
  if (alike.length < LEAST_LIKE * columns.length) return null;
  const rowOf = (h: number): number => base - (LOWEST + h * FINE) * unit;
  const profile = Float32Array.from({ length: 3 * SAMPLES }, (_, k) => {
    const h = low + Math.floor(((Math.floor(k / 3) + 0.5) * (high - low)) / SAMPLES);
    return mean[3 * h + (k % 3)]!;
  });
  return { bottom: rowOf(low), top: rowOf(high), profile };
}

/** How much tones change across a height: mean of red, green and blue. */
function stepAt(tones: Float32Array, h: number): number {
  let step = 0;
  for (let c = 0; c < 3; c++) step += Math.abs(tones[3 * (h + 1) + c]! - tones[3 * (h - 1) + c]!) / 3;
  return step;
}

/** Where between two heights tones change most; -1 where they hardly do. */
function steepest(tones: Float32Array, from: number, to: number): number {
  let [best, most] = [-1, LEAST_STEP];
  for (let h = from; h <= to; h++) {
    const step = stepAt(tones, h);
    if (step > most) [best, most] = [h, step];
  }
  return best;
}
