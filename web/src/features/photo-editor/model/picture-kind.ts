const kinds = [
  { type: 'image/jpeg', at: 0, bytes: [0xff, 0xd8, 0xff] },
  { type: 'image/png', at: 0, bytes: [0x89, 0x50, 0x4e, 0x47] },
  // "WEBP" behind "RIFF" and a length.
  { type: 'image/webp', at: 8, bytes: [0x57, 0x45, 0x42, 0x50] },
] as const;

export type PictureType = (typeof kinds)[number]['type'];

/** What a file is by its first twelve bytes, whatever it is called; null for none of the three. */
export const pictureKind = (head: Uint8Array): PictureType | null =>
  kinds.find(({ at, bytes }) => bytes.every((byte, i) => head[at + i] === byte))?.type ?? null;
