import { quantile } from '../light/quantile.ts';
import { byteFromLinear } from '../../colour/srgb.ts';
import type { Vec3 } from '../../scene/vector.ts';

const ROUNDS = 6;

/** Paints the sampled places with a paint; answers their finished colours, linear, three numbers a place. */
export type TryPaint = (paint: Vec3) => Float64Array;

/** Finds the paint with which the median of the finished places becomes `target` (linear): highlights and shadows shift it a little. */
export function matchMedian(target: Vec3, tryPaint: TryPaint): Vec3 {
  let paint = target;
  const wanted = target.map(byteFromLinear);
  for (let round = 0; round < ROUNDS; round++) {
    const median = medians(tryPaint(paint));
    if (median.every((value, k) => byteFromLinear(value) === wanted[k])) break;
    paint = paint.map((value, k) => {
      const corrected = (value + 0.002) * ((target[k]! + 0.002) / (median[k]! + 0.002)) - 0.002;
      return Math.max(0, Math.min(1.2, corrected));
    }) as unknown as Vec3;
  }
  return paint;
}

function medians(colours: Float64Array): number[] {
  return [0, 1, 2].map((k) =>
    Math.min(
      1,
      quantile(
        Float64Array.from({ length: colours.length / 3 }, (_, i) => colours[3 * i + k]!),
        0.5,
      ),
    ),
  );
}
