import { crc32 } from 'node:zlib';
import { orientationExif, turns } from './orientation-exif.ts';
import { pngChunks } from './png-chunks.ts';

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
  for (const { type, length, bytes: whole } of pngChunks(bytes)) {
    const isNew = type === 'IDAT' || !seen.has(type);
    if (isNew && length <= (keptChunks.get(type) ?? -1)) parts.push(whole);
    seen.add(type);
    if (type === 'IHDR' && turns(orientation)) parts.push(chunk('eXIf', orientationExif(orientation)));
  }
  return Buffer.concat([...parts, chunk('IEND', Buffer.alloc(0))]);
}
