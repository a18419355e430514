import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { type Mask, pasteBack, type PixelImage, type Rect } from '@maquette/engine';
import { decodeRaw, fromRaw, partOf, type RawPixels } from '../decode-pixels.ts';
import { decoding, readHead } from '../open-picture.ts';
import { compareOutside, putPart } from '../raw-part.ts';
import { webCopy } from '../web-copy.ts';
import type { RawFile } from './encode-part.ts';

export interface PasteIn {
  readonly photoPath: string;
  readonly area: Rect;
  /** What may be pasted over `area`, one byte a pixel; null = the engine drew the whole photo anew and it is kept as it came. */
  readonly regionPath: string | null;
  /** The edited part, RGBA, of the size of `area`; without a region also a picture of a shape of its own, which is kept by itself. */
  readonly edited: RawFile;
  /** Where the whole result is written, as PNG, and its WebP thumbnail. */
  readonly resultPath: string;
  readonly thumbnailPath: string;
  readonly thumbnailWidth: number;
}

export interface PastedIn {
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
  /** SHA-256 of the result, hex. */
  readonly sha256: string;
  /** Pixels that differ from the upright photo where the region is 0, counted on the finished pixels; null without a region. */
  readonly changedOutside: number | null;
  readonly outsidePixels: number | null;
}

/** The fastest that is without loss: whoever waits for a picture of 12 megapixels gains more by it than the disk by a fifth less. */
const encodePng = (pixels: RawPixels): Promise<Buffer> =>
  decoding(() => fromRaw(pixels).png({ compressionLevel: 1 }).toBuffer());

/**
 * Pastes the edited part back into the photo at full size, only where the region allows it, and keeps the result without loss.
 * @throws RangeError when the edited part has another size than `area`
 */
export async function pasteIn(job: PasteIn): Promise<PastedIn> {
  const bytes = await readFile(job.photoPath);
  const before = await decodeRaw(bytes, await readHead(bytes));
  const edited = await readEdited(job);
  const region = await readRegion(job, edited);
  const after = await resultOf(before, { job, edited, region });
  const encoding = Promise.all([encodePng(after), webCopy(fromRaw(after), job.thumbnailWidth)]);
  const outside = region
    ? compareOutside({ before, after, mask: region, area: job.area })
    : { changedOutside: null, outsidePixels: null };
  const [png, thumbnail] = await encoding;
  await Promise.all([writeFile(job.resultPath, png), writeFile(job.thumbnailPath, thumbnail)]);
  return {
    width: after.width,
    height: after.height,
    bytes: png.length,
    sha256: createHash('sha256').update(png).digest('hex'),
    ...outside,
  };
}

async function readEdited({ edited: { path, width, height } }: PasteIn): Promise<EditedPixels> {
  const data = await readFile(path);
  if (data.length !== width * height * 4) throw new RangeError('the edited part has another size');
  return { width, height, data };
}

const readRegion = async ({ regionPath }: PasteIn, { width, height }: PixelImage): Promise<Mask | null> =>
  regionPath === null ? null : { width, height, data: await readFile(regionPath) };

interface EditedPixels extends PixelImage {
  readonly data: Buffer;
}

interface Pasting {
  readonly job: PasteIn;
  readonly edited: EditedPixels;
  readonly region: Mask | null;
}

async function resultOf(before: RawPixels, { job, edited, region }: Pasting): Promise<RawPixels> {
  const { area } = job;
  const isOfArea = edited.width === area.right - area.left && edited.height === area.bottom - area.top;
  if (!isOfArea && region) throw new RangeError('the edited part has another size');
  if (!isOfArea) return { ...edited, channels: 4 };
  const after = { ...before, data: Buffer.from(before.data) };
  if (!region) putPart(after, area, edited);
  else {
    const photo = await partOf(before, area);
    const place = { left: 0, top: 0 };
    putPart(after, area, pasteBack({ photo, edited, mask: region, place, inPlace: true }));
  }
  return after;
}
