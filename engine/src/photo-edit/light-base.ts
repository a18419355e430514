import { lumaOf } from '../colour/srgb.ts';
import { boxBlur } from '../filter/box-blur.ts';
import type { PixelImage } from '../pixels.ts';

/** The light of a picture without its texture: at every place `slope * brightness + rest`, brightness 0-1, both laid over the whole picture. */
export interface LightBase {
  readonly width: number;
  readonly height: number;
  /** Slope and rest in turn, row by row. */
  readonly data: Float32Array;
}

/** How long, at most, a picture need be for its light to be told: the base is laid over a picture of any size. */
export const lightBaseSide = 512;

/** Radius of the window as a share of the longest side. */
const WINDOW_SHARE = 0.03;
/** Variance below which a difference of brightness (0-1) is texture, and above which it is the border of another light. */
const TEXTURE = 0.006;
const MEANS = 3;
const PARTS = 3;

/**
 * The base layer of a picture's brightness, by the guided filter with the picture as its own guide (He, Sun, Tang 2013, "Guided
 * Image Filtering"; told at a low resolution and laid over the full one as in He, Sun 2015, "Fast Guided Filter"). Strong edges
 * stay in it, so what follows it draws no halo along them.
 * @param small the whole picture, made smaller to about `lightBaseSide`
 */
export function lightBaseOf({ width, height, data }: PixelImage): LightBase {
  const radius = Math.max(1, Math.round(WINDOW_SHARE * Math.max(width, height)));
  const sums = new Float32Array(width * height * MEANS);
  for (let i = 0, at = 0; i < data.length; i += 4, at += MEANS) {
    const light = lumaOf(data[i]!, data[i + 1]!, data[i + 2]!) / 255;
    // The box counts what lies outside the picture as 0, so it counts the places inside too.
    sums[at] = 1;
    sums[at + 1] = light;
    sums[at + 2] = light * light;
  }
  const means = boxBlur({ width, height, channels: MEANS, data: sums }, radius).data;
  for (let at = 0; at < means.length; at += MEANS) {
    const mean = means[at + 1]! / means[at]!;
    const variance = Math.max(0, means[at + 2]! / means[at]! - mean * mean);
    const slope = variance / (variance + TEXTURE);
    sums[at + 1] = slope;
    sums[at + 2] = (1 - slope) * mean;
  }
  const smooth = boxBlur({ width, height, channels: PARTS, data: sums }, radius).data;
  const base = new Float32Array(width * height * 2);
  for (let at = 0, i = 0; at < smooth.length; at += PARTS, i += 2) {
    base[i] = smooth[at + 1]! / smooth[at]!;
    base[i + 1] = smooth[at + 2]! / smooth[at]!;
  }
  return { width, height, data: base };
}
