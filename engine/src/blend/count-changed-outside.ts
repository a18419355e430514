import type { Mask, PixelImage } from '../pixels.ts';

export interface Comparison {
  readonly before: PixelImage;
  readonly after: PixelImage;
  /** What was allowed to change; 0 = nothing. */
  readonly mask: Mask;
  /** Where the mask's top left corner lies in the picture; the top left corner when left out. */
  readonly place?: { readonly left: number; readonly top: number };
}

/**
 * How many pixels differ (in any channel) where the mask is 0 or does not reach.
 * @throws RangeError when the two pictures differ in size
 */
export function countChangedOutside({
  before,
  after,
  mask,
  place = { left: 0, top: 0 },
}: Comparison): number {
  const { width, height } = before;
  if (after.width !== width || after.height !== height) throw new RangeError('the pictures differ in size');
  const a = wordsOf(before.data);
  const b = wordsOf(after.data);
  let changed = 0;
  for (let y = 0; y < height; y++) {
    const maskY = y - place.top;
    const hasMask = maskY >= 0 && maskY < mask.height;
    for (let x = 0, i = y * width; x < width; x++, i++) {
      if (a[i] === b[i]) continue;
      const maskX = x - place.left;
      const isAllowed =
        hasMask && maskX >= 0 && maskX < mask.width && mask.data[maskY * mask.width + maskX]! > 0;
      if (!isAllowed) changed++;
    }
  }
  return changed;
}

/** One 32-bit word a pixel; copies only when the bytes do not start on a word. */
function wordsOf(bytes: Uint8Array): Uint32Array {
  const aligned = bytes.byteOffset % 4 === 0 ? bytes : bytes.slice();
  return new Uint32Array(aligned.buffer, aligned.byteOffset, aligned.length / 4);
}
