import { blobOfDataUrl } from '../../../../platform/photos/blob-of-data-url.ts';
import type { GreyPicture } from './measure-mask.ts';

/**
 * The grey values of a mask given as a PNG data URL.
 * @throws Error when it cannot be decoded
 */
export const readMask = async (mask: string): Promise<GreyPicture> => {
  const bitmap = await createImageBitmap(blobOfDataUrl(mask));
  const { width, height } = bitmap;
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('no canvas');
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  const { data } = context.getImageData(0, 0, width, height);
  const grey = new Uint8Array(width * height);
  for (let at = 0; at < grey.length; at++) grey[at] = data[at * 4] ?? 0;
  return { width, height, grey };
};
