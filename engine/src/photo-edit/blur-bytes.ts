import type { PixelImage } from '../pixels.ts';
import { gaussianSmoother, type Smoother } from './smoothers.ts';

/** What lies between the two passes keeps 8 bits more than a byte. */
const FINE = 256;

/** How far (pixels) a blur of `sigma` pixels looks to each side: what lies further away changes nothing. */
export function blurReach(sigma: number): number {
  return sigma > 0 ? gaussianSmoother(sigma).reach : 0;
}

/**
 * Gaussian blur (sigma in pixels, above 0) of a picture whose colours are premultiplied by alpha, borders repeated. A part of a
 * picture with `blurReach` around it gives the same bytes as the whole.
 */
export function blurBytes(image: PixelImage, sigma: number): PixelImage {
  const { width, height, data } = image;
  const fine = new Uint16Array(data.length);
  const out = new Uint8Array(data.length);
  const smoother = gaussianSmoother(sigma);
  const along = lineBlur(smoother, width);
  for (let y = 0; y < height; y++)
    along({ from: data, to: fine, start: y * width * 4, step: 4, scale: FINE });
  const down = lineBlur(smoother, height);
  for (let x = 0; x < width; x++)
    down({ from: fine, to: out, start: x * 4, step: width * 4, scale: 1 / FINE });
  return { width, height, data: out };
}

interface Line {
  readonly from: Uint8Array | Uint16Array;
  readonly to: Uint8Array | Uint16Array;
  /** Where its first pixel lies, and how far apart its pixels are. */
  readonly start: number;
  readonly step: number;
  /** What the smoothed values are multiplied by. */
  readonly scale: number;
}

function lineBlur({ reach, total, smooth }: Smoother, pixels: number): (line: Line) => void {
  const padded = new Float64Array((pixels + 2 * reach) * 4);
  const spare = new Float64Array(padded.length);
  return ({ from, to, start, step, scale }) => {
    const last = start + (pixels - 1) * step;
    for (let i = 0, at = start - reach * step; i < padded.length; i += 4, at += step) {
      const pixel = at < start ? start : at > last ? last : at;
      padded[i] = from[pixel]!;
      padded[i + 1] = from[pixel + 1]!;
      padded[i + 2] = from[pixel + 2]!;
      padded[i + 3] = from[pixel + 3]!;
    }
    const sums = smooth(padded, spare);
    const factor = scale / total;
    for (let i = 0, at = start; at <= last; i += 4, at += step) {
      to[at] = sums[i]! * factor + 0.5;
      to[at + 1] = sums[i + 1]! * factor + 0.5;
      to[at + 2] = sums[i + 2]! * factor + 0.5;
      to[at + 3] = sums[i + 3]! * factor + 0.5;
    }
  };
}
