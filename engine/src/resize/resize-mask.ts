import type { Mask } from '../pixels.ts';
import { axisWeights } from './resample-axis.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * Resizes a mask with a triangle filter: soft values stay soft, and nothing leaves 0-255.
 * @throws RangeError for a size below 1 x 1
 */
export function resizeMask(mask: Mask, { width, height }: Size): Mask {
  if (!(width >= 1 && height >= 1)) throw new RangeError('a mask is at least 1 x 1');
  if (width === mask.width && height === mask.height) return { width, height, data: mask.data.slice() };
  const across = axisWeights(mask.width, width, 'triangle');
  const down = axisWeights(mask.height, height, 'triangle');
  const narrow = new Float32Array(width * mask.height);
  for (let y = 0; y < mask.height; y++) {
    for (let x = 0; x < width; x++) {
      let sum = 0;
      for (let t = 0; t < across.taps; t++) {
        sum += across.weights[x * across.taps + t]! * mask.data[y * mask.width + across.first[x]! + t]!;
      }
      narrow[y * width + x] = sum;
    }
  }
  const data = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let sum = 0;
      for (let t = 0; t < down.taps; t++) {
        sum += down.weights[y * down.taps + t]! * narrow[(down.first[y]! + t) * width + x]!;
      }
      data[y * width + x] = Math.round(sum);
    }
  }
  return { width, height, data };
}

/** Shrinks a mask so that an output pixel is 255 as soon as any pixel it covers is above 0: nothing painted is lost. */
export function shrinkToCover(mask: Mask, { width, height }: Size): Mask {
  const data = new Uint8Array(width * height);
  for (let y = 0; y < mask.height; y++) {
    const row = Math.floor((y * height) / mask.height) * width;
    for (let x = 0; x < mask.width; x++) {
      if (mask.data[y * mask.width + x]! > 0) data[row + Math.floor((x * width) / mask.width)] = 255;
    }
  }
  return { width, height, data };
}
