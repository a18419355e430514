const FLAGS_AT = 20;

/** A chunk of a RIFF container, filled up to an even length (RFC 9649, 2.3). */
export const riffChunk = (type: string, payload: Buffer): Buffer => {
  const head = Buffer.alloc(8);
  head.write(type, 0, 'latin1');
  head.writeUInt32LE(payload.length, 4);
  return Buffer.concat([head, payload, Buffer.alloc(payload.length % 2)]);
};

/** A WebP with further chunks at its end, as part of it, and with more flags set in its extended header. */
export const withRiffChunks = (webp: Buffer, flags: number, ...chunks: Buffer[]): Buffer => {
  const out = Buffer.concat([webp, ...chunks]);
  out.writeUInt32LE(out.length - 8, 4);
  if (flags > 0 && out.toString('latin1', 12, 16) !== 'VP8X') throw new Error('there is no extended header');
  if (flags > 0) out[FLAGS_AT]! |= flags;
  return out;
};

/** The same picture behind an extended header, which other chunks need. */
export const extended = (webp: Buffer, { width, height }: { width: number; height: number }): Buffer => {
  const header = Buffer.alloc(10);
  header.writeUIntLE(width - 1, 4, 3);
  header.writeUIntLE(height - 1, 7, 3);
  const out = Buffer.concat([webp.subarray(0, 12), riffChunk('VP8X', header), webp.subarray(12)]);
  out.writeUInt32LE(out.length - 8, 4);
  return out;
};
