/** A picture's colours, gathered into cells, and how alike the cells are. */
export interface Palette {
  /** Each region's cell. */
  readonly cellOf: Int32Array;
  readonly count: number;
  /** Cells alike to cell c: `start[c]` to `start[c + 1]`, with the weight (0-1) each lends it. */
  readonly start: Int32Array;
  readonly alike: Int32Array;
  readonly weight: Float32Array;
}

/** Grid of cells per unit of OKLab. */
const LIGHT_CELLS = 24;
const CHROMA_CELLS = 62;
/** How far one colour speaks for another (standard deviation). Light varies most on one thing. */
const LIGHT_SPREAD = 0.05;
const CHROMA_SPREAD = 0.018;
/** In squared standard deviations. */
const REACH = 14;

/** Gathers the mean colours (three OKLab values a region) of a picture's regions. */
export function buildPalette(colour: Float32Array): Palette {
  const regions = colour.length / 3;
  const cellOf = new Int32Array(regions);
  const numberOf = new Map<number, number>();
  const middle: number[] = [];
  for (let region = 0; region < regions; region++) {
    const l = Math.round(colour[3 * region]! * LIGHT_CELLS);
    const a = Math.round(colour[3 * region + 1]! * CHROMA_CELLS);
    const b = Math.round(colour[3 * region + 2]! * CHROMA_CELLS);
    const key = (l * 256 + a + 128) * 256 + b + 128;
    let cell = numberOf.get(key);
    if (cell === undefined) {
      cell = numberOf.size;
      numberOf.set(key, cell);
      middle.push(l / LIGHT_CELLS, a / CHROMA_CELLS, b / CHROMA_CELLS);
    }
    cellOf[region] = cell;
  }
  return { cellOf, count: numberOf.size, ...compareCells(middle) };
}

function compareCells(middle: readonly number[]): Pick<Palette, 'start' | 'alike' | 'weight'> {
  const count = middle.length / 3;
  const start = new Int32Array(count + 1);
  const alike: number[] = [];
  const weight: number[] = [];
  for (let one = 0; one < count; one++) {
    for (let two = 0; two < count; two++) {
      const l = (middle[3 * one]! - middle[3 * two]!) / LIGHT_SPREAD;
      const a = (middle[3 * one + 1]! - middle[3 * two + 1]!) / CHROMA_SPREAD;
      const b = (middle[3 * one + 2]! - middle[3 * two + 2]!) / CHROMA_SPREAD;
      const distance = l * l + a * a + b * b;
      if (distance >= REACH) continue;
      alike.push(two);
      weight.push(Math.exp(-distance / 2));
    }
    start[one + 1] = alike.length;
  }
  return { start, alike: Int32Array.from(alike), weight: Float32Array.from(weight) };
}

/** How common each cell's colour is among the regions, each counting with its weight: smoothed shares, 0-1. */
export function colourShares(palette: Palette, weights: Float32Array): Float32Array {
  const sums = new Float32Array(palette.count);
  let total = 0;
  for (let region = 0; region < weights.length; region++) {
    sums[palette.cellOf[region]!]! += weights[region]!;
    total += weights[region]!;
  }
  const shares = new Float32Array(palette.count);
  for (let cell = 0; cell < palette.count; cell++) {
    let sum = 0;
    for (let k = palette.start[cell]!; k < palette.start[cell + 1]!; k++) {
      sum += palette.weight[k]! * sums[palette.alike[k]!]!;
    }
    shares[cell] = sum / Math.max(1e-9, total);
  }
  return shares;
}
