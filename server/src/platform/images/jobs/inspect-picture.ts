import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { decoding, openPicture, type PictureHead, readHead } from '../open-picture.ts';
import type { PictureType } from '../picture-type.ts';
import { stripMetadata } from '../strip/strip-metadata.ts';
import { isAnimatedWebp } from '../strip/strip-webp.ts';
import { webCopy } from './smaller-copies.ts';

export interface InspectPicture {
  readonly path: string;
  /** Where the picture without its metadata is written. */
  readonly strippedPath: string;
  /** Where the WebP thumbnail is written, and its width in pixels. */
  readonly thumbnailPath: string;
  readonly thumbnailWidth: number;
}

export interface InspectedPicture {
  readonly type: PictureType;
  /** Upright, in pixels. */
  readonly width: number;
  readonly height: number;
  /** Of the stripped picture. */
  readonly bytes: number;
  /** SHA-256 of the stripped picture, hex. */
  readonly sha256: string;
}

/** Of a moving WebP the first frame is kept, without loss. */
const firstFrame = (bytes: Buffer, head: PictureHead): Promise<Buffer> =>
  decoding(() => openPicture(bytes, head).webp({ lossless: true, effort: 1 }).toBuffer());

const INK_QUALITY = 98;

/** Every browser makes other colours of ink: such a picture is kept in those of a screen, so that it looks the same everywhere. */
const onScreen = (bytes: Buffer, head: PictureHead): Promise<Buffer> =>
  decoding(() =>
    openPicture(bytes, head).jpeg({ quality: INK_QUALITY, chromaSubsampling: '4:4:4' }).toBuffer(),
  );

const withoutMetadata = (bytes: Buffer, head: PictureHead): Buffer | Promise<Buffer> => {
  if (head.type === 'image/webp' && isAnimatedWebp(bytes)) return firstFrame(bytes, head);
  if (head.type === 'image/jpeg' && head.isInk) return onScreen(bytes, head);
  return stripMetadata(bytes, head.type, head.orientation);
};

/**
 * Proves a picture whole by decoding it once, strips its metadata and makes the thumbnail in that same decode.
 * @throws Refusal picture_unreadable, picture_type_unsupported, picture_too_many_pixels
 */
export async function inspectPicture(job: InspectPicture): Promise<InspectedPicture> {
  const sent = await readFile(job.path);
  const head = await readHead(sent);
  const stripped = await withoutMetadata(sent, head);
  const thumbnail = await webCopy(openPicture(stripped, head), job.thumbnailWidth);
  await Promise.all([writeFile(job.strippedPath, stripped), writeFile(job.thumbnailPath, thumbnail)]);
  return {
    type: head.type,
    width: head.width,
    height: head.height,
    bytes: stripped.length,
    sha256: createHash('sha256').update(stripped).digest('hex'),
  };
}
