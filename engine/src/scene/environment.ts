import { luminance } from './vector.ts';

/** Light from far away in every direction: an equirectangular map of linear radiance, the sky row first. */
export interface Environment {
  readonly width: number;
  readonly height: number;
  readonly radiance: Float64Array;
  /** Cumulative luminance along each row and over the rows, both ending at 1, for drawing directions. */
  readonly rowSums: Float64Array;
  readonly columnSums: Float64Array;
  readonly total: number;
}

export type RadianceAt = (direction: Float64Array, out: Float64Array) => void;

/** Tabulates a sky given as a function of direction. */
export function makeEnvironment(
  size: { width: number; height: number },
  radianceAt: RadianceAt,
): Environment {
  const { width, height } = size;
  const radiance = new Float64Array(width * height * 3);
  const rowSums = new Float64Array(width * height);
  const columnSums = new Float64Array(height);
  const direction = new Float64Array(3);
  const colour = new Float64Array(3);
  let total = 0;
  for (let y = 0; y < height; y++) {
    const sin = Math.sin(((y + 0.5) / height) * Math.PI);
    let row = 0;
    for (let x = 0; x < width; x++) {
      const turn = ((x + 0.5) / width) * 2 * Math.PI;
      direction[0] = sin * Math.cos(turn);
      direction[1] = Math.cos(((y + 0.5) / height) * Math.PI);
      direction[2] = sin * Math.sin(turn);
      radianceAt(direction, colour);
      radiance.set(colour, 3 * (y * width + x));
      row += luminance(colour) * sin;
      rowSums[y * width + x] = row;
    }
    for (let x = 0; x < width; x++) rowSums[y * width + x]! /= row || 1;
    total += row;
    columnSums[y] = total;
  }
  for (let y = 0; y < height; y++) columnSums[y]! /= total || 1;
  return { width, height, radiance, rowSums, columnSums, total };
}

/** Bilinear radiance from a direction (unit length). */
export function environmentAt(map: Environment, direction: Float64Array, out: Float64Array): void {
  let turn = Math.atan2(direction[2]!, direction[0]!) / (2 * Math.PI);
  if (turn < 0) turn += 1;
  const fx = turn * map.width - 0.5;
  const fy = (Math.acos(Math.max(-1, Math.min(1, direction[1]!))) / Math.PI) * map.height - 0.5;
  const left = Math.floor(fx);
  const above = Math.floor(fy);
  const ax = fx - left;
  const ay = fy - above;
  const x0 = (left + map.width) % map.width;
  const x1 = (left + 1 + map.width) % map.width;
  const y0 = Math.max(0, above);
  const y1 = Math.min(map.height - 1, above + 1);
  const { radiance, width } = map;
  for (let k = 0; k < 3; k++) {
    const top = radiance[3 * (y0 * width + x0) + k]! * (1 - ax) + radiance[3 * (y0 * width + x1) + k]! * ax;
    const bottom =
      radiance[3 * (y1 * width + x0) + k]! * (1 - ax) + radiance[3 * (y1 * width + x1) + k]! * ax;
    out[k] = top * (1 - ay) + bottom * ay;
  }
}

function firstReaching(sums: Float64Array, range: { from: number; count: number }, value: number): number {
  let low = 0;
  let high = range.count - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sums[range.from + middle]! < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

function cellDensity(map: Environment, cell: number): number {
  const solidAngle = ((2 * Math.PI) / map.width) * (Math.PI / map.height);
  return luminance(map.radiance, 3 * cell) / (map.total || 1) / solidAngle;
}

/** Draws a direction in proportion to the light from it. `out`: direction 0..2, density 3, radiance 4..6. */
export function drawEnvironment(
  map: Environment,
  numbers: { u: number; v: number },
  out: Float64Array,
): void {
  const y = firstReaching(map.columnSums, { from: 0, count: map.height }, numbers.u);
  const x = firstReaching(map.rowSums, { from: y * map.width, count: map.width }, numbers.v);
  const rowLow = y > 0 ? map.columnSums[y - 1]! : 0;
  const cellLow = x > 0 ? map.rowSums[y * map.width + x - 1]! : 0;
  const inRow = (numbers.u - rowLow) / (map.columnSums[y]! - rowLow || 1);
  const inCell = (numbers.v - cellLow) / (map.rowSums[y * map.width + x]! - cellLow || 1);
  const tilt = ((y + Math.min(1, Math.max(0, inRow))) / map.height) * Math.PI;
  const turn = ((x + Math.min(1, Math.max(0, inCell))) / map.width) * 2 * Math.PI;
  out[0] = Math.sin(tilt) * Math.cos(turn);
  out[1] = Math.cos(tilt);
  out[2] = Math.sin(tilt) * Math.sin(turn);
  const cell = y * map.width + x;
  out[3] = cellDensity(map, cell);
  out[4] = map.radiance[3 * cell]!;
  out[5] = map.radiance[3 * cell + 1]!;
  out[6] = map.radiance[3 * cell + 2]!;
}

/** Density with which `drawEnvironment` would have drawn a direction. */
export function environmentDensity(map: Environment, direction: Float64Array): number {
  let turn = Math.atan2(direction[2]!, direction[0]!) / (2 * Math.PI);
  if (turn < 0) turn += 1;
  const tilt = Math.acos(Math.max(-1, Math.min(1, direction[1]!))) / Math.PI;
  const x = Math.min(map.width - 1, Math.floor(turn * map.width));
  const y = Math.min(map.height - 1, Math.floor(tilt * map.height));
  return cellDensity(map, y * map.width + x);
}
