import { crc32 } from 'node:zlib';
import type { PictureType } from '../picture-type.ts';
import { type JpegSegment, jpegSegments } from './jpeg-segments.ts';
import { orientationExif, turns } from './orientation-exif.ts';
import { pngChunks } from './png-chunks.ts';
import { stripWebp } from './strip-webp.ts';

const strippers: Record<PictureType, (bytes: Buffer, orientation: number) => Buffer> = {
  'image/jpeg': stripJpeg,
  'image/png': stripPng,
  'image/webp': stripWebp,
};

/**
 * The same picture without place, camera, author, texts, thumbnails or trailing bytes; the coded pixels, the colour profile and which way is up stay.
 * `orientation` as in Exif (1 to 8).
 * @throws Refusal picture_unreadable when the container is broken
 */
export const stripMetadata = (bytes: Buffer, type: PictureType, orientation: number): Buffer =>
  strippers[type](bytes, orientation);

const SOI = 0xd8;
const EOI = 0xd9;
const DRI = 0xdd;
const APP0 = 0xe0;
const APP1 = 0xe1;
const APP2 = 0xe2;
const APP14 = 0xee;

const startsWith = (payload: Buffer, text: string): boolean =>
  payload.subarray(0, text.length).toString('latin1') === text;

/** A segment with its marker and length, as it stands in a file. */
function segment(marker: number, payload: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(payload.length + 2, 2);
  return Buffer.concat([head, payload]);
}

/** Frames, code tables, scans, quantisation and restarts: without one of them the pixels cannot be told. */
const isOfThePicture = (marker: number): boolean =>
  (marker >= 0xc0 && marker <= 0xcf) || marker === 0xda || marker === 0xdb || marker === DRI;

/** What is kept of a segment: the picture's own tables, its colour profile and how its colours are coded; a JFIF head without its thumbnail. */
function kept({ marker, payload }: JpegSegment): Buffer | null {
  if (isOfThePicture(marker)) return segment(marker, payload);
  if (marker === APP2 && startsWith(payload, 'ICC_PROFILE\0')) return segment(marker, payload);
  if (marker === APP14 && startsWith(payload, 'Adobe')) return segment(marker, payload.subarray(0, 12));
  if (marker === APP0 && startsWith(payload, 'JFIF\0') && payload.length >= 14) {
    return segment(marker, Buffer.concat([payload.subarray(0, 12), Buffer.from([0, 0])]));
  }
  return null;
}

/**
 * Takes everything out of a JPEG that is not the picture (ITU T.81, annex B): Exif, XMP, IPTC, comments, thumbnails and whatever follows the end.
 * The coded pixels are untouched. `orientation` is written back when it turns the picture.
 * @throws Refusal picture_unreadable when the segments do not fit together
 */
function stripJpeg(bytes: Buffer, orientation: number): Buffer {
  const parts: Buffer[] = [Buffer.from([0xff, SOI])];
  if (turns(orientation)) {
    parts.push(
      segment(APP1, Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), orientationExif(orientation)])),
    );
  }
  for (const found of jpegSegments(bytes)) {
    const part = kept(found);
    if (part) parts.push(part, found.coded);
  }
  return Buffer.concat([...parts, Buffer.from([0xff, EOI])]);
}

/**
 * The picture itself and what its colours mean, with the most bytes each can have; every other chunk is dropped, an animation's
 * further frames with them, and so is a second one of a kind.
 */
const keptChunks = new Map([
  ['IHDR', 13],
  ['PLTE', 768],
  ['tRNS', 256],
  ['gAMA', 4],
  ['cHRM', 32],
  ['sRGB', 1],
  ['iCCP', Infinity],
  ['cICP', 4],
  ['sBIT', 4],
  ['IDAT', Infinity],
]);

function chunk(type: string, payload: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), payload]);
  const out = Buffer.alloc(named.length + 8);
  out.writeUInt32BE(payload.length, 0);
  named.copy(out, 4);
  out.writeUInt32BE(crc32(named), named.length + 4);
  return out;
}

/**
 * Takes everything out of a PNG that is not the picture (PNG third edition, section 11): texts, times, Exif, animation, trailing bytes.
 * The coded pixels are untouched. `orientation` is written back when it turns the picture.
 * @throws Refusal picture_unreadable when the chunks do not fit together
 */
function stripPng(bytes: Buffer, orientation: number): Buffer {
  const parts: Buffer[] = [bytes.subarray(0, 8)];
  const seen = new Set<string>();
  for (const { type, length, bytes: whole } of pngChunks(bytes)) {
    const isNew = type === 'IDAT' || !seen.has(type);
    if (isNew && length <= (keptChunks.get(type) ?? -1)) parts.push(whole);
    seen.add(type);
    if (type === 'IHDR' && turns(orientation)) parts.push(chunk('eXIf', orientationExif(orientation)));
  }
  return Buffer.concat([...parts, chunk('IEND', Buffer.alloc(0))]);
}
