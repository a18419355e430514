import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { makePhoto } from '#test/support/make-photo.ts';
import type { PictureType } from '../picture-type.ts';
import { stripMetadata } from './strip-metadata.ts';

const SECRET = 'Ada Byron, 51.5 N';

const withNotes = async (type: 'jpeg' | 'png' | 'webp', orientation: number): Promise<Buffer> => {
  const exif = { IFD0: { Artist: SECRET }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' } };
  return sharp(await makePhoto({ type: 'png', width: 40, height: 30 }))
    .withMetadata({ orientation })
    .withExif(exif)
    .withMetadata({ orientation })
    .toFormat(type, { quality: 90 })
    .toBuffer();
};

const pixelsOf = (bytes: Buffer): Promise<Buffer> => sharp(bytes).autoOrient().raw().toBuffer();

describe.each(['jpeg', 'png', 'webp'] as const)('metadata of a %s', (type) => {
  const mime: PictureType = `image/${type}`;

  it('is refused when the file breaks off', async () => {
    const whole = await makePhoto({ type });
    expect(() => stripMetadata(whole.subarray(0, whole.length - 40), mime, 1)).toThrow('picture_unreadable');
    expect(() => stripMetadata(whole.subarray(0, 13), mime, 1)).toThrow('picture_unreadable');
  });

  it('goes, and the pixels and which way is up stay', async () => {
    const sent = await withNotes(type, 6);
    expect(sent.includes(SECRET)).toBe(true);
    const kept = stripMetadata(sent, mime, 6);
    expect(kept.includes(SECRET)).toBe(false);
    const { orientation, width, height } = await sharp(kept).metadata();
    expect({ orientation, width, height }).toEqual({ orientation: 6, width: 40, height: 30 });
    expect((await pixelsOf(kept)).equals(await pixelsOf(sent))).toBe(true);
  });

  it('leaves nothing that follows the end of the picture', async () => {
    const sent = Buffer.concat([await makePhoto({ type }), Buffer.from('<script>alert(1)</script>')]);
    const kept = stripMetadata(sent, mime, 1);
    expect(kept.includes('script')).toBe(false);
    expect((await pixelsOf(kept)).equals(await pixelsOf(sent))).toBe(true);
  });

  it('goes the same way twice', async () => {
    const once = stripMetadata(await withNotes(type, 1), mime, 1);
    expect(stripMetadata(once, mime, 1).equals(once)).toBe(true);
  });

  it('keeps the colour profile', async () => {
    const sent = await sharp(await makePhoto({ type: 'png' }))
      .withIccProfile('p3')
      .toFormat(type)
      .toBuffer();
    const profile = (await sharp(sent).metadata()).icc;
    expect(profile).toBeDefined();
    expect((await sharp(stripMetadata(sent, mime, 1)).metadata()).icc).toEqual(profile);
  });
});

describe('metadata of a progressive JPEG', () => {
  it('goes and every scan stays', async () => {
    const sent = await sharp(await makePhoto({ type: 'png' }))
      .jpeg({ progressive: true })
      .toBuffer();
    const kept = stripMetadata(sent, 'image/jpeg', 1);
    expect((await pixelsOf(kept)).equals(await pixelsOf(sent))).toBe(true);
  });
});
