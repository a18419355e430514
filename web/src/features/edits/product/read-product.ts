import { productProblem } from '@maquette/engine';
import { dataUrlOf } from '../photo/data-url.ts';
import type { DraftProduct } from './product.ts';

/** Longer side in pixels of what is kept on this device and sent: no place shows more of it. */
const LONGEST = 1280;
const QUALITY = 0.92;

/** Reads a chosen file as a product. @throws Error when it is no picture that this browser can read */
export async function readProduct(file: File): Promise<Pick<DraftProduct, 'name' | 'picture' | 'problems'>> {
  const bitmap = await createImageBitmap(file);
  const scale = Math.min(1, LONGEST / Math.max(bitmap.width, bitmap.height));
  const width = Math.max(1, Math.round(bitmap.width * scale));
  const height = Math.max(1, Math.round(bitmap.height * scale));
  const canvas = new OffscreenCanvas(width, height);
  const drawing = canvas.getContext('2d');
  if (!drawing) throw new Error('no canvas');
  drawing.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  const { data } = drawing.getImageData(0, 0, width, height);
  const image = { width, height, data: new Uint8Array(data.buffer) };
  // Browsers that cannot write WebP write PNG instead.
  const small = await canvas.convertToBlob({ type: 'image/webp', quality: QUALITY });
  return {
    name: file.name,
    picture: await dataUrlOf(small),
    problems: { floor: productProblem(image, 'floor'), wall: productProblem(image, 'wall') },
  };
}
