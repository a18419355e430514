import type { Layer } from '../detail-pass.ts';
import type { Hits } from './first-hits.ts';

/** Points a side of a pixel: lines and outlines come out smooth. */
export const POINTS = 2;

/** Joins points to pixels. `colourAt` writes the linear colour of a point on the object or on a line to `out`. */
export function gatherPoints(
  hits: Hits,
  isDrawn: (point: number) => boolean,
  colourAt: (point: number, out: Float64Array) => void,
): Layer {
  const width = hits.width / POINTS;
  const height = hits.height / POINTS;
  const colour = new Float32Array(width * height * 3);
  const alpha = new Float32Array(width * height);
  const out = new Float64Array(3);
  const share = 1 / (POINTS * POINTS);
  for (let i = 0; i < hits.slot.length; i++) {
    if (!isDrawn(i)) continue;
    const pixel = Math.floor(i / hits.width / POINTS) * width + Math.floor((i % hits.width) / POINTS);
    colourAt(i, out);
    alpha[pixel]! += share;
    for (let k = 0; k < 3; k++) colour[3 * pixel + k]! += share * out[k]!;
  }
  return { width, height, colour, alpha };
}
