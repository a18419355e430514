import { gaussianBlur } from '../filter/gaussian-blur.ts';
import type { PixelImage } from '../pixels.ts';
import { lightOf, softBlur } from './planes.ts';

interface Ink {
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
function inkLines(image: PixelImage, { sigma, sharpness, threshold, steepness }: Ink): Float32Array {
  const light = lightOf(image);
  const fine = gaussianBlur(light, sigma).data;
  const coarse = gaussianBlur(light, 1.6 * sigma).data;
  return fine.map((value, i) => {
    const edge = (1 + sharpness) * value - sharpness * coarse[i]!;
    return edge >= threshold ? 1 : Math.max(0, 1 + Math.tanh(steepness * (edge - threshold)));
  });
}

const EVEN: Omit<Ink, 'sigma'> = { sharpness: 22, threshold: 0.62, steepness: 9 };

/** Ink lines in light made even: dark things are outlined, not blackened. Lines are a pixel wide at `scale` 1. */
export function evenInk(image: PixelImage, scale: number): Float32Array {
  const light = lightOf(image);
  const around = softBlur(light, 12 * scale).data;
  const data = image.data.slice();
  for (let i = 0; i < around.length; i++) {
    const level = 255 * Math.min(1, Math.max(0, 0.72 + 0.75 * (light.data[i]! - around[i]!)));
    data.fill(level, 4 * i, 4 * i + 3);
  }
  return inkLines({ ...image, data }, { ...EVEN, sigma: 0.9 * scale });
}
