import { colourOfArea } from '@maquette/engine';

export interface OpenPicture {
  readonly width: number;
  readonly height: number;
  readonly pixels: ImageData;
}

/** Longest side at which a picture is shown and measured, in pixels. */
const SIDE = 1024;
/** Side of the square that is measured, as a part of the longest side. */
const SPOT = 0.02;

/**
 * A picture file, upright and no larger than it takes to point at a colour.
 * @throws Error when the browser cannot decode it
 */
export const openPicture = async (file: Blob): Promise<OpenPicture> => {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const scale = Math.min(1, SIDE / Math.max(bitmap.width, bitmap.height));
  const width = Math.max(1, Math.round(bitmap.width * scale));
  const height = Math.max(1, Math.round(bitmap.height * scale));
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('no canvas');
  context.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  return { width, height, pixels: context.getImageData(0, 0, width, height) };
};

/** The colour around a place given as parts of width and height, as `#rrggbb`; null where there is nothing to see. */
export const colourAt = (
  { width, height, pixels }: OpenPicture,
  at: { x: number; y: number },
): string | null => {
  const half = Math.max(2, (Math.max(width, height) * SPOT) / 2);
  const [x, y] = [at.x * width, at.y * height];
  const area = {
    left: Math.floor(x - half),
    top: Math.floor(y - half),
    right: Math.ceil(x + half),
    bottom: Math.ceil(y + half),
  };
  try {
    return colourOfArea({ width, height, data: new Uint8Array(pixels.data.buffer) }, area);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
};
