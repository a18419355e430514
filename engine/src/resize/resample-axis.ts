/** For every output position the first input position and the weights to sum; all rows of weights have `taps` entries. */
export interface AxisWeights {
  readonly taps: number;
  readonly first: Int32Array;
  readonly weights: Float32Array;
}

/** Catmull-Rom cubic (Keys 1981, a = -0.5): sharp, interpolating, support 2. */
function catmullRom(distance: number): number {
  const t = Math.abs(distance);
  if (t < 1) return (1.5 * t - 2.5) * t * t + 1;
  if (t < 2) return ((-0.5 * t + 2.5) * t - 4) * t + 2;
  return 0;
}

function triangle(distance: number): number {
  return Math.max(0, 1 - Math.abs(distance));
}

/** Filters for one axis: cubic for pictures, triangle (never over- or undershoots) for masks. Shrinking widens the filter by the ratio. */
export function axisWeights(from: number, to: number, kind: 'cubic' | 'triangle'): AxisWeights {
  const ratio = from / to;
  const stretch = Math.max(1, ratio);
  const kernel = kind === 'cubic' ? catmullRom : triangle;
  const support = (kind === 'cubic' ? 2 : 1) * stretch;
  const taps = Math.min(from, Math.ceil(2 * support) + 1);
  const first = new Int32Array(to);
  const weights = new Float32Array(to * taps);
  for (let out = 0; out < to; out++) {
    const centre = (out + 0.5) * ratio - 0.5;
    const start = Math.min(Math.max(0, Math.ceil(centre - support)), from - taps);
    let total = 0;
    for (let t = 0; t < taps; t++) total += weights[out * taps + t] = kernel((start + t - centre) / stretch);
    for (let t = 0; t < taps; t++) weights[out * taps + t]! /= total;
    first[out] = start;
  }
  return { taps, first, weights };
}
