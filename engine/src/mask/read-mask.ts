import type { Mask, PixelImage } from '../pixels.ts';

/** A painted pixel is brighter than the untouched one by more than this, on the 0-255 average of red, green and blue. */
const PAINTED_MARGIN = 10;
/** In a saved black-and-white mask, pixels brighter than this are painted. */
const SAVED_THRESHOLD = 128;

/** Reads a saved black-and-white mask picture: average of red, green and blue above 128 = 255, else 0; transparent pixels count as black. */
export function readSavedMask(picture: PixelImage): Mask {
  const { width, height, data } = picture;
  const out = new Uint8Array(width * height);
  for (let i = 0, p = 0; i < out.length; i++, p += 4) {
    const brightness = ((data[p]! + data[p + 1]! + data[p + 2]!) * data[p + 3]!) / (3 * 255);
    out[i] = brightness > SAVED_THRESHOLD ? 255 : 0;
  }
  return { width, height, data: out };
}

/**
 * Reads a photo somebody painted white over: painted where it is brighter than the original by more than 10 on average.
 * @throws RangeError when the sizes differ
 */
export function readPaintedPhoto(painted: PixelImage, original: PixelImage): Mask {
  const { width, height } = original;
  if (painted.width !== width || painted.height !== height)
    throw new RangeError('painted photo and original differ in size');
  const out = new Uint8Array(width * height);
  const a = painted.data;
  const b = original.data;
  for (let i = 0, p = 0; i < out.length; i++, p += 4) {
    const gain = a[p]! + a[p + 1]! + a[p + 2]! - b[p]! - b[p + 1]! - b[p + 2]!;
    out[i] = gain > 3 * PAINTED_MARGIN ? 255 : 0;
  }
  return { width, height, data: out };
}
