import type { Mask, PixelImage, Rect } from '@maquette/engine';
import sharp, { type Sharp } from 'sharp';
import { decoding, openPicture, type PictureHead } from './open-picture.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Pixels as the decoder gives them: 3 channels, or 4 where the picture has transparency; 8 bits each, sRGB, upright. */
export interface RawPixels extends Size {
  readonly channels: 3 | 4;
  readonly data: Buffer;
}

const rawOf = async (picture: Sharp): Promise<RawPixels> => {
  const { data, info } = await decoding(() =>
    picture.raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true }),
  );
  return { width: info.width, height: info.height, channels: info.channels === 4 ? 4 : 3, data };
};

const rgbaOf = async (picture: Sharp): Promise<PixelImage> => {
  const { width, height, data } = await rawOf(picture.ensureAlpha());
  return { width, height, data };
};

/** Upright sRGB pixels of a whole picture. @throws Refusal picture_unreadable when the picture breaks off */
export const decodeRaw = (bytes: Buffer, head: PictureHead): Promise<RawPixels> =>
  rawOf(openPicture(bytes, head));

/** Upright sRGB pixels of a picture, stretched to `size` when it has another one. @throws Refusal picture_unreadable */
export function decodePixels(bytes: Buffer, head: PictureHead, size: Size = head): Promise<PixelImage> {
  const picture = openPicture(bytes, head);
  if (head.width === size.width && head.height === size.height) return rgbaOf(picture);
  return rgbaOf(picture.resize({ width: size.width, height: size.height, fit: 'fill' }));
}

/** A rectangle of a picture, its place counted upright. @throws Refusal picture_unreadable */
export const decodePart = (bytes: Buffer, head: PictureHead, area: Rect): Promise<PixelImage> => {
  const { left, top, right, bottom } = area;
  return rgbaOf(openPicture(bytes, head).extract({ left, top, width: right - left, height: bottom - top }));
};

export interface Frame {
  /** Size the whole picture is brought to. */
  readonly size: Size;
  /** What is taken of it then. */
  readonly area: Rect;
  /** Stretched to the size; otherwise the size is covered and what stands over is cut off evenly. */
  readonly isStretched: boolean;
}

/** A rectangle of a picture brought to another size, without transparency. @throws Refusal picture_unreadable */
export const decodeFrame = (bytes: Buffer, head: PictureHead, frame: Frame): Promise<PixelImage> => {
  const { left, top, right, bottom } = frame.area;
  return rgbaOf(
    openPicture(bytes, head)
      .flatten({ background: '#ffffff' })
      .resize({ ...frame.size, fit: frame.isStretched ? 'fill' : 'cover' })
      .extract({ left, top, width: right - left, height: bottom - top }),
  );
};

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

/** A rectangle of raw pixels, with its transparency. */
export const partOf = (raw: RawPixels, { left, top, right, bottom }: Rect): Promise<PixelImage> =>
  rgbaOf(fromRaw(raw).extract({ left, top, width: right - left, height: bottom - top }));
