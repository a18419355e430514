import type { PixelImage } from '../pixels.ts';
import { axisWeights, type AxisWeights } from './resample-axis.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The largest size with the same proportions whose longer side is at most `longest`; never larger than the input, never below 1. */
export function fitWithin(size: Size, longest: number): Size {
  const scale = Math.min(1, longest / Math.max(size.width, size.height));
  return {
    width: Math.max(1, Math.round(size.width * scale)),
    height: Math.max(1, Math.round(size.height * scale)),
  };
}

/**
 * Resizes a picture in sRGB with a Catmull-Rom filter (widened when shrinking, so nothing aliases). Colours are weighted by alpha.
 * @throws RangeError for a size below 1 x 1
 */
export function resizeImage(image: PixelImage, size: Size): PixelImage {
  const { width, height } = size;
  if (!(width >= 1 && height >= 1)) throw new RangeError('a picture is at least 1 x 1');
  if (width === image.width && height === image.height) return { width, height, data: image.data.slice() };
  const isOpaque = !hasAlpha(image);
  const across = axisWeights(image.width, width, 'cubic');
  const down = axisWeights(image.height, height, 'cubic');
  const out = new Uint8Array(width * height * 4);
  const rows = new Map<number, Float32Array>();
  const sum = new Float32Array(width * 4);
  for (let y = 0; y < height; y++) {
    sum.fill(0);
    const first = down.first[y]!;
    for (const known of rows.keys()) if (known < first) rows.delete(known);
    for (let t = 0; t < down.taps; t++) {
      const weight = down.weights[y * down.taps + t]!;
      if (weight === 0) continue;
      let row = rows.get(first + t);
      if (!row) rows.set(first + t, (row = resizeRow(image, first + t, { across, isOpaque })));
      for (let i = 0; i < sum.length; i++) sum[i]! += weight * row[i]!;
    }
    writeRow(out.subarray(y * width * 4, (y + 1) * width * 4), sum, isOpaque);
  }
  return { width, height, data: out };
}

function hasAlpha(image: PixelImage): boolean {
  for (let i = 3; i < image.data.length; i += 4) if (image.data[i] !== 255) return true;
  return false;
}

/** One input row at the output's width; colours premultiplied by alpha unless the picture is opaque. */
function resizeRow(
  { width, data }: PixelImage,
  y: number,
  { across: { taps, first, weights }, isOpaque }: { across: AxisWeights; isOpaque: boolean },
): Float32Array {
  const out = new Float32Array(first.length * 4);
  const start = y * width * 4;
  for (let x = 0; x < first.length; x++) {
    let r = 0;
    let g = 0;
    let b = 0;
    let a = isOpaque ? 255 : 0;
    for (let t = 0, i = start + first[x]! * 4, k = x * taps; t < taps; t++, i += 4, k++) {
      let weight = weights[k]!;
      if (!isOpaque) {
        a += weight * data[i + 3]!;
        weight = (weight * data[i + 3]!) / 255;
      }
      r += weight * data[i]!;
      g += weight * data[i + 1]!;
      b += weight * data[i + 2]!;
    }
    out[x * 4] = r;
    out[x * 4 + 1] = g;
    out[x * 4 + 2] = b;
    out[x * 4 + 3] = a;
  }
  return out;
}

function writeRow(out: Uint8Array, sum: Float32Array, isOpaque: boolean): void {
  for (let i = 0; i < out.length; i += 4) {
    const alpha = sum[i + 3]!;
    const scale = isOpaque ? 1 : alpha > 0.5 ? 255 / alpha : 0;
    out[i] = toByte(sum[i]! * scale);
    out[i + 1] = toByte(sum[i + 1]! * scale);
    out[i + 2] = toByte(sum[i + 2]! * scale);
    out[i + 3] = isOpaque ? 255 : toByte(alpha);
  }
}

function toByte(value: number): number {
  return value <= 0 ? 0 : value >= 255 ? 255 : (value + 0.5) | 0;
}
