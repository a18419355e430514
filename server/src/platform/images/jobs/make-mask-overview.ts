import { readFile, rm, writeFile } from 'node:fs/promises';
import { resizeMask } from '@maquette/engine';
import { decodeMask, type Size } from '../decode-pixels.ts';
import { readHead } from '../open-picture.ts';
import { overviewSize } from './overview-size.ts';
import { readMask } from './read-mask.ts';

export interface MakeMaskOverview {
  /** Any picture, read as a mask. */
  readonly path: string;
  readonly photoPath: string;
  /** Where the mask's bytes are written, 0 or 255 a pixel. */
  readonly overviewPath: string;
}

const HALF = 128;

/**
 * Writes a mask at the size of its photo's small copy.
 * @throws Refusal empty_mask, mask_aspect_differs, mask_too_small, picture_unreadable, picture_type_unsupported, picture_too_many_pixels
 */
export async function makeMaskOverview({ path, photoPath, overviewPath }: MakeMaskOverview): Promise<Size> {
  const maskPath = `${overviewPath}.png`;
  try {
    await readMask({ path, maskPath, photoPath });
    const [bytes, photo] = await Promise.all([readFile(maskPath), readFile(photoPath)]);
    const size = overviewSize(await readHead(photo));
    const { data } = resizeMask(await decodeMask(bytes, await readHead(bytes)), size);
    await writeFile(
      overviewPath,
      data.map((value) => (value >= HALF ? 255 : 0)),
    );
    return size;
  } finally {
    await rm(maskPath, { force: true });
  }
}
