import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { decoding, openPicture, readHead } from '../open-picture.ts';

export interface ShrinkPicture {
  readonly path: string;
  /** Where the smaller picture is written. */
  readonly smallPath: string;
  /** The longer side, in pixels. */
  readonly longest: number;
}

const QUALITY = 92;

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
