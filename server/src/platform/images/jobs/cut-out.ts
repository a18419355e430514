import { readFile, writeFile } from 'node:fs/promises';
import { type Mask, maskBounds, type Rect, withSurroundings } from '@maquette/engine';
import { Refusal } from '../../refusal.ts';
import { decodeMask, decodePixels, type Size, writePart } from '../decode-pixels.ts';
import { readHead } from '../open-picture.ts';
import { hasSameAspect } from '../same-aspect.ts';
import { overviewSize } from './overview-size.ts';
import { centralHalf, coverAt } from './place-mask.ts';

/** Which pixels of a photo may change. */
export type CutMask =
  /** A grey picture of the photo's proportions, as `read-mask` writes it. */
  | { readonly kind: 'stored'; readonly path: string }
  /** The central half of width and height. */
  | { readonly kind: 'centre' };

export interface CutOut {
  readonly photoPath: string;
  /** Null = nobody has said: the whole photo is cut out and no mask is written. */
  readonly mask: CutMask | null;
  /** The whole photo is wanted rather than what is masked with its surroundings. */
  readonly isWhole: boolean;
  /** Where the pixels are written: RGBA for the part and the overview, 8 bits for the mask. */
  readonly partPath: string;
  readonly partMaskPath: string;
  readonly overviewPath: string;
}

export interface CutOutPart {
  readonly photo: Size;
  /** Which part of the upright photo was cut out; a mask is 0 everywhere else. */
  readonly area: Rect;
  readonly overview: Size;
}

/**
 * Cuts the part of a photo that an engine works on, at the photo's own resolution, and a small overview.
 * @throws Refusal mask_aspect_differs, empty_mask, picture_unreadable
 */
export async function cutOut(job: CutOut): Promise<CutOutPart> {
  const bytes = await readFile(job.photoPath);
  const head = await readHead(bytes);
  const photo = { width: head.width, height: head.height };
  const mask = job.mask && (await maskFor(job.mask, photo));
  const area = mask && !job.isWhole ? mask.around : wholeOf(photo);
  const overview = overviewSize(photo);
  // One after the other: a decoder may need several bytes for every pixel of the photo.
  if (mask) await writeFile(job.partMaskPath, mask.over(area).data);
  await writePart(job.partPath, { bytes, head, area });
  await writeFile(job.overviewPath, (await decodePixels(bytes, head, overview)).data);
  return { photo, area, overview };
}

const wholeOf = ({ width, height }: Size): Rect => ({ left: 0, top: 0, right: width, bottom: height });

interface PlacedMask {
  /** What is masked and its surroundings, in pixels of the photo. */
  readonly around: Rect;
  readonly over: (area: Rect) => Mask;
}

async function maskFor(wanted: CutMask, photo: Size): Promise<PlacedMask> {
  const mask = await readCutMask(wanted, photo);
  if (!hasSameAspect(mask, photo)) throw new Refusal('mask_aspect_differs');
  const painted = maskBounds(mask);
  if (!painted) throw new Refusal('empty_mask');
  return {
    around: withSurroundings(scaled(painted, mask, photo), photo),
    over: (area) => coverAt(mask, photo, area),
  };
}

async function readCutMask(wanted: CutMask, photo: Size): Promise<Mask> {
  if (wanted.kind === 'centre') return centralHalf(photo);
  const bytes = await readFile(wanted.path);
  return decodeMask(bytes, await readHead(bytes));
}

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
