import { readFile, writeFile } from 'node:fs/promises';
import { decodePixels, type Size } from '../decode-pixels.ts';
import { readHead } from '../open-picture.ts';
import { overviewSize } from './overview-size.ts';

export interface MakeOverview {
  readonly path: string;
  /** Where the RGBA pixels are written. */
  readonly overviewPath: string;
}

/**
 * Writes the pixels of a small upright copy of a photo.
 * @throws Refusal picture_unreadable, picture_type_unsupported, picture_too_many_pixels
 */
export async function makeOverview(job: MakeOverview): Promise<{ photo: Size; overview: Size }> {
  const bytes = await readFile(job.path);
  const head = await readHead(bytes);
  const photo = { width: head.width, height: head.height };
  const overview = overviewSize(photo);
  await writeFile(job.overviewPath, (await decodePixels(bytes, head, overview)).data);
  return { photo, overview };
}
