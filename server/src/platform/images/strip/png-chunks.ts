import { Refusal } from '../../refusal.ts';

const SIGNATURE_BYTES = 8;
/** Length, type and checksum. */
const FRAME_BYTES = 12;

/** A part of a PNG (third edition, 5.3). */
export interface PngChunk {
  readonly type: string;
  /** Of the payload alone. */
  readonly length: number;
  /** As it stands in the file, with length, type and checksum. */
  readonly bytes: Buffer;
}

/** The chunks of a PNG in their order, up to and with its end. @throws Refusal picture_unreadable when they do not fit together */
export function* pngChunks(bytes: Buffer): Generator<PngChunk> {
  let at = SIGNATURE_BYTES;
  while (at + FRAME_BYTES <= bytes.length) {
    const length = bytes.readUInt32BE(at);
    const end = at + FRAME_BYTES + length;
    if (end > bytes.length) break;
    const type = bytes.toString('latin1', at + 4, at + 8);
    yield { type, length, bytes: bytes.subarray(at, end) };
    if (type === 'IEND') return;
    at = end;
  }
  throw new Refusal('picture_unreadable');
}

/**
 * The coded pixels are one run of IDAT chunks with nothing between them (PNG third edition, 5.6). Decoders differ in what they
 * make of anything else, so that one person would see another picture than the next.
 * @throws Refusal picture_unreadable when something stands between them, or the chunks do not fit together
 */
export function assertPixelsTogether(bytes: Buffer): void {
  let runs = 0;
  let before = '';
  for (const { type } of pngChunks(bytes)) {
    if (type === 'IDAT' && before !== 'IDAT') runs += 1;
    before = type;
  }
  if (runs > 1) throw new Refusal('picture_unreadable');
}
