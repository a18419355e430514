import { Refusal } from '../../refusal.ts';
import { orientationExif, turns } from './orientation-exif.ts';

const SOI = 0xd8;
const EOI = 0xd9;
const SOS = 0xda;
const APP0 = 0xe0;
const APP1 = 0xe1;
const APP2 = 0xe2;
const APP14 = 0xee;
const APP15 = 0xef;
const COM = 0xfe;

const startsWith = (payload: Buffer, text: string): boolean =>
  payload.subarray(0, text.length).toString('latin1') === text;

/** A segment with its marker and length, as it stands in a file. */
function segment(marker: number, payload: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(payload.length + 2, 2);
  return Buffer.concat([head, payload]);
}

/** What is kept of a segment: the picture's own tables, its colour profile and how its colours are coded; a JFIF head without its thumbnail. */
function kept(marker: number, payload: Buffer): Buffer | null {
  if (marker === COM) return null;
  if (marker < APP0 || marker > APP15) return segment(marker, payload);
  if (marker === APP2 && startsWith(payload, 'ICC_PROFILE\0')) return segment(marker, payload);
  if (marker === APP14 && startsWith(payload, 'Adobe')) return segment(marker, payload);
  if (marker === APP0 && startsWith(payload, 'JFIF\0') && payload.length >= 14) {
    return segment(marker, Buffer.concat([payload.subarray(0, 12), Buffer.from([0, 0])]));
  }
  return null;
}

/** Where the entropy-coded bytes that start at `from` end: at the next marker that is neither a stuffed 0 nor a restart. */
function endOfScan(bytes: Buffer, from: number): number {
  for (
    let at = bytes.indexOf(0xff, from);
    at >= 0 && at + 1 < bytes.length;
    at = bytes.indexOf(0xff, at + 1)
  ) {
    const next = bytes[at + 1]!;
    const isInside = next === 0 || next === 0xff || (next >= 0xd0 && next <= 0xd7);
    if (!isInside) return at;
  }
  return bytes.length;
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
  let at = 2;
  while (at < bytes.length) {
    if (bytes[at] !== 0xff) throw new Refusal('picture_unreadable');
    const marker = bytes[at + 1];
    if (marker === undefined) break;
    if (marker === 0xff) {
      at += 1; // fill byte
      continue;
    }
    if (marker === EOI) return Buffer.concat([...parts, Buffer.from([0xff, EOI])]);
    if (at + 4 > bytes.length) break;
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    if (end > bytes.length || end < at + 4) break;
    const part = kept(marker, bytes.subarray(at + 4, end));
    if (part) parts.push(part);
    at = end;
    if (marker === SOS) {
      at = endOfScan(bytes, end);
      parts.push(bytes.subarray(end, at));
    }
  }
  throw new Refusal('picture_unreadable');
}
