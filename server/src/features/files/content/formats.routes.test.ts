import type { ExportFormat, HistoryItem } from '@maquette/contract';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { errorOf, useTestApp } from '#test/support/build-test-app.ts';
import { postForm } from '#test/support/edit-drivers.ts';
import { makePhoto } from '#test/support/make-photo.ts';
import { signedIn } from '#test/support/signed-in.ts';

const on = useTestApp();

const stored = async (bytes: Buffer, filename: string): Promise<HistoryItem> => {
  const parts = { image: { bytes, filename } };
  const answer = await postForm(on.current, await signedIn(on.current), { path: '/files/upload', parts });
  return answer.json<{ file: HistoryItem }>().file;
};
const numbersOf = (bytes: Buffer) => sharp(bytes, { ignoreIcc: true }).removeAlpha().raw().toBuffer();
/** By how much the numbers differ on average. */
const between = (one: Buffer, other: Buffer) =>
  one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / one.length;

let wide: HistoryItem;
let wideBytes: Buffer;
const open = (query: string) => on.current.app.inject(`${wide.url}${query}`);

beforeAll(async () => {
  wideBytes = await sharp(await makePhoto({ type: 'png', width: 300, height: 200 }))
    .withIccProfile('p3')
    .png()
    .toBuffer();
  wide = await stored(wideBytes, 'été 1.salon.png');
});

describe('a picture to be kept', () => {
  it.each(['&format=gif', '&format=', '&format=JPEG', '&format=png&format=webp', '&format=png&w=640'])(
    'is refused in a format that there is not ("%s")',
    async (query) => {
      const answer = await open(query);
      expect([answer.statusCode, errorOf(answer).error]).toEqual([400, 'validation_failed']);
    },
  );

  it('is not had without the signature of its address', async () => {
    const answer = await on.current.app.inject(`${wide.url.slice(0, -2)}xx&format=jpeg`);
    expect([answer.statusCode, errorOf(answer).error]).toEqual([404, 'not_found']);
  });

  it.each<[ExportFormat, string, number]>([
    ['png', 'png', 0],
    ['jpeg', 'jpg', 3],
    ['webp', 'webp', 3],
  ])('comes as %s whole, in its own colours, under its name', async (format, ending, difference) => {
    for (let time = 0; time < 2; time++) {
      const answer = await open(`&format=${format}`);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers).toMatchObject({
        'content-type': `image/${format}`,
        'content-disposition': `attachment; filename*=UTF-8''%C3%A9t%C3%A9%201.salon.${ending}`,
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      });
      const { icc, exif, ...head } = await sharp(answer.rawPayload).metadata();
      expect(head).toMatchObject({ format, width: 300, height: 200 });
      expect([icc !== undefined, exif]).toEqual([true, undefined]);
      const found = between(await numbersOf(answer.rawPayload), await numbersOf(wideBytes));
      expect(found).toBeLessThanOrEqual(difference);
    }
  });

  it('of a photo that is a JPEG comes as PNG with the very pixels, upright', async () => {
    const photo = sharp(await makePhoto({ type: 'png', width: 90, height: 60 }));
    const lying = await photo.withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const file = await stored(lying, 'room.jpg');
    const { rawPayload } = await on.current.app.inject(`${file.url}&format=png`);
    const { width, height, orientation } = await sharp(rawPayload).metadata();
    expect([width, height, orientation]).toEqual([60, 90, undefined]);
    const upright = await sharp(lying).autoOrient().raw().toBuffer();
    expect(between(await numbersOf(rawPayload), upright)).toBe(0);
  });

  it('has white in a JPEG where it was transparent', async () => {
    const clear = { create: { width: 40, height: 30, channels: 4, background: '#00000000' } } as const;
    const file = await stored(await sharp(clear).png().toBuffer(), 'cut-out.png');
    const { rawPayload } = await on.current.app.inject(`${file.url}&format=jpeg`);
    expect([...(await numbersOf(rawPayload)).subarray(0, 3)]).toEqual([255, 255, 255]);
  });
});
