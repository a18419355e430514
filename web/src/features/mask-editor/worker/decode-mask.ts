import { createMask, type MaskBuffer, type Size } from '../raster/mask-buffer.ts';

const BAND_HEIGHT = 512;
const PAINTED_ABOVE = 128;

/**
 * Reads a mask picture at the given size: what is brighter than 128 counts as painted.
 * Goes through the picture in bands, so that no canvas gets larger than phones allow.
 * @throws when the picture cannot be decoded.
 */
export async function decodeMask(picture: Blob, size: Size): Promise<MaskBuffer> {
  const bitmap = await createImageBitmap(picture);
  const mask = createMask(size);
  const band = new OffscreenCanvas(size.width, Math.min(BAND_HEIGHT, size.height));
  const context = band.getContext('2d', { willReadFrequently: true, alpha: false });
  if (!context) throw new Error('No 2D canvas in this worker');
  for (let top = 0; top < size.height; top += BAND_HEIGHT) {
    const height = Math.min(BAND_HEIGHT, size.height - top);
    context.clearRect(0, 0, size.width, height);
    context.drawImage(bitmap, 0, -top, size.width, size.height);
    const { data } = context.getImageData(0, 0, size.width, height);
    mask.pixels.set(painted(data), top * size.width);
  }
  bitmap.close();
  return mask;
}

function painted(rgba: Uint8ClampedArray): Uint8Array {
  const marks = new Uint8Array(rgba.length / 4);
  for (let i = 0; i < marks.length; i += 1) {
    const sum = (rgba[i * 4] ?? 0) + (rgba[i * 4 + 1] ?? 0) + (rgba[i * 4 + 2] ?? 0);
    marks[i] = sum > PAINTED_ABOVE * 3 ? 255 : 0;
  }
  return marks;
}
