import { crc32 } from 'node:zlib';
import { Refusal } from '../../refusal.ts';
import { orientationExif, turns } from './orientation-exif.ts';

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
export function stripPng(bytes: Buffer, orientation: number): Buffer {
  const parts: Buffer[] = [bytes.subarray(0, 8)];
  const seen = new Set<string>();
  let at = 8;
  while (at + 12 <= bytes.length) {
    const length = bytes.readUInt32BE(at);
    const end = at + 12 + length;
    if (end > bytes.length) break;
    const type = bytes.toString('latin1', at + 4, at + 8);
    const isNew = type === 'IDAT' || !seen.has(type);
    if (isNew && length <= (keptChunks.get(type) ?? -1)) parts.push(bytes.subarray(at, end));
    seen.add(type);
    if (type === 'IHDR' && turns(orientation)) parts.push(chunk('eXIf', orientationExif(orientation)));
    if (type === 'IEND') return Buffer.concat([...parts, chunk('IEND', Buffer.alloc(0))]);
    at = end;
  }
  throw new Refusal('picture_unreadable');
}
