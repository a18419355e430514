import { type GreyPicture, SELECTED } from './measure-mask.ts';

/** #ff3b6b at half strength inside, full strength along the outline with white beside it. */
const TINT = [255, 59, 107] as const;
const INSIDE_ALPHA = 128;

const isSelected = (grey: Uint8Array, at: number): boolean => (grey[at] ?? 0) >= SELECTED;

/** RGBA of the overlay that shows a mask on its photo: tinted inside, a line where it ends. */
export const tintMask = ({ width, height, grey }: GreyPicture): Uint8ClampedArray<ArrayBuffer> => {
  const out = new Uint8ClampedArray(width * height * 4);
  for (let at = 0; at < grey.length; at++) {
    const here = isSelected(grey, at);
    const x = at % width;
    const besides = [x > 0 ? at - 1 : at, x < width - 1 ? at + 1 : at, at - width, at + width];
    const isEdge = besides.some(
      (beside) => beside >= 0 && beside < grey.length && isSelected(grey, beside) !== here,
    );
    if (!here && !isEdge) continue;
    // The outer side of the edge is white: the line is seen on dark and on light.
    out.set(here ? [...TINT, isEdge ? 255 : INSIDE_ALPHA] : [255, 255, 255, 230], at * 4);
  }
  return out;
};
