import { readFile, rm, writeFile } from 'node:fs/promises';
import { fitWithin, resizeMask } from '@maquette/engine';
import { decodeMask, decodePixels, type Size } from '../decode-pixels.ts';
import { readHead } from '../open-picture.ts';
import { readMask } from './read-mask.ts';

/** The longer side of the small copy of a whole photo, in pixels. */
const LONGEST = 1024;
/** From this value on a pixel is marked. */
const HALF = 128;

/** How large the small copy of a photo is that camera, light and regions are read from. */
export function overviewSize(photo: Size): Size {
  return fitWithin(photo, LONGEST);
}

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

export interface MakeMaskOverview {
  /** Any picture, read as a mask. */
  readonly path: string;
  readonly photoPath: string;
  /** Where the mask's bytes are written, 0 or 255 a pixel. */
  readonly overviewPath: string;
}

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
