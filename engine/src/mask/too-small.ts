import type { Mask } from '../pixels.ts';
import { countMasked, maskBounds } from './bounds.ts';

/** Less than this share of the picture is a slip of the hand. */
const LEAST_SHARE = 0.002;
/** Pixels across at least; in a large share of a small picture there is nothing to draw in less. */
const LEAST_ACROSS = 24;

/**
 * Whether a mask marks too little for an edit: less than 0.2 % of the picture's pixels (every pixel above 0 counts), or nothing that reaches 24 pixels in
 * width or in height. Across is the longer side of the bounds: a dot is refused, a thin long stroke of enough area is not. In a picture whose own longer
 * side is shorter than that, the picture's side counts. An empty mask is too small.
 * @param mask at the photo's own resolution
 */
export function isTooSmallToEdit(mask: Mask): boolean {
  const bounds = maskBounds(mask);
  if (!bounds) return true;
  const across = Math.max(bounds.right - bounds.left, bounds.bottom - bounds.top);
  if (across < Math.min(LEAST_ACROSS, Math.max(mask.width, mask.height))) return true;
  return countMasked(mask) < LEAST_SHARE * mask.width * mask.height;
}
