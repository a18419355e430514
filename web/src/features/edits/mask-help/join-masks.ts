import { blobOfDataUrl } from '../../../platform/photos/blob-of-data-url.ts';
import { dataUrlOf } from '../photo/data-url.ts';

/**
 * What is white in one mask or in the other, of the first one's size; all are PNG data URLs.
 * @throws Error when one cannot be decoded
 */
export async function joinMasks(one: string, other: string): Promise<string> {
  const [first, second] = await Promise.all(
    [one, other].map((mask) => createImageBitmap(blobOfDataUrl(mask))),
  );
  if (!first || !second) throw new Error('no mask');
  const canvas = new OffscreenCanvas(first.width, first.height);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no canvas');
  context.drawImage(first, 0, 0);
  context.globalCompositeOperation = 'lighten';
  context.drawImage(second, 0, 0, first.width, first.height);
  first.close();
  second.close();
  return dataUrlOf(await canvas.convertToBlob({ type: 'image/png' }));
}
