import type { HistoryItem } from '@maquette/contract';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { useTestApp } from '#test/support/build-test-app.ts';
import { finished, inpaintCall, painter, postForm } from '#test/support/edit-drivers.ts';
import { enginesOf, fakeEngine } from '#test/support/fake-engine.ts';
import { makePhoto } from '#test/support/make-photo.ts';

const on = useTestApp({ changes: { engines: enginesOf(fakeEngine()) } });
beforeAll(() => on.current.house.startWork());

/** A round brush stroke with soft edges, as people paint. */
const strokeOf = async (width: number, height: number): Promise<Buffer> => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%"/>
    <path d="M ${width * 0.3} ${height * 0.4} q ${width * 0.2} ${height * 0.4} ${width * 0.3} 0" stroke="#fff" stroke-width="${width / 12}" stroke-linecap="round" fill="none"/></svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
};

const rawOf = (bytes: Buffer) =>
  sharp(bytes, { limitInputPixels: false })
    .autoOrient()
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });

describe('where the mask is 0, the result equals the upright photo bit for bit', () => {
  it.each([
    ['a small photo', 640, 480, 640, 1],
    ['a photo of 12 megapixels', 4000, 3000, 4000, 1],
    ['a mask at a quarter of the size', 1600, 1200, 400, 1],
    ['a photo lying on its side', 900, 600, 600, 6],
  ])(
    '%s',
    async (_, width, height, maskWidth, orientation) => {
      const who = await painter(on.current);
      const photo = await sharp(await makePhoto({ width, height }))
        .withMetadata({ orientation })
        .toBuffer();
      const before = await rawOf(photo);
      const maskHeight = Math.round((maskWidth * before.info.height) / before.info.width);
      const mask = await strokeOf(maskWidth, maskHeight);
      const parts = {
        image: { bytes: photo, filename: 'room.jpg' },
        mask: { bytes: mask, filename: 'm.png' },
        prompt: 'a sofa',
      };
      const answer = await postForm(on.current, who, inpaintCall(parts, { prefer: 'respond-async' }));
      const edit = await finished(on.current, who, answer.json<{ requestId: string }>().requestId);
      expect(edit).toMatchObject({ state: 'succeeded', changedOutside: 0 });

      const [result] = edit.files as [HistoryItem];
      const after = await rawOf((await on.current.app.inject(result.url)).rawPayload);
      expect(after.info).toMatchObject({ width: before.info.width, height: before.info.height });
      const allowed = await sharp(mask)
        .resize(before.info.width, before.info.height, { kernel: 'nearest' })
        .extractChannel(0)
        .raw()
        .toBuffer();
      const changed = { inside: 0, outside: 0 };
      for (let i = 0; i < allowed.length; i++) {
        const isSame = before.data.readUIntBE(3 * i, 3) === after.data.readUIntBE(3 * i, 3);
        if (!isSame) changed[(allowed[i] ?? 0) > 128 ? 'inside' : 'outside']++;
      }
      expect(changed.outside).toBe(0);
      expect(changed.inside).toBeGreaterThan(0);
      // Twelve megapixels are drawn by a process of low priority and compared here pixel by pixel.
    },
    120_000,
  );
});
