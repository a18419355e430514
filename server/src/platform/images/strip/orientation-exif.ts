/**
 * The smallest Exif body (TIFF 6.0, big endian, one tag) that says which way up a picture is: all that is kept of a camera's notes.
 * `orientation` is 2 to 8 as in Exif 2.32, table 6.
 */
export function orientationExif(orientation: number): Buffer {
  const body = Buffer.alloc(26);
  body.write('MM', 0, 'latin1');
  body.writeUInt16BE(42, 2);
  body.writeUInt32BE(8, 4); // where the first directory starts
  body.writeUInt16BE(1, 8); // one entry
  body.writeUInt16BE(0x0112, 10); // Orientation
  body.writeUInt16BE(3, 12); // SHORT
  body.writeUInt32BE(1, 14); // one value
  body.writeUInt16BE(orientation, 18);
  return body;
}

/** True for the values that turn or mirror; 1 and unknown values mean upright. */
export const turns = (orientation: number): boolean => orientation >= 2 && orientation <= 8;
