const SOI_BYTES = 2;
const MOST_IN_SEGMENT = 65_533;

/** A segment with its marker and length (ITU T.81, B.1.1.4). */
export const segment = (marker: number, payload: Buffer): Buffer => {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(payload.length + 2, 2);
  return Buffer.concat([head, payload]);
};

/** A JPEG with further segments right after its beginning. */
export const withSegments = (jpeg: Buffer, ...segments: Buffer[]): Buffer =>
  Buffer.concat([jpeg.subarray(0, SOI_BYTES), ...segments, jpeg.subarray(SOI_BYTES)]);

/** A colour profile of any length, in as many segments as it takes (ICC.1:2022, B.4). */
export const profileSegments = (profile: Buffer): Buffer[] => {
  const most = MOST_IN_SEGMENT - 14;
  const count = Math.max(1, Math.ceil(profile.length / most));
  return Array.from({ length: count }, (_, i) => {
    const head = Buffer.from(`ICC_PROFILE\0${String.fromCharCode(i + 1, count)}`, 'latin1');
    return segment(0xe2, Buffer.concat([head, profile.subarray(i * most, (i + 1) * most)]));
  });
};

/** Where the first segment with this marker begins. */
export const placeOf = (jpeg: Buffer, marker: number): number => {
  for (let at = SOI_BYTES; at < jpeg.length; at += 2 + jpeg.readUInt16BE(at + 2))
    if (jpeg[at + 1] === marker) return at;
  throw new Error(`there is no segment ${marker.toString(16)}`);
};

/** Bits as the entropy-coded part of a scan, filled up with ones and stuffed (F.1.2.3). */
const scanBytes = (bits: string): Buffer => {
  const bytes: number[] = [];
  for (let at = 0; at < bits.length; at += 8) {
    const byte = Number.parseInt(bits.slice(at, at + 8).padEnd(8, '1'), 2);
    bytes.push(byte, ...(byte === 0xff ? [0] : []));
  }
  return Buffer.from(bytes);
};

/** A Huffman table with one code of one bit, `0`, for one symbol. */
const oneSymbolTable = (slot: number, symbol: number): Buffer =>
  segment(0xc4, Buffer.from([slot, 1, ...Array.from({ length: 15 }, () => 0), symbol]));

const LONGEST_RUN_BITS = 14;

/**
 * A valid progressive JPEG, grey all over, that names every bit of every coefficient in a scan of its own: hundreds of passes
 * over all of its pixels in a file of some hundred kilobytes (G.1.2).
 */
export const manyScans = (side: number): Buffer => {
  const blocks = Math.ceil(side / 8) ** 2;
  const size = Buffer.alloc(4);
  size.writeUInt16BE(side, 0);
  size.writeUInt16BE(side, 2);
  const run = 2 ** LONGEST_RUN_BITS;
  // Every run but the last is 16,384 blocks long; the code's one bit and fourteen bits on top say so.
  const nothing = scanBytes(`0${'0'.repeat(LONGEST_RUN_BITS)}`.repeat(Math.ceil(blocks / run)));
  const scan = (from: number, to: number, bits: number, coded: Buffer) =>
    Buffer.concat([segment(0xda, Buffer.from([1, 1, 0, from, to, bits])), coded]);
  const passes = [];
  for (let coefficient = 1; coefficient < 64; coefficient++) {
    passes.push(scan(coefficient, coefficient, 13, nothing));
    for (let bit = 12; bit >= 0; bit--)
      passes.push(scan(coefficient, coefficient, ((bit + 1) << 4) | bit, nothing));
  }
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xdb, Buffer.from([0, ...Array.from({ length: 64 }, () => 1)])),
    segment(0xc2, Buffer.from([8, ...size, 1, 1, 0x11, 0])),
    oneSymbolTable(0x00, 0),
    oneSymbolTable(0x10, LONGEST_RUN_BITS << 4),
    scan(0, 0, 0, scanBytes('0'.repeat(blocks))),
    ...passes,
    Buffer.from([0xff, 0xd9]),
  ]);
};
