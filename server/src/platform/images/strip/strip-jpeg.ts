import { type JpegSegment, jpegSegments } from './jpeg-segments.ts';
import { orientationExif, turns } from './orientation-exif.ts';

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
export function stripJpeg(bytes: Buffer, orientation: number): Buffer {
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
