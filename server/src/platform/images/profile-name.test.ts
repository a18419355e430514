import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { makePhoto } from '#test/support/make-photo.ts';
import { isSrgbProfile, profileName } from './profile-name.ts';

const profileOf = async (name: string): Promise<Buffer> => {
  const tagged = await sharp(await makePhoto({ type: 'png' }))
    .withIccProfile(name)
    .png()
    .toBuffer();
  return (await sharp(tagged).metadata()).icc ?? Buffer.alloc(0);
};

/** A profile of version 2 that has a name and nothing else. */
const named = (name: string): Buffer => {
  const profile = Buffer.alloc(160 + name.length);
  profile.writeUInt32BE(1, 128);
  profile.write('desc', 132, 'latin1');
  profile.writeUInt32BE(144, 136);
  profile.writeUInt32BE(16 + name.length, 140);
  profile.write('desc', 144, 'latin1');
  profile.writeUInt32BE(name.length + 1, 152);
  profile.write(name, 156, 'latin1');
  return profile;
};

describe('the name of a colour profile', () => {
  it('is empty when the profile breaks off or is none', () => {
    for (const bytes of [Buffer.alloc(0), Buffer.alloc(140, 255), named('sRGB').subarray(0, 150)]) {
      expect(profileName(bytes)).toBe('');
      expect(isSrgbProfile(bytes)).toBe(false);
    }
  });

  it('is read from both versions', async () => {
    expect(profileName(named('sRGB IEC61966-2.1'))).toBe('sRGB IEC61966-2.1');
    expect(profileName(await profileOf('srgb'))).toContain('sRGB');
  });

  it.each([
    ['sRGB IEC61966-2.1', true],
    ['sRGB', true],
    ['Display P3', false],
    ['Display P3 Gamut with sRGB Transfer', false],
    ['Adobe RGB (1998)', false],
  ])('tells of %s whether it is sRGB: %s', (name, expected) => {
    expect(isSrgbProfile(named(name))).toBe(expected);
  });
});
