import type { PixelImage } from '../pixels.ts';
import { blurBytes, blurReach } from './blur-bytes.ts';
import { hasAlpha, premultiply, unpremultiply } from './premultiply.ts';
import type { PhotoSettings } from './recipe.ts';

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
