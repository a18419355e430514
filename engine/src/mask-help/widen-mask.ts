import { growMask } from '../mask/grow.ts';
import type { Mask } from '../pixels.ts';

/** A little: share of the picture's longer side. As far as a thing's own light and the blur of its edge usually reach. */
const LITTLE = 0.012;

/** The mask grown a little on every side, round at the corners: by 1.2 % of the picture's longer side, a pixel at least. Grown pixels get 255. */
export function widenMask(mask: Mask): Mask {
  return growMask(mask, Math.max(1, Math.round(LITTLE * Math.max(mask.width, mask.height))));
}
