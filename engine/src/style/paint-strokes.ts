import type { PixelImage } from '../pixels.ts';
import { clampByte } from './tone.ts';

/** Red, green, blue, light and light squared. */
const LAYERS = 5;

/**
 * Lays flat strokes: each pixel takes the colour of the calmest of the four squares that meet in it (soft choice).
 * Kuwahara filter with integral images (Kuwahara 1976; weights as in Papari et al. 2007). `radius` in pixels.
 */
export function paintStrokes(image: PixelImage, radius: number): PixelImage {
  const { width, height } = image;
  const sums = integrate(image);
  const data = image.data.slice();
  const square = new Float64Array(LAYERS);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let total = 0;
      let r = 0;
      let g = 0;
      let b = 0;
      for (let quarter = 0; quarter < 4; quarter++) {
        const left = quarter & 1 ? x : Math.max(0, x - radius);
        const right = quarter & 1 ? Math.min(width, x + radius + 1) : x + 1;
        const top = quarter & 2 ? y : Math.max(0, y - radius);
        const bottom = quarter & 2 ? Math.min(height, y + radius + 1) : y + 1;
        meansWithin(sums, { width, left, right, top, bottom }, square);
        const variance = Math.max(0, square[4]! - square[3]! ** 2);
        const weight = 1 / (1 + 0.02 * variance ** 2 + 1e-6 * variance ** 4);
        total += weight;
        r += weight * square[0]!;
        g += weight * square[1]!;
        b += weight * square[2]!;
      }
      const i = 4 * (y * width + x);
      data[i] = clampByte(r / total);
      data[i + 1] = clampByte(g / total);
      data[i + 2] = clampByte(b / total);
    }
  }
  return { ...image, data };
}

function integrate({ width, height, data }: PixelImage): Float64Array {
  const stride = (width + 1) * LAYERS;
  const sums = new Float64Array(stride * (height + 1));
  const row = new Float64Array(LAYERS);
  for (let y = 0; y < height; y++) {
    row.fill(0);
    for (let x = 0; x < width; x++) {
      const i = 4 * (y * width + x);
      const light = 0.299 * data[i]! + 0.587 * data[i + 1]! + 0.114 * data[i + 2]!;
      row[0]! += data[i]!;
      row[1]! += data[i + 1]!;
      row[2]! += data[i + 2]!;
      row[3]! += light;
      row[4]! += light * light;
      const to = (y + 1) * stride + (x + 1) * LAYERS;
      for (let k = 0; k < LAYERS; k++) sums[to + k] = sums[to + k - stride]! + row[k]!;
    }
  }
  return sums;
}

interface Box {
  readonly width: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

function meansWithin(sums: Float64Array, { width, left, right, top, bottom }: Box, out: Float64Array): void {
  const stride = (width + 1) * LAYERS;
  const share = 1 / ((right - left) * (bottom - top));
  const a = top * stride + left * LAYERS;
  const b = top * stride + right * LAYERS;
  const c = bottom * stride + left * LAYERS;
  const d = bottom * stride + right * LAYERS;
  for (let k = 0; k < LAYERS; k++)
    out[k] = (sums[d + k]! - sums[b + k]! - sums[c + k]! + sums[a + k]!) * share;
}
