import type { PixelImage } from '../pixels.ts';
import type { PhotoSettings } from './recipe.ts';
import { gaussianSmoother, type Smoother } from './smoothers.ts';

/** Sigma of the unsharp mask as a share of the picture's longest side. */
export const sharpenSigmaShare = 0.001;
/** How much of the difference from the unsharp picture is added where sharpen is 100. */
export const sharpenAmount = 1;

/** The settings beyond colour, in pixels of the picture. */
interface Softness {
  readonly amount: number;
  readonly sharpenSigma: number;
  readonly blurSigma: number;
}

function softnessOf(settings: PhotoSettings, longest: number): Softness {
  return {
    amount: (settings.sharpen / 100) * sharpenAmount,
    sharpenSigma: settings.sharpen > 0 ? longest * sharpenSigmaShare : 0,
    blurSigma: (settings.blur / 1000) * longest,
  };
}

/** How many pixels around a part of a picture `adjustSharpness` looks at. */
export function sharpnessReach(settings: PhotoSettings, longest: number): number {
  const { sharpenSigma, blurSigma } = softnessOf(settings, longest);
  return blurReach(sharpenSigma) + blurReach(blurSigma);
}

/**
 * Sharpens by an unsharp mask (alpha stays), then blurs (alpha with it), borders repeated. Sizes are shares of `longest`, the
 * longest side in pixels of the whole picture of which this may be a part. Gives the very picture back where there is nothing to do.
 */
export function adjustSharpness(image: PixelImage, settings: PhotoSettings, longest: number): PixelImage {
  const { amount, sharpenSigma, blurSigma } = softnessOf(settings, longest);
  const sharp = amount > 0 ? unsharpMask(image, sharpenSigma, amount) : image;
  return blurSigma > 0 ? blurStraight(sharp, blurSigma) : sharp;
}

function blurStraight(image: PixelImage, sigma: number): PixelImage {
  return hasAlpha(image) ? unpremultiply(blurBytes(premultiply(image), sigma)) : blurBytes(image, sigma);
}

function unsharpMask(image: PixelImage, sigma: number, amount: number): PixelImage {
  const { width, height, data } = image;
  const soft = blurStraight(image, sigma).data;
  const out = new Uint8Array(data.length);
  for (let i = 0; i < data.length; i += 4) {
    out[i] = away(data[i]!, soft[i]!, amount);
    out[i + 1] = away(data[i + 1]!, soft[i + 1]!, amount);
    out[i + 2] = away(data[i + 2]!, soft[i + 2]!, amount);
    out[i + 3] = data[i + 3]!;
  }
  return { width, height, data: out };
}

function away(value: number, soft: number, amount: number): number {
  const sharp = value + amount * (value - soft);
  return sharp <= 0 ? 0 : sharp >= 255 ? 255 : (sharp + 0.5) | 0;
}

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

/** Whether any pixel lets something through. */
function hasAlpha({ data }: PixelImage): boolean {
  for (let i = 3; i < data.length; i += 4) if (data[i] !== 255) return true;
  return false;
}

/** Colours weighted by alpha, so that what is transparent has no colour to bleed. Pixels that are opaque stay as they are. */
function premultiply({ width, height, data }: PixelImage): PixelImage {
  const out = new Uint8Array(data.length);
  for (let i = 0; i < data.length; i += 4) {
    const alpha = data[i + 3]!;
    for (let c = 0; c < 3; c++) out[i + c] = (data[i + c]! * alpha) / 255 + 0.5;
    out[i + 3] = alpha;
  }
  return { width, height, data: out };
}

/** Takes the weight by alpha away again. */
function unpremultiply({ width, height, data }: PixelImage): PixelImage {
  const out = new Uint8Array(data.length);
  for (let i = 0; i < data.length; i += 4) {
    const alpha = data[i + 3]!;
    if (alpha === 0) continue;
    for (let c = 0; c < 3; c++) out[i + c] = Math.min(255, (data[i + c]! * 255) / alpha + 0.5);
    out[i + 3] = alpha;
  }
  return { width, height, data: out };
}
