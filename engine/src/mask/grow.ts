import type { Mask } from '../pixels.ts';
import { distanceToMarked, distanceToZero } from './distance.ts';

/** Widens the marked area by `pixels` on every side (round corners); grown pixels get 255. */
export function growMask(mask: Mask, pixels: number): Mask {
  const distance = distanceToMarked(mask);
  const data = mask.data.map((value, i) => (value > 0 ? value : distance[i]! <= 3 * pixels ? 255 : 0));
  return { width: mask.width, height: mask.height, data };
}

/** Narrows the marked area by `pixels` on every side; the picture's border is no edge. */
export function shrinkMask(mask: Mask, pixels: number): Mask {
  const distance = distanceToZero(mask);
  const data = mask.data.map((value, i) => (distance[i]! > 3 * pixels ? value : 0));
  return { width: mask.width, height: mask.height, data };
}
