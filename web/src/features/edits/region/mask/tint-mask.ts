import { type GreyPicture, SELECTED } from './measure-mask.ts';

/** #ff3b6b at half strength inside, full strength along the outline with white beside it. */
const TINT = [255, 59, 107] as const;
const INSIDE_ALPHA = 128;
const OUTER_ALPHA = 230;
const CLEAR = 0;

/** RGBA of the overlay that shows a mask on its photo: tinted inside, a line where it ends. */
export const tintMask = ({ width, height, grey }: GreyPicture): Uint8ClampedArray<ArrayBuffer> => {
  const out = new Uint8ClampedArray(width * height * 4);
  const isSelected = (at: number) => (grey[at] ?? 0) >= SELECTED;
  // Beyond the rim lies what the rim is: the photo's edge is no edge of the region.
  const isOther = (here: boolean, at: number) => at >= 0 && at < grey.length && isSelected(at) !== here;
  for (let at = 0, x = 0; at < grey.length; at++, x++) {
    if (x === width) x = 0;
    const here = isSelected(at);
    const isEdge =
      (x > 0 && isOther(here, at - 1)) ||
      (x < width - 1 && isOther(here, at + 1)) ||
      isOther(here, at - width) ||
      isOther(here, at + width);
    // The outer side of the edge is white: the line is seen on dark and on light.
    const alpha = here ? (isEdge ? 255 : INSIDE_ALPHA) : isEdge ? OUTER_ALPHA : CLEAR;
    if (alpha === CLEAR) continue;
    for (let channel = 0; channel < 3; channel++) out[4 * at + channel] = here ? (TINT[channel] ?? 0) : 255;
    out[4 * at + 3] = alpha;
  }
  return out;
};
