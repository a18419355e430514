import type { PictureType } from '../picture-type.ts';
import { stripJpeg } from './strip-jpeg.ts';
import { stripPng } from './strip-png.ts';
import { stripWebp } from './strip-webp.ts';

const strippers: Record<PictureType, (bytes: Buffer, orientation: number) => Buffer> = {
  'image/jpeg': stripJpeg,
  'image/png': stripPng,
  'image/webp': stripWebp,
};

/**
 * The same picture without place, camera, author, texts, thumbnails or trailing bytes; the coded pixels, the colour profile and which way is up stay.
 * `orientation` as in Exif (1 to 8).
 * @throws Refusal picture_unreadable when the container is broken
 */
export const stripMetadata = (bytes: Buffer, type: PictureType, orientation: number): Buffer =>
  strippers[type](bytes, orientation);
