import { boxBlur } from '../filter/box-blur.ts';
import { gaussianBlur, type Plane } from '../filter/gaussian-blur.ts';
import type { PixelImage } from '../pixels.ts';

/** Brightness 0-1. */
export function lightOf({ width, height, data }: PixelImage): Plane {
  const light = new Float32Array(width * height);
  for (let i = 0; i < light.length; i++) {
    light[i] = (0.299 * data[4 * i]! + 0.587 * data[4 * i + 1]! + 0.114 * data[4 * i + 2]!) / 255;
  }
  return { width, height, channels: 1, data: light };
}

/** Red, green, blue 0-255. */
export function coloursOf({ width, height, data }: PixelImage): Plane {
  const colours = new Float32Array(width * height * 3);
  for (let i = 0, k = 0; i < data.length; i += 4) {
    colours[k++] = data[i]!;
    colours[k++] = data[i + 1]!;
    colours[k++] = data[i + 2]!;
  }
  return { width, height, channels: 3, data: colours };
}

/** A blur of any width at a cost that does not grow with it; the border is not darkened. */
export function softBlur(plane: Plane, sigma: number): Plane {
  if (sigma < 2) return gaussianBlur(plane, sigma);
  const radius = Math.max(1, Math.round(sigma * 0.97));
  const ones: Plane = { ...plane, channels: 1, data: new Float32Array(plane.width * plane.height).fill(1) };
  const { data: weight } = boxBlur(ones, radius, 3);
  const blurred = boxBlur(plane, radius, 3);
  return { ...plane, data: blurred.data.map((value, i) => value / weight[(i / plane.channels) | 0]!) };
}
