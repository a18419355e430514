import { rm } from 'node:fs/promises';
import type { Mask, PixelImage, Rect } from '@maquette/engine';
import sharp, { type Sharp } from 'sharp';
import { decoding, openPicture, type PictureHead } from './open-picture.ts';
import { copyRows, type RawPlace, withRows } from './raw-rows.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Pixels as the decoder gives them: 3 channels, or 4 where the picture has transparency; 8 bits each, sRGB, upright. */
export interface RawPixels extends Size {
  readonly channels: 3 | 4;
  readonly data: Buffer;
}

async function rawOf(picture: Sharp): Promise<RawPixels> {
  const { data, info } = await decoding(() =>
    picture.raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true }),
  );
  return { width: info.width, height: info.height, channels: info.channels === 4 ? 4 : 3, data };
}

async function rgbaOf(picture: Sharp): Promise<PixelImage> {
  const { width, height, data } = await rawOf(picture.ensureAlpha());
  return { width, height, data };
}

/** Upright sRGB pixels of a picture, stretched to `size` when it has another one. @throws Refusal picture_unreadable */
export function decodePixels(bytes: Buffer, head: PictureHead, size: Size = head): Promise<PixelImage> {
  const picture = openPicture(bytes, head);
  if (head.width === size.width && head.height === size.height) return rgbaOf(picture);
  return rgbaOf(picture.resize({ width: size.width, height: size.height, fit: 'fill' }));
}

/** The decoder's own files (`.v`) begin with this many bytes, then come the pixels, row by row. */
const HEADER_BYTES = 64;
/** Where such a file tells the type of its numbers, 0 = bytes, and its pixels per millimetre across and down. */
const NUMBERS_AT = 20;
const RESOLUTION_AT = [32, 36];

/**
 * Decodes into a file of pixels strip by strip, so that memory does not hold them all. The decoder reads it again by `fromPixelFile`.
 * @param path ends with `.v`
 * @throws Refusal picture_unreadable
 */
export async function toPixelFile(picture: Sharp, path: string): Promise<RawPlace> {
  const { width, height, channels } = await decoding(() => picture.toFile(path));
  withRows({ path, width: HEADER_BYTES, height: 1, channels: 1 }, 'r+', (rows) => {
    const head = rows.read(0, 1);
    if (head.readUInt32LE(NUMBERS_AT) !== 0) throw new RangeError('the decoder wrote no bytes');
    // What the camera said about inches is nothing to hand on.
    for (const at of RESOLUTION_AT) head.writeFloatLE(1, at);
    rows.write(0, head);
  });
  return { path, width, height, channels, offset: HEADER_BYTES };
}

/** Pixels in one of the decoder's own files as the encoder takes them. */
export const fromPixelFile = (path: string): Sharp => sharp(path, { limitInputPixels: false });

/** Writes a rectangle of a picture, its place counted upright, as RGBA. @throws Refusal picture_unreadable */
export async function writePart(
  path: string,
  { bytes, head, area }: { bytes: Buffer; head: PictureHead; area: Rect },
): Promise<void> {
  const { left, top, right, bottom } = area;
  const cut = openPicture(bytes, head).extract({ left, top, width: right - left, height: bottom - top });
  const decoded = await toPixelFile(cut.ensureAlpha(), `${path}.v`);
  copyRows(decoded, { ...decoded, path, offset: 0 });
  await rm(decoded.path);
}

export interface Frame {
  /** Size the whole picture is brought to. */
  readonly size: Size;
  /** What is taken of it then. */
  readonly area: Rect;
  /** Stretched to the size; otherwise the size is covered and what stands over is cut off evenly. */
  readonly isStretched: boolean;
}

/** A rectangle of a picture brought to another size, without transparency. @throws Refusal picture_unreadable */
export function decodeFrame(bytes: Buffer, head: PictureHead, frame: Frame): Promise<PixelImage> {
  const { left, top, right, bottom } = frame.area;
  return rgbaOf(
    openPicture(bytes, head)
      .flatten({ background: '#ffffff' })
      .resize({ ...frame.size, fit: frame.isStretched ? 'fill' : 'cover' })
      .extract({ left, top, width: right - left, height: bottom - top }),
  );
}

/** A mask as `read-mask` writes it, one byte a pixel. @throws Refusal picture_unreadable */
export async function decodeMask(bytes: Buffer, head: PictureHead): Promise<Mask> {
  const { data, info } = await decoding(() =>
    openPicture(bytes, head)
      .toColourspace('b-w')
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true }),
  );
  return { width: info.width, height: info.height, data };
}

/** Pixels as the encoder takes them. */
export const fromRaw = ({ width, height, channels, data }: RawPixels): Sharp =>
  sharp(data, { raw: { width, height, channels }, limitInputPixels: false });
