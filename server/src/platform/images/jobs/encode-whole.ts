import { readFile, writeFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { decoding, readHead } from '../open-picture.ts';
import { LONGEST_WEBP_SIDE } from './smaller-copies.ts';

export interface EncodeWhole {
  readonly path: string;
  /** Where the picture is written. */
  readonly copyPath: string;
  readonly format: 'jpeg' | 'png' | 'webp';
}

/** No difference that eyes could find, at a fifth of the bytes of a PNG. */
const QUALITY = 95;

/**
 * Writes all of a stored picture in another format, in its own size and colours: PNG to the last bit, JPEG and WebP as good as
 * eyes can tell. The colour profile stays; nothing else that a camera writes is taken along. What was transparent becomes white
 * in a JPEG, and what is longer than WebP can be is made smaller.
 * @throws Refusal picture_unreadable
 */
export async function encodeWhole({ path, copyPath, format }: EncodeWhole): Promise<void> {
  const bytes = await readFile(path);
  const picture = await openAsStored(bytes);
  await writeFile(copyPath, await decoding(() => encoders[format](picture).toBuffer()));
}

/** The numbers as they are stored, upright, with the profile that says which colours they mean. */
async function openAsStored(bytes: Buffer): Promise<Sharp> {
  await readHead(bytes);
  const options = { limitInputPixels: false, failOn: 'warning', autoOrient: true, ignoreIcc: true } as const;
  return sharp(bytes, options).keepIccProfile();
}

const encoders: Record<EncodeWhole['format'], (picture: Sharp) => Sharp> = {
  jpeg: (picture) =>
    picture.flatten({ background: '#ffffff' }).jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4' }),
  png: (picture) => picture.png({ compressionLevel: 6 }),
  webp: (picture) =>
    picture
      .resize({
        width: LONGEST_WEBP_SIDE,
        height: LONGEST_WEBP_SIDE,
        fit: 'inside',
        withoutEnlargement: true,
      })
      .webp({ quality: QUALITY, smartSubsample: true, effort: 2 }),
};
