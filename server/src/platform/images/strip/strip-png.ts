import { crc32 } from 'node:zlib';
import { Refusal } from '../../refusal.ts';
import { orientationExif, turns } from './orientation-exif.ts';

/** The picture itself and what its colours mean; every other chunk is dropped, an animation's further frames with them. */
const keptChunks = new Set([
  'IHDR',
  'PLTE',
  'tRNS',
  'gAMA',
  'cHRM',
  'sRGB',
  'iCCP',
  'cICP',
  'sBIT',
  'IDAT',
  'IEND',
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
export function stripPng(bytes: Buffer, orientation: number): Buffer {
  const parts: Buffer[] = [bytes.subarray(0, 8)];
  let at = 8;
  while (at + 12 <= bytes.length) {
    const end = at + 12 + bytes.readUInt32BE(at);
    if (end > bytes.length) break;
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (keptChunks.has(type)) parts.push(bytes.subarray(at, end));
    if (type === 'IHDR' && turns(orientation)) parts.push(chunk('eXIf', orientationExif(orientation)));
    if (type === 'IEND') return Buffer.concat(parts);
    at = end;
  }
  throw new Refusal('picture_unreadable');
}
