import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { alignAnswer, halveMask, type Mask, type PixelImage } from '@maquette/engine';
import { decodeFrame, type Size } from '../decode-pixels.ts';
import { enlargeChange } from '../enlarge-change.ts';
import { isLarge, turnFor } from '../large-picture.ts';
import { type PictureHead, readHead } from '../open-picture.ts';
import { readHalf, withRows } from '../raw-rows.ts';
import type { RawFile } from './encode-part.ts';
import type { SentFit } from './fit-to-limits.ts';

export interface BringHome {
  /** What came back, as it came. */
  readonly answerPath: string;
  /** The part it was made from, and where it may change; null = to be told from what changed. */
  readonly part: RawFile;
  readonly mask: RawFile | null;
  /** How the part had travelled. */
  readonly fit: SentFit;
  /** Where the edited part (RGBA) and the region (one byte a pixel) are written, both of the part's size but for what is drawn in another shape. */
  readonly editedPath: string;
  readonly regionPath: string;
}

export interface BroughtHome {
  /** Of the edited part. */
  readonly size: Size;
  /** Whether a region was written. */
  readonly hasRegion: boolean;
  /** The picture was re-framed or re-drawn, so that nothing outside fits. */
  readonly isReframed: boolean;
  /** Nothing changed where it may, or anywhere where nobody said where it may. */
  readonly isUnchanged: boolean;
}

/** So much the answer's proportions may differ and it still shows the same frame: models work in steps of 8 to 64 pixels. */
const ASPECT_TOLERANCE = 0.04;

/**
 * Brings an answer home: decoded within the limits of every upload, unpadded, at the part's size, aligned and in its tone.
 * @throws Refusal picture_type_unsupported, picture_unreadable, picture_too_many_pixels
 */
export async function bringHome(job: BringHome): Promise<BroughtHome> {
  await turnFor(job.part);
  const bytes = await readFile(job.answerPath);
  const head = await readHead(bytes);
  if (!job.mask && !isSameFrame(job.fit, head)) return keepShape(job, bytes, head);
  if (isLarge(job.part)) return bringHomeHalf(job, bytes, head);
  const [original, mask] = await Promise.all([pixelsOf(job.part), job.mask && pixelsOf(job.mask)]);
  const answer = await decodeFrame(bytes, head, frameOf(job, head));
  const { edited, region, isReframed, isUnchanged } = alignAnswer({ original, answer, mask });
  await Promise.all([
    writeFile(job.editedPath, edited.data),
    region && writeFile(job.regionPath, region.data),
  ]);
  return { size: sizeOf(edited), hasRegion: region !== null, isReframed, isUnchanged };
}

const sizeOf = ({ width, height }: Size): Size => ({ width, height });

/** A large part is compared at half its size, above that of what services draw, and brought to its own some rows at a time. */
async function bringHomeHalf(job: BringHome, bytes: Buffer, head: PictureHead): Promise<BroughtHome> {
  const { part } = job;
  const whole = { left: 0, top: 0, right: part.width, bottom: part.height };
  const before = withRows({ ...part, channels: 4 }, 'r', (rows) => readHalf(rows, whole));
  const mask = job.mask && halveMask(await pixelsOf(job.mask));
  const answer = await decodeFrame(bytes, head, frameOf({ fit: job.fit, part: before }, head));
  const { edited, region, isReframed, isUnchanged } = alignAnswer({ original: before, answer, mask });
  await copyFile(part.path, job.editedPath);
  withRows({ ...part, path: job.editedPath, channels: 4 }, 'r+', (rows) =>
    enlargeChange({ rows, area: whole, before, after: edited, cover: null, keepsDetail: false }),
  );
  if (job.mask) await copyFile(job.mask.path, job.regionPath);
  else if (region) await writeFile(job.regionPath, doubled(region, part));
  return { size: sizeOf(part), hasRegion: region !== null, isReframed, isUnchanged };
}

function doubled({ width, data }: Mask, size: Size): Uint8Array {
  const out = new Uint8Array(size.width * size.height);
  for (let y = 0, i = 0; y < size.height; y++)
    for (let x = 0; x < size.width; x++, i++) out[i] = data[(y >> 1) * width + (x >> 1)]!;
  return out;
}

const pixelsOf = async ({ path, width, height }: RawFile): Promise<PixelImage> => ({
  width,
  height,
  data: await readFile(path),
});

const isSameFrame = (fit: SentFit, answer: PictureHead): boolean =>
  Math.abs((answer.width / answer.height) * (fit.height / fit.width) - 1) <= ASPECT_TOLERANCE;

/** What was drawn in another shape, as where an aspect was asked for, is kept whole and undistorted, about as large as the part. */
async function keepShape(
  { part, editedPath }: BringHome,
  bytes: Buffer,
  head: PictureHead,
): Promise<BroughtHome> {
  const scale = Math.min(part.width / head.width, part.height / head.height);
  const size = {
    width: Math.max(1, Math.round(head.width * scale)),
    height: Math.max(1, Math.round(head.height * scale)),
  };
  const area = { left: 0, top: 0, right: size.width, bottom: size.height };
  const { data } = await decodeFrame(bytes, head, { size, area, isStretched: true });
  await writeFile(editedPath, data);
  return { size, hasRegion: false, isReframed: true, isUnchanged: false };
}

/** The answer at the scale of the part, and where the part lies in it. */
function frameOf({ part, fit }: { readonly part: Size; readonly fit: SentFit }, answer: PictureHead) {
  const x = part.width / fit.content.width;
  const y = part.height / fit.content.height;
  const width = Math.max(part.width, Math.round(fit.width * x));
  const height = Math.max(part.height, Math.round(fit.height * y));
  const left = Math.min(width - part.width, Math.round(fit.left * x));
  const top = Math.min(height - part.height, Math.round(fit.top * y));
  return {
    size: { width, height },
    area: { left, top, right: left + part.width, bottom: top + part.height },
    isStretched: isSameFrame(fit, answer),
  };
}
