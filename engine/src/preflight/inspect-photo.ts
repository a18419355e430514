import { oklabFromRgb } from '../colour/oklab.ts';
import { lumaOf } from '../colour/srgb.ts';
import type { PixelImage } from '../pixels.ts';

export interface PhotoFindings {
  /** So dark that a picture service sees little of the room. */
  readonly isDark: boolean;
  readonly isBlurred: boolean;
  /** Too few pixels for a result worth looking at. */
  readonly isTiny: boolean;
  /** Mean OKLab lightness, 0 (black) to 1 (white). */
  readonly meanLightness: number;
  /** 0 (nothing but blur) to 1. */
  readonly sharpness: number;
}

const DARK_BELOW = 0.38;
/** A dark room with a lamp or a window in it has a low mean too; what counts is how little of it is light. */
const LIGHT = 0.5;
const LIGHT_SHARE = 0.15;
const BLURRED_BELOW = 0.42;
/** The sides that a photo has at least of which a result is worth looking at, in pixels. */
export const leastSides = { longer: 512, shorter: 256 } as const;

/** Too few pixels for that. */
export function isTiny({ width, height }: { readonly width: number; readonly height: number }): boolean {
  return Math.max(width, height) < leastSides.longer || Math.min(width, height) < leastSides.shorter;
}

/** What is wrong with a photo before anything is paid for. `overview` is the photo at up to 1024 px, `fullSize` the photo's own size. */
export function inspectPhoto(
  overview: PixelImage,
  fullSize: { readonly width: number; readonly height: number },
): PhotoFindings {
  const light = lightOf(overview);
  const sharpness = sharpnessOf(overview);
  return {
    isDark: light.mean < DARK_BELOW && light.share < LIGHT_SHARE,
    isBlurred: sharpness < BLURRED_BELOW,
    isTiny: isTiny(fullSize),
    meanLightness: light.mean,
    sharpness,
  };
}

/** Every third pixel of every third row is plenty. */
const STEP = 3;

function lightOf({ width, height, data }: PixelImage): { mean: number; share: number } {
  let sum = 0;
  let count = 0;
  let light = 0;
  for (let y = 0; y < height; y += STEP) {
    for (let x = 0; x < width; x += STEP) {
      const i = (y * width + x) * 4;
      const [lightness] = oklabFromRgb(data[i]!, data[i + 1]!, data[i + 2]!);
      sum += lightness;
      count++;
      if (lightness > LIGHT) light++;
    }
  }
  return { mean: sum / count, share: light / count };
}

/** Taps on each side of the second blur. */
const REACH = 4;

/**
 * How much of the variation between neighbours a blur takes away: much from a sharp picture, little from one that is blurred already, whatever it shows.
 * After Crété, Dolmiere, Ladret & Nicolas, "The blur effect: perception and estimation with a new no-reference perceptual blur metric" (2007).
 */
function sharpnessOf({ width, height, data }: PixelImage): number {
  const luma = new Float32Array(width * height);
  for (let i = 0, p = 0; i < luma.length; i++, p += 4) luma[i] = lumaOf(data[p]!, data[p + 1]!, data[p + 2]!);
  const across = lostAlong(luma, { length: width, lines: height, stride: 1, lineStride: width });
  const down = lostAlong(luma, { length: height, lines: width, stride: width, lineStride: 1 });
  return Math.min(across, down);
}

interface Axis {
  readonly length: number;
  readonly lines: number;
  readonly stride: number;
  readonly lineStride: number;
}

/** The share of the variation along one axis that a box blur of nine pixels takes away; 1 for a flat picture, in which nothing tells blur. */
function lostAlong(luma: Float32Array, { length, lines, stride, lineStride }: Axis): number {
  let whole = 0;
  let lost = 0;
  for (let line = 0; line < lines; line++) {
    const start = line * lineStride;
    for (let k = REACH + 1; k < length - REACH; k++) {
      const i = start + k * stride;
      const step = luma[i]! - luma[i - stride]!;
      const blurredStep = (luma[i + REACH * stride]! - luma[i - (REACH + 1) * stride]!) / (2 * REACH + 1);
      whole += Math.abs(step);
      lost += Math.max(0, Math.abs(step) - Math.abs(blurredStep));
    }
  }
  return whole === 0 ? 1 : lost / whole;
}
