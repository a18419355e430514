import { oklabOfImage } from '../colour/oklab.ts';
import type { Mask, PixelImage } from '../pixels.ts';

/** How far to each side of the outline colours are compared, in pixels. */
const STEP = 4;
/** OKLab difference that counts as an edge. */
const EDGE = 0.06;

/** Share of the mask's outline that follows edges of the picture, 0-1: near 1 for a mask drawn along a thing, near 0 for one drawn across a wall. */
export function outlineShare(image: PixelImage, { width, height, data }: Mask): number {
  const lab = oklabOfImage(image);
  let outline = 0;
  let edges = 0;
  const compare = (a: number, b: number): void => {
    outline++;
    const difference = Math.hypot(
      lab[3 * a]! - lab[3 * b]!,
      lab[3 * a + 1]! - lab[3 * b + 1]!,
      lab[3 * a + 2]! - lab[3 * b + 2]!,
    );
    if (difference > EDGE) edges++;
  };
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const isInside = data[i]! > 0;
      if (x >= STEP && x + STEP < width && data[i + 1]! > 0 !== isInside) compare(i - STEP + 1, i + STEP);
      if (y >= STEP && y + STEP < height && data[i + width]! > 0 !== isInside)
        compare(i - (STEP - 1) * width, i + STEP * width);
    }
  }
  return outline === 0 ? 0 : edges / outline;
}
