import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import type { Fault } from './simulator.ts';

/** What a simulated service paints: nobody mistakes it for the photo. */
export const paintColour = [20, 160, 90] as const;

export interface Painting {
  /** The picture as it was sent. */
  readonly picture: Buffer;
  /** Of the same size, white = repaint; null = the rectangle from 3/8 to 5/8 of each side is painted. */
  readonly mask: Buffer | null;
  /** Size of the answer; the picture's own unless told. */
  readonly size?: { readonly width: number; readonly height: number };
  readonly format?: 'png' | 'jpeg' | 'webp';
  readonly fault?: Fault;
}

/**
 * Paints a plain change, and brings in what a model brings in: a size of its own and slight noise everywhere.
 * A fault of the picture itself makes it a bomb, JSON, or a picture that breaks off.
 */
export async function paint(painting: Painting): Promise<Buffer> {
  const { fault = {}, format = 'png' } = painting;
  if (fault.bomb) return hugePng();
  if (fault.wrongType) return Buffer.from(JSON.stringify({ image: 'not a picture' }));
  const picture = sharp(painting.picture).removeAlpha();
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const mask = painting.mask ? await greyOf(painting.mask) : middle(width, height);
  for (let i = 0; i < width * height; i++) {
    const noise = ((i * 7919) % 5) - 2;
    for (let c = 0; c < 3; c++) {
      const isPainted = !fault.unchanged && (mask[i] ?? 0) > 127;
      const value = isPainted ? (paintColour[c] ?? 0) : (data[i * 3 + c] ?? 0);
      data[i * 3 + c] = Math.min(255, Math.max(0, value + noise));
    }
  }
  const size = fault.otherSize ?? painting.size ?? info;
  const painted = sharp(data, { raw: { width, height, channels: 3 } })
    .resize({ width: size.width, height: size.height, fit: 'fill' })
    .toFormat(format, format === 'png' ? { compressionLevel: 1 } : { quality: 92 });
  const bytes = await painted.toBuffer();
  return fault.cutPicture ? bytes.subarray(0, bytes.length >> 1) : bytes;
}

const greyOf = (mask: Buffer): Promise<Buffer> =>
  sharp(mask).removeAlpha().toColourspace('b-w').raw().toBuffer();

function middle(width: number, height: number): Buffer {
  const mask = Buffer.alloc(width * height);
  for (let y = Math.floor(height * 0.375); y < height * 0.625; y++) {
    mask.fill(255, y * width + Math.floor(width * 0.375), y * width + Math.floor(width * 0.625));
  }
  return mask;
}

/** A few hundred bytes that claim to be 40,000 by 40,000 pixels. */
function hugePng(): Buffer {
  const side = 40_000;
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const pixels = deflateSync(Buffer.alloc(64 * 1024));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** CRC-32 as PNG wants it (ISO 3309). */
function crc32(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}
