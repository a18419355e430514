import type { PixelImage } from '../pixels.ts';
import { placeOn, type Fit } from './fit.ts';

/** What each sRGB byte of red, green and blue becomes. */
export type ToneCurves = readonly [Uint8Array, Uint8Array, Uint8Array];

interface Taps {
  /** First of four neighbouring positions, unclipped. */
  readonly first: Int32Array;
  readonly weights: Float32Array;
}

const TAPS = 4;

/** Catmull-Rom weights (Keys 1981, a = -0.5) of the four samples around every place on one axis. */
function tapsAlong(length: number, scale: number, shift: number): Taps {
  const first = new Int32Array(length);
  const weights = new Float32Array(length * TAPS);
  for (let i = 0; i < length; i++) {
    const place = Math.min(length - 1, Math.max(0, placeOn(i, { length, scale, shift })));
    const from = Math.floor(place);
    const t = place - from;
    first[i] = from - 1;
    weights[i * TAPS] = ((-0.5 * t + 1) * t - 0.5) * t;
    weights[i * TAPS + 1] = (1.5 * t - 2.5) * t * t + 1;
    weights[i * TAPS + 2] = ((-1.5 * t + 2) * t + 0.5) * t;
    weights[i * TAPS + 3] = (0.5 * t - 0.5) * t * t;
  }
  return { first, weights };
}

/** Brings a picture home with bicubic interpolation, its border repeated beyond the edge, and gives every channel its curve. Alpha is carried along. */
export function resample(image: PixelImage, fit: Fit, curves: ToneCurves): PixelImage {
  const { width, height } = image;
  const across = tapsAlong(width, fit.scaleX, fit.x);
  const down = tapsAlong(height, fit.scaleY, fit.y);
  const out = new Uint8Array(image.data.length);
  const rows = new Map<number, Float32Array>();
  for (let y = 0; y < height; y++) {
    const top = down.first[y]!;
    for (const known of rows.keys()) if (known < Math.max(0, top)) rows.delete(known);
    const around = [0, 1, 2, 3].map((k) => {
      const from = Math.min(height - 1, Math.max(0, top + k));
      let row = rows.get(from);
      if (!row) rows.set(from, (row = resampleRow(image, from, across)));
      return row;
    });
    mixRows(out.subarray(y * width * 4, (y + 1) * width * 4), around, {
      weights: down.weights.subarray(y * TAPS, (y + 1) * TAPS),
      curves,
    });
  }
  return { width, height, data: out };
}

function resampleRow({ width, data }: PixelImage, y: number, { first, weights }: Taps): Float32Array {
  const out = new Float32Array(width * 4);
  const row = y * width * 4;
  for (let x = 0, i = 0; x < width; x++, i += 4) {
    const from = first[x]!;
    for (let k = 0; k < TAPS; k++) {
      const weight = weights[x * TAPS + k]!;
      const at = row + 4 * Math.min(width - 1, Math.max(0, from + k));
      out[i]! += weight * data[at]!;
      out[i + 1]! += weight * data[at + 1]!;
      out[i + 2]! += weight * data[at + 2]!;
      out[i + 3]! += weight * data[at + 3]!;
    }
  }
  return out;
}

function mixRows(
  out: Uint8Array,
  rows: readonly Float32Array[],
  how: { weights: Float32Array; curves: ToneCurves },
): void {
  const [a, b, c, d] = rows as [Float32Array, Float32Array, Float32Array, Float32Array];
  const [wa, wb, wc, wd] = how.weights as unknown as [number, number, number, number];
  const [red, green, blue] = how.curves;
  for (let i = 0; i < out.length; i += 4) {
    out[i] = red[toByte(wa * a[i]! + wb * b[i]! + wc * c[i]! + wd * d[i]!)]!;
    out[i + 1] = green[toByte(wa * a[i + 1]! + wb * b[i + 1]! + wc * c[i + 1]! + wd * d[i + 1]!)]!;
    out[i + 2] = blue[toByte(wa * a[i + 2]! + wb * b[i + 2]! + wc * c[i + 2]! + wd * d[i + 2]!)]!;
    out[i + 3] = toByte(wa * a[i + 3]! + wb * b[i + 3]! + wc * c[i + 3]! + wd * d[i + 3]!);
  }
}

function toByte(value: number): number {
  return value <= 0 ? 0 : value >= 255 ? 255 : (value + 0.5) | 0;
}

/** Gives every channel its curve; the pixels stay where they are. */
export function applyCurves({ width, height, data }: PixelImage, [red, green, blue]: ToneCurves): PixelImage {
  const out = new Uint8Array(data.length);
  for (let i = 0; i < data.length; i += 4) {
    out[i] = red[data[i]!]!;
    out[i + 1] = green[data[i + 1]!]!;
    out[i + 2] = blue[data[i + 2]!]!;
    out[i + 3] = data[i + 3]!;
  }
  return { width, height, data: out };
}
