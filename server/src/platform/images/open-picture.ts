import { limits } from '@maquette/contract';
import sharp, { type Sharp } from 'sharp';
import { Refusal } from '../refusal.ts';
import { turnFor } from './large-picture.ts';
import { type PictureType, pictureTypeOf } from './picture-type.ts';
import { isSrgbProfile } from './profile-name.ts';
import { assertFewScans } from './strip/jpeg-segments.ts';
import { assertPixelsTogether } from './strip/png-chunks.ts';

/** Lets the decoder read JPEG, PNG and WebP from memory and its own pixels from a file, one thread a picture and no cache. Once per process. */
export function limitDecoder(): void {
  sharp.cache(false);
  sharp.concurrency(1);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: [
      'VipsForeignLoadJpegBuffer',
      'VipsForeignLoadPngBuffer',
      'VipsForeignLoadWebpBuffer',
      'VipsForeignLoadVipsFile',
    ],
  });
}

/** What the head of a file says, before a pixel is decoded. */
export interface PictureHead {
  readonly type: PictureType;
  /** As stored, before turning. */
  readonly storedWidth: number;
  readonly storedHeight: number;
  /** Upright. */
  readonly width: number;
  readonly height: number;
  /** Exif, 1 to 8. */
  readonly orientation: number;
  readonly hasAlpha: boolean;
  /** Its colours are amounts of ink (CMYK). */
  readonly isInk: boolean;
  /** The colour profile is sRGB or there is none, so that the numbers can be taken as they are. */
  readonly isSrgb: boolean;
}

/**
 * Reads a picture's head and judges it; where the picture is large, waits for its turn to be decoded.
 * @throws Refusal picture_type_unsupported, picture_too_many_pixels, picture_unreadable
 */
export async function readHead(bytes: Buffer): Promise<PictureHead> {
  if (bytes.length === 0) throw new Refusal('picture_unreadable');
  const type = pictureTypeOf(bytes);
  if (!type) throw new Refusal('picture_type_unsupported');
  if (type === 'image/jpeg') assertFewScans(bytes);
  if (type === 'image/png') assertPixelsTogether(bytes);
  const found = await decoding(() => sharp(bytes, { limitInputPixels: false, failOn: 'none' }).metadata());
  const pixels = found.width * found.height;
  if (pixels > limits.uploadPixels) {
    throw new Refusal('picture_too_many_pixels', { values: { pixels, limit: limits.uploadPixels } });
  }
  await turnFor(found);
  const orientation = found.orientation ?? 1;
  const isLying = orientation >= 5 && orientation <= 8;
  return {
    type,
    storedWidth: found.width,
    storedHeight: found.height,
    width: isLying ? found.height : found.width,
    height: isLying ? found.width : found.height,
    orientation,
    hasAlpha: found.hasAlpha,
    isInk: found.space === 'cmyk',
    isSrgb: found.space === 'srgb' && (!found.icc || isSrgbProfile(found.icc)),
  };
}

/** Opens a judged picture for decoding: first frame, upright, its colours brought to sRGB. */
export function openPicture(bytes: Buffer, head: PictureHead): Sharp {
  const options = {
    limitInputPixels: limits.uploadPixels,
    failOn: 'warning',
    autoOrient: true,
    ignoreIcc: head.isSrgb,
  } as const;
  return sharp(bytes, options).toColourspace('srgb');
}

/** Runs a step of the decoder; whatever it complains about means that the picture cannot be read. */
export async function decoding<T>(step: () => Promise<T>): Promise<T> {
  try {
    return await step();
  } catch (cause) {
    const refusal = new Refusal('picture_unreadable');
    refusal.cause = cause;
    throw refusal;
  }
}
