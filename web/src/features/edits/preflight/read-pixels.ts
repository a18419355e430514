import type { Mask, PixelImage } from '@maquette/engine';

/** The pixels of a picture, reduced to a longest side where one is given. @throws when it cannot be decoded */
export async function readPixels(picture: Blob, longestSide = Infinity): Promise<PixelImage> {
  const bitmap = await createImageBitmap(picture);
  const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
  const width = Math.max(1, Math.round(bitmap.width * scale));
  const height = Math.max(1, Math.round(bitmap.height * scale));
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('No 2D canvas in this worker');
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  const { data } = context.getImageData(0, 0, width, height);
  return { width, height, data: new Uint8Array(data.buffer) };
}

/** A black-and-white picture as a mask. */
export function maskOf({ width, height, data }: PixelImage): Mask {
  return {
    width,
    height,
    data: Uint8Array.from({ length: width * height }, (_, at) => data[at * 4] ?? 0),
  };
}

/** A mask as an opaque grey picture. */
export function greyOf({ width, height, data }: Mask): PixelImage {
  const grey = new Uint8Array(width * height * 4).fill(255);
  for (const [at, level] of data.entries()) grey.fill(level, at * 4, at * 4 + 3);
  return { width, height, data: grey };
}
