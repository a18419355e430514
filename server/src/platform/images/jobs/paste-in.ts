import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { Rect } from '@maquette/engine';
import type { Sharp } from 'sharp';
import { fromPixelFile, fromRaw, toPixelFile } from '../decode-pixels.ts';
import { turnFor } from '../large-picture.ts';
import { decoding, openPicture, readHead } from '../open-picture.ts';
import { pasteRows } from '../paste-rows.ts';
import type { Outside } from '../raw-part.ts';
import type { RawPlace } from '../raw-rows.ts';
import { webCopy } from './smaller-copies.ts';
import type { RawFile } from './encode-part.ts';

export interface PasteIn {
  readonly photoPath: string;
  readonly area: Rect;
  /** What may be pasted over `area`, one byte a pixel; null = the engine drew the whole photo anew and it is kept as it came. */
  readonly regionPath: string | null;
  /** It stands as it is wherever the region is above 0; else it fades in from there. */
  readonly isJoined: boolean;
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

/**
 * Pastes the edited part back into the photo at full size, only where the region allows it, and keeps the result without loss.
 * @throws RangeError when the edited part has another size than `area`
 */
export async function pasteIn(job: PasteIn): Promise<PastedIn> {
  const { edited, area } = job;
  if ((await stat(edited.path)).size !== edited.width * edited.height * 4) throw otherSize();
  const isOfArea = edited.width === area.right - area.left && edited.height === area.bottom - area.top;
  if (isOfArea) return pasteOver(job);
  if (job.regionPath !== null) throw otherSize();
  return keepAsItCame(job);
}

const otherSize = (): RangeError => new RangeError('the edited part has another size');

async function pasteOver(job: PasteIn): Promise<PastedIn> {
  const photo = await openPhoto(job);
  try {
    const outside = pasteRows({ ...job, photo });
    return { ...(await keep(job, photo, () => fromPixelFile(photo.path))), ...outside };
  } finally {
    await rm(photo.path);
  }
}

/** The photo's pixels in a file: of a large one they are too many for memory. */
async function openPhoto({ photoPath, resultPath }: PasteIn): Promise<RawPlace> {
  const bytes = await readFile(photoPath);
  return toPixelFile(openPicture(bytes, await readHead(bytes)), `${resultPath}.v`);
}

const UNCOUNTED = { changedOutside: null, outsidePixels: null };

async function keepAsItCame(job: PasteIn): Promise<PastedIn> {
  const { width, height, path } = job.edited;
  await turnFor(job.edited);
  const data = await readFile(path);
  return {
    ...(await keep(job, job.edited, () => fromRaw({ width, height, channels: 4, data }))),
    ...UNCOUNTED,
  };
}

/** Encodes the result, one copy after the other, by the fastest way without loss: whoever waits for a picture of 12 megapixels gains more by it than the disk by a fifth less. */
async function keep(
  { resultPath, thumbnailPath, thumbnailWidth }: PasteIn,
  { width, height }: { width: number; height: number },
  open: () => Sharp,
): Promise<Omit<PastedIn, keyof Outside>> {
  await decoding(() => open().png({ compressionLevel: 1 }).toFile(resultPath));
  await writeFile(thumbnailPath, await webCopy(open(), thumbnailWidth));
  const hash = createHash('sha256');
  await pipeline(createReadStream(resultPath), hash);
  return { width, height, bytes: (await stat(resultPath)).size, sha256: hash.digest('hex') };
}
