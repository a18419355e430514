import type { Plane } from '../filter/gaussian-blur.ts';
import { transform, type Spectrum } from './fourier.ts';

/** How far the second picture lies off the first, in pixels, and how clear the peak is (1 = nothing but a shift). */
export interface Correlation {
  readonly x: number;
  readonly y: number;
  readonly peak: number;
}

/** Above this share of the sampling rate there is mostly noise and re-encoding; the cross-power fades out there. */
const BAND = 0.22;

/** One channel, windowed (Hann) about its mean, so that the picture's borders are no edges; what is not `kept` is neutral. */
export function spectrumOf(plane: Plane, kept: Uint8Array): Spectrum {
  const width = powerOfTwo(plane.width);
  const height = powerOfTwo(plane.height);
  const re = new Float64Array(width * height);
  const mean = meanOf(plane, kept);
  for (let y = 0; y < plane.height; y++) {
    const rowWindow = hann(y, plane.height);
    for (let x = 0; x < plane.width; x++) {
      const i = y * plane.width + x;
      if (kept[i]) re[y * width + x] = (plane.data[i]! - mean) * rowWindow * hann(x, plane.width);
    }
  }
  const spectrum = { width, height, re, im: new Float64Array(width * height) };
  transform(spectrum, 'forward');
  return spectrum;
}

/** The shift between two spectra by phase correlation (Kuglin & Hines 1975), the peak located below the pixel by a parabola on each axis. */
export function correlate(first: Spectrum, second: Spectrum): Correlation {
  const { width, height } = first;
  const cross: Spectrum = {
    width,
    height,
    re: new Float64Array(width * height),
    im: new Float64Array(width * height),
  };
  let total = 0;
  for (let y = 0, i = 0; y < height; y++) {
    const down = Math.min(y, height - y) / height;
    for (let x = 0; x < width; x++, i++) {
      const across = Math.min(x, width - x) / width;
      const re = second.re[i]! * first.re[i]! + second.im[i]! * first.im[i]!;
      const im = second.im[i]! * first.re[i]! - second.re[i]! * first.im[i]!;
      const size = Math.hypot(re, im);
      const pass = Math.exp(-(across * across + down * down) / (2 * BAND * BAND));
      total += pass;
      if (size < 1e-9) continue;
      cross.re[i] = (pass * re) / size;
      cross.im[i] = (pass * im) / size;
    }
  }
  transform(cross, 'inverse');
  return peakOf(cross, total);
}

function peakOf({ width, height, re }: Spectrum, total: number): Correlation {
  let best = 0;
  for (let i = 1; i < re.length; i++) if (re[i]! > re[best]!) best = i;
  const x = best % width;
  const y = (best - x) / width;
  const at = (dx: number, dy: number): number =>
    re[((y + dy + height) % height) * width + ((x + dx + width) % width)]!;
  return {
    x: signed(x, width) + vertex(at(-1, 0), at(0, 0), at(1, 0)),
    y: signed(y, height) + vertex(at(0, -1), at(0, 0), at(0, 1)),
    peak: re[best]! / total,
  };
}

function vertex(before: number, middle: number, after: number): number {
  const bend = before - 2 * middle + after;
  return bend < 0 ? (0.5 * (before - after)) / bend : 0;
}

function signed(at: number, length: number): number {
  return at > length / 2 ? at - length : at;
}

function hann(at: number, length: number): number {
  return 0.5 - 0.5 * Math.cos((2 * Math.PI * (at + 0.5)) / length);
}

function powerOfTwo(length: number): number {
  return 2 ** Math.ceil(Math.log2(Math.max(2, length)));
}

function meanOf({ data }: Plane, kept: Uint8Array): number {
  let sum = 0;
  let count = 0;
  for (let i = 0; i < data.length; i++) {
    if (!kept[i]) continue;
    sum += data[i]!;
    count++;
  }
  return count === 0 ? 0 : sum / count;
}
