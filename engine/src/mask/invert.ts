import type { Mask } from '../pixels.ts';

/** Swaps keep and repaint. */
export function invertMask(mask: Mask): Mask {
  return { width: mask.width, height: mask.height, data: mask.data.map((value) => 255 - value) };
}
