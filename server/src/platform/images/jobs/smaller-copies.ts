import { copyFile, readFile, writeFile } from 'node:fs/promises';
import type { Sharp } from 'sharp';
import { decoding, openPicture, readHead } from '../open-picture.ts';

/** The longest side WebP can have (RFC 6386), with some room. */
export const LONGEST_WEBP_SIDE = 16_000;
const QUALITY = 92;

/** A WebP copy at most `width` pixels wide, never enlarged: what lists and screens show. */
export function webCopy(picture: Sharp, width: number): Promise<Buffer> {
  return decoding(() =>
    picture
      .resize({ width, height: LONGEST_WEBP_SIDE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80, effort: 1 })
      .toBuffer(),
  );
}

export interface MakeWebCopy {
  readonly path: string;
  readonly copyPath: string;
  /** Pixels. */
  readonly width: number;
}

/** Writes a WebP copy of a stored picture at most `width` wide. @throws Refusal picture_unreadable */
export async function makeWebCopy(job: MakeWebCopy): Promise<void> {
  const bytes = await readFile(job.path);
  await writeFile(job.copyPath, await webCopy(openPicture(bytes, await readHead(bytes)), job.width));
}

export interface ShrinkPicture {
  readonly path: string;
  /** Where the smaller picture is written. */
  readonly smallPath: string;
  /** The longer side, in pixels. */
  readonly longest: number;
}

/**
 * Writes an upright copy of a picture whose longer side has at most `longest` pixels; one that is small already is copied as it is.
 * @throws Refusal picture_unreadable, picture_type_unsupported, picture_too_many_pixels
 */
export async function shrinkPicture({ path, smallPath, longest }: ShrinkPicture): Promise<void> {
  const bytes = await readFile(path);
  const head = await readHead(bytes);
  if (Math.max(head.width, head.height) <= longest) return copyFile(path, smallPath);
  const small = openPicture(bytes, head).resize({ width: longest, height: longest, fit: 'inside' });
  const encoded = head.hasAlpha ? small.png({ compressionLevel: 6 }) : small.jpeg({ quality: QUALITY });
  await writeFile(smallPath, await decoding(() => encoded.toBuffer()));
}
