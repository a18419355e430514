import type { MaskBuffer } from '../raster/mask-buffer.ts';

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const BIT_DEPTH = 8;
const GREY = 0;
const CRC_POLYNOMIAL = 0xedb88320;

const crcTable = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit += 1) rest = rest & 1 ? CRC_POLYNOMIAL ^ (rest >>> 1) : rest >>> 1;
  return rest;
});

/**
 * Writes a mask as an 8-bit greyscale PNG (ISO/IEC 15948). The single channel goes straight to the compressor: a
 * canvas would need four times the memory and refuses photos over 16,777,216 pixels on some phones.
 */
export async function encodePng(mask: MaskBuffer): Promise<Blob> {
  const header = new Uint8Array(13);
  const fields = new DataView(header.buffer);
  fields.setUint32(0, mask.width);
  fields.setUint32(4, mask.height);
  header.set([BIT_DEPTH, GREY, 0, 0, 0], 8);
  const pixels = await deflate(scanLines(mask));
  const chunks = [chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', new Uint8Array(0))];
  return new Blob([Uint8Array.from(SIGNATURE), ...chunks], { type: 'image/png' });
}

/** Each line is preceded by the number of its filter: 0, as it is. */
function scanLines({ width, height, pixels }: MaskBuffer): Uint8Array<ArrayBuffer> {
  const lines = new Uint8Array((width + 1) * height);
  for (let y = 0; y < height; y += 1) {
    lines.set(pixels.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  }
  return lines;
}

async function deflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const packed = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate'));
  return new Uint8Array(await new Response(packed).arrayBuffer());
}

function chunk(type: string, content: Uint8Array): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(content.length + 12);
  const fields = new DataView(bytes.buffer);
  fields.setUint32(0, content.length);
  bytes.set(
    [...type].map((letter) => letter.charCodeAt(0)),
    4,
  );
  bytes.set(content, 8);
  fields.setUint32(content.length + 8, crcOf(bytes.subarray(4, content.length + 8)));
  return bytes;
}

function crcOf(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (crcTable[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  return ~crc >>> 0;
}
