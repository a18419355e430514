import { readFile, writeFile } from 'node:fs/promises';
import { countMasked, fitWithin, type Mask, maskBounds, type Rect, withSurroundings } from '@maquette/engine';
import { Refusal } from '../../refusal.ts';
import { decodeMask, decodePart, decodePixels, type Size } from '../decode-pixels.ts';
import { readHead } from '../open-picture.ts';
import { hasSameAspect } from '../same-aspect.ts';
import { centralHalf, coverAt } from './place-mask.ts';

/** The longer side of the small copy of the whole photo, in pixels. */
const OVERVIEW_LONGEST = 1024;

export interface CutOut {
  readonly photoPath: string;
  /** A mask as `read-mask` writes it; without one the central half of width and height is meant. */
  readonly maskPath?: string;
  /** Where the pixels are written: RGBA for the part and the overview, 8 bits for the mask. */
  readonly partPath: string;
  readonly partMaskPath: string;
  readonly overviewPath: string;
}

export interface CutOutPart {
  readonly photo: Size;
  /** Which part of the upright photo was cut out; the mask is 0 everywhere else. */
  readonly area: Rect;
  readonly overview: Size;
  /** Pixels of the photo that may change. */
  readonly maskedPixels: number;
}

/**
 * Cuts the part of a photo that an engine works on: what is masked and its surroundings, at the photo's own resolution, and a small overview.
 * @throws Refusal mask_aspect_differs, empty_mask, picture_unreadable
 */
export async function cutOut(job: CutOut): Promise<CutOutPart> {
  const bytes = await readFile(job.photoPath);
  const head = await readHead(bytes);
  const photo = { width: head.width, height: head.height };
  const mask = job.maskPath ? await storedMask(job.maskPath) : centralHalf(photo);
  if (!hasSameAspect(mask, photo)) throw new Refusal('mask_aspect_differs');
  const painted = maskBounds(mask);
  if (!painted) throw new Refusal('empty_mask');
  const area = withSurroundings(scaled(painted, mask, photo), photo);
  const overviewSize = fitWithin(photo, OVERVIEW_LONGEST);
  const [part, overview] = await Promise.all([
    decodePart(bytes, head, area),
    decodePixels(bytes, head, overviewSize),
  ]);
  const partMask = coverAt(mask, photo, area);
  await Promise.all([
    writeFile(job.partPath, part.data),
    writeFile(job.partMaskPath, partMask.data),
    writeFile(job.overviewPath, overview.data),
  ]);
  return { photo, area, overview: overviewSize, maskedPixels: countMasked(partMask) };
}

const storedMask = async (path: string): Promise<Mask> => {
  const bytes = await readFile(path);
  return decodeMask(bytes, await readHead(bytes));
};

/** Bounds within a mask as bounds within the photo, rounded outwards. */
function scaled(bounds: Rect, mask: Size, photo: Size): Rect {
  const x = photo.width / mask.width;
  const y = photo.height / mask.height;
  return {
    left: Math.floor(bounds.left * x),
    top: Math.floor(bounds.top * y),
    right: Math.min(photo.width, Math.ceil(bounds.right * x)),
    bottom: Math.min(photo.height, Math.ceil(bounds.bottom * y)),
  };
}
