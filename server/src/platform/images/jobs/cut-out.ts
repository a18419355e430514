import { readFile, writeFile } from 'node:fs/promises';
import {
  type Mask,
  maskBounds,
  maskOfPlace,
  type Rect,
  type Surroundings,
  withSurroundings,
} from '@maquette/engine';
import { Refusal } from '../../refusal.ts';
import { decodeMask, decodePixels, type Size, writePart } from '../decode-pixels.ts';
import { readHead } from '../open-picture.ts';
import { hasSameAspect } from '../same-aspect.ts';
import { overviewSize } from './overviews.ts';
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
  /** What may change besides what the mask marks: a convex polygon, shares of the photo's width and height; null = the mask alone. */
  readonly place: readonly (readonly [number, number])[] | null;
  /** What is shown around what may change. */
  readonly shown: Surroundings | 'whole';
  /** Where the pixels are written: RGBA for the part and the overview, 8 bits for the mask. */
  readonly partPath: string;
  readonly partMaskPath: string;
  /** Where the mask goes by itself; written where there is a place. */
  readonly partMarkedPath: string;
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
  const mask = job.mask && (await maskFor(job.mask, { photo, place: job.place }));
  const area = mask && job.shown !== 'whole' ? mask.around(job.shown) : wholeOf(photo);
  const overview = overviewSize(photo);
  // One after the other: a decoder may need several bytes for every pixel of the photo.
  if (mask) await writeFile(job.partMaskPath, mask.over(area).data);
  if (mask && job.place) await writeFile(job.partMarkedPath, mask.markedIn(area).data);
  await writePart(job.partPath, { bytes, head, area });
  await writeFile(job.overviewPath, (await decodePixels(bytes, head, overview)).data);
  return { photo, area, overview };
}

const wholeOf = ({ width, height }: Size): Rect => ({ left: 0, top: 0, right: width, bottom: height });

interface PlacedMask {
  /** What may change and its surroundings, in pixels of the photo. */
  readonly around: (surroundings: Surroundings) => Rect;
  /** What may change. */
  readonly over: (area: Rect) => Mask;
  /** What somebody marked. */
  readonly markedIn: (area: Rect) => Mask;
}

interface Over {
  readonly photo: Size;
  readonly place: CutOut['place'];
}

async function maskFor(wanted: CutMask, { photo, place }: Over): Promise<PlacedMask> {
  const mask = await readCutMask(wanted, photo);
  if (!hasSameAspect(mask, photo)) throw new Refusal('mask_aspect_differs');
  const painted = maskBounds(mask);
  if (!painted) throw new Refusal('empty_mask');
  const marked = scaled(painted, mask, photo);
  const corners = (place ?? []).map(([x, y]) => [x * photo.width, y * photo.height] as const);
  const markedIn = (area: Rect): Mask => coverAt(mask, photo, area);
  return {
    around: (surroundings) => withSurroundings(around(marked, corners), photo, surroundings),
    over: (area) => withPlace(markedIn(area), corners, area),
    markedIn,
  };
}

/** The smallest rectangle of whole pixels around a rectangle and some points. */
function around(rect: Rect, points: readonly (readonly [number, number])[]): Rect {
  const columns = points.map(([x]) => x);
  const rows = points.map(([, y]) => y);
  return {
    left: Math.floor(Math.min(rect.left, ...columns)),
    top: Math.floor(Math.min(rect.top, ...rows)),
    right: Math.ceil(Math.max(rect.right, ...columns)),
    bottom: Math.ceil(Math.max(rect.bottom, ...rows)),
  };
}

/** A mask of an area and the part of a place that lies in it. */
function withPlace(mask: Mask, corners: readonly (readonly [number, number])[], { left, top }: Rect): Mask {
  if (corners.length === 0) return mask;
  const place = maskOfPlace(
    corners.map(([x, y]) => [x - left, y - top]),
    mask,
  );
  return { ...mask, data: mask.data.map((value, i) => Math.max(value, place.data[i] ?? 0)) };
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
