import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { type PixelImage, type Product, productProblem } from '@maquette/engine';
import sharp from 'sharp';
import { Refusal } from '../../refusal.ts';
import { decodePixels, type Size } from '../decode-pixels.ts';
import { type PictureHead, readHead } from '../open-picture.ts';
import type { MaskRead } from './read-mask.ts';

export interface ReadProduct {
  readonly path: string;
  /** Where the product is written as a PNG with transparency. */
  readonly productPath: string;
  readonly stands: Product['stands'];
}

/** Longer side in pixels that a product is kept at: no place shows more of it. */
const LONGEST = 2048;

function keptSize({ width, height }: PictureHead): Size {
  const scale = Math.min(1, LONGEST / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

async function readPicture(path: string): Promise<PixelImage> {
  try {
    const bytes = await readFile(path);
    const head = await readHead(bytes);
    return await decodePixels(bytes, head, keptSize(head));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (error.code !== 'picture_unreadable' && error.code !== 'picture_type_unsupported') throw error;
    throw Object.assign(new Refusal('product_unreadable'), { cause: error });
  }
}

/**
 * Reads the picture of a product and keeps it upright, with its transparency and no larger than it can be seen.
 * @throws Refusal product_unreadable, product_empty, product_too_small, product_not_cut_out, picture_too_many_pixels
 */
export async function readProduct({ path, productPath, stands }: ReadProduct): Promise<MaskRead> {
  const picture = await readPicture(path);
  const problem = productProblem(picture, stands);
  if (problem) throw new Refusal(problem);
  const { width, height, data } = picture;
  const file = await sharp(data, { raw: { width, height, channels: 4 }, limitInputPixels: false })
    .png({ compressionLevel: 6 })
    .toBuffer();
  await writeFile(productPath, file);
  return { width, height, bytes: file.length, sha256: createHash('sha256').update(file).digest('hex') };
}

export interface OpenProduct {
  /** A product as `readProduct` wrote it. */
  readonly path: string;
  /** Where its RGBA pixels are written. */
  readonly rawPath: string;
}

/** Writes the pixels of a kept product. @throws Refusal picture_unreadable */
export async function openProduct({ path, rawPath }: OpenProduct): Promise<Size> {
  const bytes = await readFile(path);
  const { width, height, data } = await decodePixels(bytes, await readHead(bytes));
  await writeFile(rawPath, data);
  return { width, height };
}
