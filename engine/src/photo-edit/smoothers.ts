/** A filter over a line of pixels, four values each. */
export interface Smoother {
  /** How many pixels it looks to each side. */
  readonly reach: number;
  /** What its answers are to be divided by. */
  readonly total: number;
  /**
   * Smooths a line whose ends are repeated by `reach`; `spare` is as long. Both are written to; the answers begin at the start of
   * what is returned. All sums are of whole numbers, exact in any order.
   */
  readonly smooth: (padded: Float64Array, spare: Float64Array) => Float64Array;
}

/** Weights of the true kernel are whole numbers of this sum. */
const WEIGHT_SUM = 16384;
/** From this sigma on three boxes stand in for the Gaussian, as the note to feGaussianBlur (SVG 1.1, 15.17) allows and browsers do. */
const BOXES_FROM = 2;

/** A Gaussian of `sigma` pixels, above 0. */
export function gaussianSmoother(sigma: number): Smoother {
  return sigma < BOXES_FROM ? kernelSmoother(sigma) : boxesSmoother(sigma);
}

/** An even box has no middle, so one leans to the left, one to the right, and the third is one larger. */
function boxesSmoother(sigma: number): Smoother {
  const size = Math.floor((sigma * 3 * Math.sqrt(2 * Math.PI)) / 4 + 0.5);
  const third = size % 2 === 0 ? size + 1 : size;
  const reach = (2 * (size - 1) + third - 1) / 2;
  return {
    reach,
    total: size * size * third,
    smooth: (padded, spare) => {
      runningSums(padded, spare, size);
      runningSums(spare, padded, size);
      runningSums(padded, spare, third);
      return spare.subarray(2 * reach * 4);
    },
  };
}

/** At every pixel the sum of the `size` pixels that end there; before the line all is 0. */
function runningSums(from: Float64Array, to: Float64Array, size: number): void {
  let [a, b, c, d] = [0, 0, 0, 0];
  const lag = size * 4;
  for (let i = 0; i < lag; i += 4) {
    to[i] = a += from[i]!;
    to[i + 1] = b += from[i + 1]!;
    to[i + 2] = c += from[i + 2]!;
    to[i + 3] = d += from[i + 3]!;
  }
  for (let i = lag, gone = 0; i < from.length; i += 4, gone += 4) {
    to[i] = a += from[i]! - from[gone]!;
    to[i + 1] = b += from[i + 1]! - from[gone + 1]!;
    to[i + 2] = c += from[i + 2]! - from[gone + 2]!;
    to[i + 3] = d += from[i + 3]! - from[gone + 3]!;
  }
}

function kernelSmoother(sigma: number): Smoother {
  const reach = Math.ceil(3 * sigma);
  const weights = wholeKernel(sigma, reach);
  const middle = weights[0]!;
  return {
    reach,
    total: WEIGHT_SUM,
    smooth: (padded, spare) => {
      const length = padded.length - 2 * reach * 4;
      for (let i = 0, at = reach * 4; i < length; i += 4, at += 4) {
        let a = middle * padded[at]!;
        let b = middle * padded[at + 1]!;
        let c = middle * padded[at + 2]!;
        let d = middle * padded[at + 3]!;
        for (let k = 1, low = at - 4, high = at + 4; k <= reach; k++, low -= 4, high += 4) {
          const weight = weights[k]!;
          a += weight * (padded[low]! + padded[high]!);
          b += weight * (padded[low + 1]! + padded[high + 1]!);
          c += weight * (padded[low + 2]! + padded[high + 2]!);
          d += weight * (padded[low + 3]! + padded[high + 3]!);
        }
        spare[i] = a;
        spare[i + 1] = b;
        spare[i + 2] = c;
        spare[i + 3] = d;
      }
      return spare;
    },
  };
}

/** The middle of the Gaussian and one side of it; what rounding leaves over goes to the middle. */
function wholeKernel(sigma: number, reach: number): Float64Array {
  const raw = Float64Array.from({ length: reach + 1 }, (_, k) => Math.exp(-(k * k) / (2 * sigma * sigma)));
  const total = 2 * raw.reduce((a, b) => a + b, 0) - 1;
  const weights = raw.map((weight) => Math.round((weight / total) * WEIGHT_SUM));
  weights[0] = WEIGHT_SUM - 2 * weights.subarray(1).reduce((a, b) => a + b, 0);
  return weights;
}
