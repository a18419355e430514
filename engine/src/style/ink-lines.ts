import { gaussianBlur } from '../filter/gaussian-blur.ts';
import type { PixelImage } from '../pixels.ts';
import { lightOf } from './planes.ts';

export interface Ink {
  /** Width of the lines, in pixels. */
  readonly sigma: number;
  /** How strongly edges are brought out. */
  readonly sharpness: number;
  /** Brightness (0-1) below which ink flows. */
  readonly threshold: number;
  /** Steepness from paper to ink. */
  readonly steepness: number;
}

/** Ink lines along edges, 1 = paper, 0 = ink. Extended difference of Gaussians (Winnemöller, Kyprianidis, Olsen 2012). */
export function inkLines(image: PixelImage, { sigma, sharpness, threshold, steepness }: Ink): Float32Array {
  const light = lightOf(image);
  const fine = gaussianBlur(light, sigma).data;
  const coarse = gaussianBlur(light, 1.6 * sigma).data;
  return fine.map((value, i) => {
    const edge = (1 + sharpness) * value - sharpness * coarse[i]!;
    return edge >= threshold ? 1 : Math.max(0, 1 + Math.tanh(steepness * (edge - threshold)));
  });
}
