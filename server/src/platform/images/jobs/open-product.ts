import { readFile, writeFile } from 'node:fs/promises';
import { decodePixels, type Size } from '../decode-pixels.ts';
import { readHead } from '../open-picture.ts';

export interface OpenProduct {
  /** A product as `read-product` wrote it. */
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
