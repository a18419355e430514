import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { isMaskEmpty, type Mask, type PixelImage, readPaintedPhoto, readSavedMask } from '@maquette/engine';
import sharp from 'sharp';
import { Refusal } from '../../refusal.ts';
import { decodePixels } from '../decode-pixels.ts';
import { type PictureHead, readHead } from '../open-picture.ts';
import { hasSameAspect } from '../same-aspect.ts';
import { assertEditable } from './assert-editable.ts';
import { addColouredPaint, isBlackAndWhite, showsPhoto } from './painted-photo.ts';

export interface ReadMask {
  readonly path: string;
  /** Where the mask is written as an 8-bit grey PNG of 0 and 255. */
  readonly maskPath: string;
  /** The photo it belongs to, when known: its proportions must fit, and a painted-over copy of it is understood. */
  readonly photoPath?: string;
}

export interface MaskRead {
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
  /** SHA-256 of the file at `maskPath`, hex. */
  readonly sha256: string;
}

/** A picture that shows the photo itself was painted over; anything else is taken as black and white. */
async function maskOf(picture: PixelImage, photo: Photo | null): Promise<Mask> {
  if (!photo || isBlackAndWhite(picture)) return readSavedMask(picture);
  const original = await decodePixels(photo.bytes, photo.head, picture);
  if (!showsPhoto(picture, original)) return readSavedMask(picture);
  return addColouredPaint(readPaintedPhoto(picture, original), picture, original);
}

interface Photo {
  readonly bytes: Buffer;
  readonly head: PictureHead;
}

const readPhoto = async (path: string): Promise<Photo> => {
  const bytes = await readFile(path);
  return { bytes, head: await readHead(bytes) };
};

/**
 * Reads any picture as a mask by the two rules of the specification and keeps it as plain black and white.
 * @throws Refusal empty_mask, mask_aspect_differs, mask_too_small (only where the photo is known), picture_unreadable, picture_type_unsupported, picture_too_many_pixels
 */
export async function readMask(job: ReadMask): Promise<MaskRead> {
  const bytes = await readFile(job.path);
  const head = await readHead(bytes);
  const photo = job.photoPath ? await readPhoto(job.photoPath) : null;
  if (photo && !hasSameAspect(head, photo.head)) throw new Refusal('mask_aspect_differs');
  const mask = await maskOf(await decodePixels(bytes, head), photo);
  if (isMaskEmpty(mask)) throw new Refusal('empty_mask');
  if (photo) assertEditable(mask, photo.head);
  const { width, height } = mask;
  const file = await sharp(mask.data, { raw: { width, height, channels: 1 }, limitInputPixels: false })
    .toColourspace('b-w')
    .png({ compressionLevel: 6 })
    .toBuffer();
  await writeFile(job.maskPath, file);
  return { width, height, bytes: file.length, sha256: createHash('sha256').update(file).digest('hex') };
}
