import { boxBlur } from '../../filter/box-blur.ts';
import { type Completed, FEATURES, isUpright, Kind, TEXTURES } from './ground.ts';

/** What a cell looks like from some way off: light, hue (red, blue) and texture (across, down), means over its surroundings. */
const CHANNELS = 5;
/** What light and hue count beside texture. On floors light counts little: the shadow beside a hole is no stuff of its own. */
const LIGHT = { floor: 0.5, other: 1.7 };
const HUE = 1.3;
/** Cells to each side over which a look is a mean. */
const RADIUS = 2;
/** Stuffs that are told apart along the rim of a hole, and rounds of Lloyd's algorithm. */
const STUFFS = 6;
const ROUNDS = 8;
/** Differences of a look within one stuff. */
const SPREAD = 10;
/** Cells from the rim at which what is seen there begins to count less. */
const CLOSE = 3;
/** What a copy costs per nat that it is unlikelier. */
const WEIGHT = 40;
/** Nothing is unlikelier than this. */
const LEAST = Math.exp(-5);
/** Fewer cells along the rim tell nothing. */
const LEAST_SEEN = 8;

/** How likely a copy is to look right. */
export interface ExpectedLook {
  /** What it costs to copy a cell of the ground into a cell of the island, by its number: 0 where nothing is expected. */
  readonly cost: (node: number, source: number) => number;
}

/**
 * What is likely to be seen in every cell of an island: the stuffs along its rim that may go on there, the nearer the likelier. So a rug that is seen at one corner does not
 * spread over boards.
 * @param rim the seen cells along the rim
 */
export function expectedLook(ground: Completed, cells: Int32Array, rim: Int32Array): ExpectedLook {
  const { width, kind } = ground;
  const look = looksOf(ground);
  const priors = new Float32Array(STUFFS * cells.length);
  const tables = new Map<number, Float32Array>();
  const outside = [...new Set(rim)];
  for (const own of [Kind.FLOOR, Kind.WALL, Kind.UNKNOWN]) {
    const seen = outside.filter((cell) => mayGoOn(own, kind[cell]!));
    if (seen.length < LEAST_SEEN) continue;
    const { centre, stuff } = stuffsOf(look, seen);
    tables.set(own, likelihoods(look, centre));
    cells.forEach((cell, node) => {
      if (kind[cell] !== own) return;
      const prior = priors.subarray(STUFFS * node, STUFFS * (node + 1));
      let total = 0;
      for (const [k, at] of seen.entries()) {
        const [across, down] = [
          (at % width) - (cell % width),
          Math.floor(at / width) - Math.floor(cell / width),
        ];
        const weight = 1 / (across * across + down * down + CLOSE * CLOSE);
        prior[stuff[k]!]! += weight;
        total += weight;
      }
      for (let k = 0; k < STUFFS; k++) prior[k]! /= total;
    });
  }
  return {
    cost: (node, source) => {
      const table = tables.get(kind[cells[node]!]!);
      if (!table) return 0;
      let likely = LEAST;
      for (let k = 0; k < STUFFS; k++) likely += priors[STUFFS * node + k]! * table[STUFFS * source + k]!;
      return -WEIGHT * Math.log(likely);
    },
  };
}

function mayGoOn(kind: number, seen: number): boolean {
  if (kind === Kind.UNKNOWN) return seen !== Kind.THING;
  return seen === kind || (kind === Kind.WALL && isUpright(seen));
}

/** The look of every seen cell; floor and what is none do not mix. */
function looksOf({ width, height, feature, isOpen, kind }: Completed): Float32Array {
  const channels = CHANNELS + 1;
  const looks = new Float32Array(CHANNELS * kind.length);
  for (const isFloor of [true, false]) {
    const data = new Float32Array(channels * kind.length);
    for (let cell = 0; cell < kind.length; cell++) {
      if (isOpen[cell] === 1 || (kind[cell] === Kind.FLOOR) !== isFloor) continue;
      const [from, to] = [FEATURES * cell, channels * cell];
      const light = (feature[from]! + feature[from + 1]! + feature[from + 2]!) / 3;
      data[to] = (isFloor ? LIGHT.floor : LIGHT.other) * light;
      data[to + 1] = HUE * (feature[from]! - light);
      data[to + 2] = HUE * (feature[from + 2]! - light);
      data[to + 3] = feature[from + TEXTURES]!;
      data[to + 4] = feature[from + TEXTURES + 1]!;
      data[to + CHANNELS] = 1;
    }
    const mean = boxBlur({ width, height, channels, data }, RADIUS, 1).data;
    for (let cell = 0; cell < kind.length; cell++) {
      if (data[channels * cell + CHANNELS] === 0) continue;
      const count = mean[channels * cell + CHANNELS]!;
      for (let c = 0; c < CHANNELS; c++) looks[CHANNELS * cell + c] = mean[channels * cell + c]! / count;
    }
  }
  return looks;
}

interface Stuffs {
  /** A look each. */
  readonly centre: Float32Array;
  /** Per cell of the rim, which it is. */
  readonly stuff: Int8Array;
}

/** The stuffs that the looks of some cells fall into: k-means (Lloyd 1982), begun at looks that are far from each other. */
function stuffsOf(look: Float32Array, cells: readonly number[]): Stuffs {
  const centre = farApart(look, cells);
  const stuff = new Int8Array(cells.length);
  for (let round = 0; round < ROUNDS; round++) {
    const sum = new Float64Array(centre.length);
    const count = new Int32Array(STUFFS);
    for (const [n, cell] of cells.entries()) {
      let nearest = 0;
      for (let k = 1; k < STUFFS; k++)
        if (gapBetween(look, cell, { centre, k }) < gapBetween(look, cell, { centre, k: nearest }))
          nearest = k;
      stuff[n] = nearest;
      count[nearest]! += 1;
      for (let c = 0; c < CHANNELS; c++) sum[CHANNELS * nearest + c]! += look[CHANNELS * cell + c]!;
    }
    for (let at = 0; at < sum.length; at++) {
      const own = count[Math.floor(at / CHANNELS)]!;
      if (own > 0) centre[at] = sum[at]! / own;
    }
  }
  return { centre, stuff };
}

function farApart(look: Float32Array, cells: readonly number[]): Float32Array {
  const centre = new Float32Array(CHANNELS * STUFFS);
  const nearest = new Float64Array(cells.length).fill(Infinity);
  let far = 0;
  for (let k = 0; k < STUFFS; k++) {
    const from = CHANNELS * cells[far]!;
    centre.set(look.subarray(from, from + CHANNELS), CHANNELS * k);
    for (const [n, cell] of cells.entries()) {
      nearest[n] = Math.min(nearest[n]!, gapBetween(look, cell, { centre, k }));
      if (nearest[n]! > nearest[far]!) far = n;
    }
  }
  return centre;
}

/** The squared difference of a cell's look from a stuff's. */
function gapBetween(
  look: Float32Array,
  cell: number,
  { centre, k }: { centre: Float32Array; k: number },
): number {
  let sum = 0;
  for (let c = 0; c < CHANNELS; c++) {
    const difference = look[CHANNELS * cell + c]! - centre[CHANNELS * k + c]!;
    sum += difference * difference;
  }
  return sum;
}

/** How well every cell of the ground looks like each stuff, 0-1. */
function likelihoods(look: Float32Array, centre: Float32Array): Float32Array {
  const cells = look.length / CHANNELS;
  const table = new Float32Array(STUFFS * cells);
  for (let cell = 0; cell < cells; cell++)
    for (let k = 0; k < STUFFS; k++)
      table[STUFFS * cell + k] = Math.exp(-gapBetween(look, cell, { centre, k }) / (2 * SPREAD * SPREAD));
  return table;
}
