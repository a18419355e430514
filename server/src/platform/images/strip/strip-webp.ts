import { Refusal } from '../../refusal.ts';
import { orientationExif, turns } from './orientation-exif.ts';

const keptChunks = new Set(['VP8X', 'ICCP', 'ALPH', 'VP8 ', 'VP8L']);
const EXIF_FLAG = 0x08;
const XMP_FLAG = 0x04;
const ANIMATION_FLAG = 0x02;

function chunk(type: string, payload: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.write(type, 0, 'latin1');
  head.writeUInt32LE(payload.length, 4);
  return Buffer.concat([head, payload, Buffer.alloc(payload.length % 2)]);
}

interface Chunk {
  readonly type: string;
  readonly payload: Buffer;
}

/** The chunks of a WebP container. @throws Refusal picture_unreadable when they do not fit together */
function chunksOf(bytes: Buffer): Chunk[] {
  const end = 8 + bytes.readUInt32LE(4);
  if (end > bytes.length) throw new Refusal('picture_unreadable');
  const chunks: Chunk[] = [];
  for (let at = 12; at + 8 <= end;) {
    const length = bytes.readUInt32LE(at + 4);
    if (at + 8 + length > end) throw new Refusal('picture_unreadable');
    chunks.push({
      type: bytes.toString('latin1', at, at + 4),
      payload: bytes.subarray(at + 8, at + 8 + length),
    });
    at += 8 + length + (length % 2);
  }
  return chunks;
}

/** True when a WebP moves: its frames lie in chunks that `stripWebp` would drop. */
export const isAnimatedWebp = (bytes: Buffer): boolean =>
  bytes.length > 20 && bytes.toString('latin1', 12, 16) === 'VP8X' && (bytes[20]! & ANIMATION_FLAG) !== 0;

/**
 * Takes everything out of a still WebP that is not the picture (RFC 9649): Exif, XMP, unknown chunks, trailing bytes. The coded pixels are untouched.
 * `orientation` is written back when it turns the picture and the file has the extended header that allows it.
 * @throws Refusal picture_unreadable when the chunks do not fit together
 */
export function stripWebp(bytes: Buffer, orientation: number): Buffer {
  if (bytes.length < 20) throw new Refusal('picture_unreadable');
  const chunks = chunksOf(bytes).filter(({ type }) => keptChunks.has(type));
  const isTurned = turns(orientation) && chunks[0]?.type === 'VP8X';
  const parts = chunks.map(({ type, payload }) => {
    if (type !== 'VP8X' || payload.length === 0) return chunk(type, payload);
    const header = Buffer.from(payload);
    header[0] = (header[0]! & ~(EXIF_FLAG | XMP_FLAG)) | (isTurned ? EXIF_FLAG : 0);
    return chunk(type, header);
  });
  if (isTurned) parts.push(chunk('EXIF', orientationExif(orientation)));
  const body = Buffer.concat([Buffer.from('WEBP', 'latin1'), ...parts]);
  const head = Buffer.alloc(8);
  head.write('RIFF', 0, 'latin1');
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body]);
}
