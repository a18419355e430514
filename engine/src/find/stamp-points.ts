import type { Mask } from '../pixels.ts';
import type { Pointed } from '../region-cut/point-wish.ts';

/** Radius of a point's own say, as a share of the picture's longer side. */
const REACH = 0.004;

/** What was clicked is in, what was clicked away is out, whatever the outline says; later points win. Changes the mask given. */
export function stampPoints(mask: Mask, points: readonly Pointed[]): Mask {
  const { width, height, data } = mask;
  const reach = Math.max(1, Math.round(REACH * Math.max(width, height)));
  for (const { x, y, keep } of points) {
    const column = Math.min(width - 1, Math.max(0, Math.round(x)));
    const row = Math.min(height - 1, Math.max(0, Math.round(y)));
    for (let v = Math.max(0, row - reach); v <= Math.min(height - 1, row + reach); v++) {
      for (let u = Math.max(0, column - reach); u <= Math.min(width - 1, column + reach); u++) {
        if ((u - column) ** 2 + (v - row) ** 2 <= reach * reach) data[v * width + u] = keep ? 255 : 0;
      }
    }
  }
  return mask;
}
