import { type HistoryItem, limits, statusOf } from '@maquette/contract';
import { someOf } from '@maquette/engine/testing/size';
import sharp from 'sharp';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { badPictures } from '#test/support/images/bad-pictures.ts';
import { goodPictures, SECRET } from '#test/support/images/good-pictures.ts';
import { errorOf, useTestApp } from '#test/support/build-test-app.ts';
import { get, postForm } from '#test/support/edit-drivers.ts';
import { signedIn, type SignedInUser } from '#test/support/signed-in.ts';

const on = useTestApp();
let who: SignedInUser;
beforeAll(async () => {
  who = await signedIn(on.current);
});

/** Named as something it may not be: names count for nothing. */
const send = (bytes: Buffer, person = who) =>
  postForm(on.current, person, { path: '/files/upload', parts: { image: { bytes, filename: 'room.png' } } });

type Make = () => Buffer | Promise<Buffer>;
interface Sent {
  readonly bytes: Buffer;
  readonly answer: Awaited<ReturnType<typeof send>>;
}
const sentOnce = new Map<Make, Promise<Sent>>();

/** Made and sent once for all tests that look at it. */
function sendOnce(make: Make): Promise<Sent> {
  const sending = async () => {
    const bytes = await make();
    return { bytes, answer: await send(bytes) };
  };
  const known = sentOnce.get(make) ?? sending();
  sentOnce.set(make, known);
  return known;
}

/** What is handed out of a picture: as it is kept, and its copies. */
const served = ({ url }: HistoryItem) =>
  Promise.all(
    ['', ...someOf(limits.renditionWidths, 1).map((width) => `&w=${width}`)].map((w) =>
      on.current.app.inject(`${url}${w}`),
    ),
  );

const pixelsOf = async (bytes: Buffer): Promise<Buffer> => sharp(bytes).autoOrient().raw().toBuffer();

describe('a picture that is none, or not whole', () => {
  it.each(badPictures)('%s is refused, and nothing of it is kept', async (_, { make, code }) => {
    const nobody = await signedIn(on.current);
    const answer = await send(await make(), nobody);
    expect([answer.statusCode, errorOf(answer).error]).toEqual([statusOf[code], code]);
    expect((await get(on.current, nobody, '/files')).json()).toMatchObject({ total: 0, storageBytes: 0 });
    expect(await readdir(join(on.current.folder, 'temporary'))).toEqual([]);
  });
});

describe('a strange picture', () => {
  it.each(goodPictures)('%s is shown, and nothing but the picture', async (_, { make, width, height }) => {
    const { answer } = await sendOnce(make);
    expect(answer.body).toContain('"success":true');
    const { file } = answer.json<{ file: HistoryItem }>();
    expect(file.metadata).toMatchObject({ width, height });

    for (const one of await served(file)) {
      expect(one.statusCode).toBe(200);
      expect(one.rawPayload.includes(SECRET)).toBe(false);
      expect(one.rawPayload.includes('GPS')).toBe(false);
      expect(one.headers).toMatchObject({
        'content-type': expect.stringMatching(/^image\/(jpeg|png|webp)$/),
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
        'x-content-type-options': 'nosniff',
      });
      const { exif, xmp, iptc, comments, autoOrient } = await sharp(one.rawPayload).metadata();
      expect({ xmp, iptc, comments }).toEqual({});
      expect(exif?.length ?? 0).toBeLessThan(40);
      const ratio = (autoOrient.width / autoOrient.height) * (height / width);
      if (Math.min(autoOrient.width, autoOrient.height) > 20) expect(ratio).toBeCloseTo(1, 1);
      await sharp(one.rawPayload, { failOn: 'warning' }).raw().toBuffer();
    }
  });

  it.each(goodPictures.filter(([name]) => !/WebP that moves|JPEG in inks|50 megapixels/.test(name)))(
    '%s keeps every pixel',
    async (_, { make }) => {
      const { bytes, answer } = await sendOnce(make);
      const { file } = answer.json<{ file: HistoryItem }>();
      const kept = (await on.current.app.inject(file.url)).rawPayload;
      expect((await pixelsOf(kept)).equals(await pixelsOf(bytes))).toBe(true);
    },
  );
});
