import { readFile, writeFile } from 'node:fs/promises';
import { alignAnswer, type PixelImage } from '@maquette/engine';
import { decodeFrame, type Size } from '../decode-pixels.ts';
import { type PictureHead, readHead } from '../open-picture.ts';
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
  const [bytes, original, mask] = await Promise.all([
    readFile(job.answerPath),
    pixelsOf(job.part),
    job.mask && pixelsOf(job.mask),
  ]);
  const head = await readHead(bytes);
  if (!mask && !isSameFrame(job.fit, head)) return keepShape(job, bytes, head);
  const answer = await decodeFrame(bytes, head, frameOf(job, head));
  const { edited, region, isReframed, isUnchanged } = alignAnswer({ original, answer, mask });
  await Promise.all([
    writeFile(job.editedPath, edited.data),
    region && writeFile(job.regionPath, region.data),
  ]);
  const size = { width: edited.width, height: edited.height };
  return { size, hasRegion: region !== null, isReframed, isUnchanged };
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
function frameOf({ part, fit }: BringHome, answer: PictureHead) {
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
