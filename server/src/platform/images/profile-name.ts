const TAGS_AT = 128;
const TAG_BYTES = 12;

/** Where the tag `desc` lies in an ICC profile (ICC.1:2022, 7.3). */
function findDescription(profile: Buffer): Buffer | null {
  const count = profile.readUInt32BE(TAGS_AT);
  for (let i = 0; i < Math.min(count, 100); i++) {
    const at = TAGS_AT + 4 + i * TAG_BYTES;
    if (profile.toString('latin1', at, at + 4) !== 'desc') continue;
    const from = profile.readUInt32BE(at + 4);
    return profile.subarray(from, from + profile.readUInt32BE(at + 8));
  }
  return null;
}

/** The name an ICC profile gives itself; empty when it has none that can be read. Version 2 keeps it in ASCII, version 4 in UTF-16. */
export function profileName(profile: Buffer): string {
  try {
    const tag = findDescription(profile);
    if (!tag) return '';
    const type = tag.toString('latin1', 0, 4);
    if (type === 'desc') return tag.toString('latin1', 12, 12 + tag.readUInt32BE(8)).replace(/\0.*$/s, '');
    if (type !== 'mluc') return '';
    const [bytes, from] = [tag.readUInt32BE(20), tag.readUInt32BE(24)];
    return Buffer.from(tag.subarray(from, from + bytes - (bytes % 2)))
      .swap16()
      .toString('utf16le');
  } catch {
    // A profile that breaks off names nothing.
    return '';
  }
}

/** Whether a profile is plain sRGB; others only mention it ("Display P3 Gamut with sRGB Transfer"). */
export const isSrgbProfile = (profile: Buffer): boolean => /^sRGB\b/.test(profileName(profile));
