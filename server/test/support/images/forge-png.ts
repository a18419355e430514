import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');
const HEAD_BYTES = 33;

/** A chunk with its length and checksum (PNG third edition, 5.3). */
export const chunk = (type: string, payload: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), payload]);
  const out = Buffer.alloc(named.length + 8);
  out.writeUInt32BE(payload.length, 0);
  named.copy(out, 4);
  out.writeUInt32BE(crc32(named), named.length + 4);
  return out;
};

export interface PngHead {
  readonly width: number;
  readonly height: number;
  readonly depth?: number;
  /** 0 grey, 2 colour, 3 palette, 4 grey with alpha, 6 colour with alpha. */
  readonly colour?: number;
  readonly interlace?: number;
}

export const ihdr = ({ width, height, depth = 8, colour = 0, interlace = 0 }: PngHead): Buffer => {
  const body = Buffer.alloc(13);
  body.writeUInt32BE(width, 0);
  body.writeUInt32BE(height, 4);
  body.set([depth, colour, 0, 0, interlace], 8);
  return chunk('IHDR', body);
};

/** A PNG from its parts, which may be as wrong as they like. */
export const png = (...chunks: Buffer[]): Buffer => Buffer.concat([SIGNATURE, ...chunks]);

export const idat = (rows: Buffer): Buffer => chunk('IDAT', deflateSync(rows));
export const iend = chunk('IEND', Buffer.alloc(0));

/** A PNG with further chunks right after its head. */
export const withChunks = (bytes: Buffer, ...chunks: Buffer[]): Buffer =>
  Buffer.concat([bytes.subarray(0, HEAD_BYTES), ...chunks, bytes.subarray(HEAD_BYTES)]);

/** A PNG whose coded pixels are cut in two at a share of them, with further chunks between the parts. */
export const withChunksAmongPixels = (bytes: Buffer, chunks: readonly Buffer[], share = 0.5): Buffer => {
  const at = bytes.indexOf('IDAT') - 4;
  const end = at + 12 + bytes.readUInt32BE(at);
  const pixels = bytes.subarray(at + 8, end - 4);
  const cut = Math.floor(pixels.length * share);
  const parts = [chunk('IDAT', pixels.subarray(0, cut)), ...chunks, chunk('IDAT', pixels.subarray(cut))];
  return Buffer.concat([bytes.subarray(0, at), ...parts, bytes.subarray(end)]);
};
