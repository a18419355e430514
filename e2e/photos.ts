import { join } from 'node:path';
import sharp from 'sharp';

/** A room that the project's own engine rendered. */
export const livingRoom = join(import.meta.dirname, '../web/public/samples/living-before.webp');

/** Decoded RGBA of a picture, upright, sRGB. */
export const pixelsOf = async (
  picture: string | Buffer,
): Promise<{ width: number; height: number; data: Buffer }> => {
  const { data, info } = await sharp(picture).rotate().toColourspace('srgb').ensureAlpha().raw().toBuffer({
    resolveWithObject: true,
  });
  return { width: info.width, height: info.height, data };
};

/** Grey values of a mask at a given size. */
export const greyOf = async (mask: Buffer, size: { width: number; height: number }): Promise<Buffer> =>
  sharp(mask).greyscale().resize(size.width, size.height, { fit: 'fill' }).raw().toBuffer();
