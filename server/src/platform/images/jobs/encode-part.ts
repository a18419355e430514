import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { fromRaw } from '../decode-pixels.ts';
import { turnFor } from '../large-picture.ts';
import { decoding } from '../open-picture.ts';
import { fitToLimits, type PictureFormat, type PictureLimits, type SentFit } from './fit-to-limits.ts';

/** Pixels in a file: rows from the top, RGBA or, for a mask, one byte a pixel. */
export interface RawFile {
  readonly path: string;
  readonly width: number;
  readonly height: number;
}

export interface EncodePart {
  readonly part: RawFile;
  /** Above 0 = may change. */
  readonly mask: RawFile | null;
  /** Grey with white = repaint, transparent = repaint, or not needed. */
  readonly maskForm: 'white' | 'alpha' | 'none';
  readonly limits: PictureLimits;
  /** Where the encoded picture and the mask, a PNG of its size, are written. */
  readonly picturePath: string;
  readonly maskPath: string;
}

export interface EncodedPart {
  readonly mime: string;
  readonly hasMask: boolean;
  /** What was done to it, so that it can be undone; the size is that of the picture and of the mask. */
  readonly fit: SentFit;
}

const QUALITIES = [95, 90, 82, 70];
/** Below this a picture is made smaller rather than worse. */
const SHRINK = 0.8;
/** A photo as PNG takes about this share of its raw bytes; trying in vain costs seconds. */
const PNG_SHARE = 0.4;

/** Makes a picture out of a part that somebody with limits takes. @throws RangeError when nothing fits the limits */
export async function encodePart(job: EncodePart): Promise<EncodedPart> {
  const { part, mask, limits } = job;
  await turnFor(part);
  const pixels = await readFile(part.path);
  let fit = fitToLimits(part, limits);
  let encoded = await encodeWithin(pixels, part, { fit, limits });
  while (!encoded) {
    // In a frame of a fixed size a smaller picture does not take fewer bytes.
    if (fit.content.width === 1 || limits.sizes) throw new RangeError('no picture has so few bytes');
    fit = fitToLimits(part, limits, (fit.content.width / part.width) * SHRINK);
    encoded = await encodeWithin(pixels, part, { fit, limits });
  }
  await writeFile(job.picturePath, encoded.bytes);
  const hasMask = mask !== null && job.maskForm !== 'none';
  if (hasMask) await writeFile(job.maskPath, await encodeMask(mask, fit, job.maskForm === 'alpha'));
  return { mime: `image/${encoded.format}`, hasMask, fit };
}

interface Within {
  readonly fit: SentFit;
  readonly limits: PictureLimits;
}

/** The best format and quality that keeps to the bytes; null when the picture is too large for all of them. */
async function encodeWithin(pixels: Buffer, part: RawFile, { fit, limits }: Within) {
  const { width, height } = part;
  const raw = await decoding(() =>
    fromRaw({ width, height, channels: 4, data: pixels })
      .flatten({ background: '#ffffff' })
      .resize({ ...fit.content, fit: 'fill' })
      .extend({ ...paddingOf(fit), extendWith: 'mirror' })
      .raw()
      .toBuffer(),
  );
  const picture = () => fromRaw({ width: fit.width, height: fit.height, channels: 3, data: raw });
  for (const format of limits.formats) {
    if (format === 'png' && limits.formats.length > 1 && raw.length * PNG_SHARE > limits.bytesMax) continue;
    for (const quality of format === 'png' ? [100] : QUALITIES) {
      const bytes = await decoding(() => picture().toFormat(format, settingsOf(format, quality)).toBuffer());
      if (bytes.length <= limits.bytesMax) return { bytes, format };
    }
  }
  return null;
}

function settingsOf(format: PictureFormat, quality: number) {
  if (format === 'png') return { compressionLevel: 4 };
  return format === 'webp' ? { quality, effort: 1 } : { quality, chromaSubsampling: '4:4:4' };
}

const paddingOf = ({ width, height, content, left, top }: SentFit) => ({
  left,
  top,
  right: width - content.width - left,
  bottom: height - content.height - top,
});

/** Whatever may change a little may be repainted: paste-back decides how much of it is taken. The padding is kept. */
async function encodeMask(mask: RawFile, fit: SentFit, isAlpha: boolean): Promise<Buffer> {
  const data = (await readFile(mask.path)).map((value) => (value > 0 ? 255 : 0));
  const raw = { width: mask.width, height: mask.height, channels: 1 } as const;
  const scaled = await sharp(data, { raw, limitInputPixels: false })
    .resize({ ...fit.content, fit: 'fill', kernel: 'linear' })
    .toColourspace('b-w')
    .raw()
    .toBuffer();
  const channels = isAlpha ? 4 : 1;
  const sent = Buffer.alloc(fit.width * fit.height * channels);
  if (isAlpha) for (let i = 3; i < sent.length; i += 4) sent[i] = 255;
  for (let y = 0, from = 0; y < fit.content.height; y++) {
    let to = ((fit.top + y) * fit.width + fit.left) * channels + channels - 1;
    for (let x = 0; x < fit.content.width; x++, from++, to += channels) {
      if (scaled[from]! > 0) sent[to] = isAlpha ? 0 : 255;
    }
  }
  return sharp(sent, { raw: { width: fit.width, height: fit.height, channels }, limitInputPixels: false })
    .toColourspace(isAlpha ? 'srgb' : 'b-w')
    .png({ compressionLevel: 6 })
    .toBuffer();
}
