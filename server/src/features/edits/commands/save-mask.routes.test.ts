import type { HistoryItem, SaveMaskAnswer } from '@maquette/contract';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { chunk, withChunksAmongPixels } from '#test/support/images/forge-png.ts';
import { useTestApp } from '#test/support/build-test-app.ts';
import { photoPart, postForm } from '#test/support/edit-drivers.ts';
import { makeMask, makePhoto } from '#test/support/make-photo.ts';
import { signedIn, type SignedInUser } from '#test/support/signed-in.ts';

const on = useTestApp();

const storedPhoto = async (who: SignedInUser): Promise<string> => {
  const sent = await postForm(on.current, who, {
    path: '/files/upload',
    parts: { image: await photoPart({ type: 'png' }) },
  });
  return sent.json<{ file: HistoryItem }>().file.id;
};

const saveMask = (who: SignedInUser, picture: Buffer, fileId: string) =>
  on.current.app.inject({
    method: 'POST',
    url: '/api/inpaint/save-mask',
    payload: { maskData: `data:image/png;base64,${picture.toString('base64')}`, fileId },
    headers: who.headers,
  });

describe('a mask saved for a stored photo', () => {
  it('is refused when its proportions are others, and when the photo is not there', async () => {
    const who = await signedIn(on.current);
    const id = await storedPhoto(who);
    const narrow = await saveMask(who, await makeMask({ width: 60 }), id);
    expect([narrow.statusCode, narrow.json<{ error: string }>().error]).toEqual([400, 'mask_aspect_differs']);
    const stranger = await signedIn(on.current);
    expect((await saveMask(stranger, await makeMask(), id)).statusCode).toBe(404);
  });

  it('is refused when something stands among its pixels, whoever sends it', async () => {
    const who = await signedIn(on.current);
    const id = await storedPhoto(who);
    const torn = withChunksAmongPixels(await makeMask(), [chunk('roOm', Buffer.alloc(0))], 1);
    const saved = await saveMask(who, torn, id);
    expect([saved.statusCode, saved.json<{ error: string }>().error]).toEqual([400, 'picture_unreadable']);
    const sent = await postForm(on.current, who, {
      path: '/inpaint/inpaint',
      parts: {
        image: await photoPart({ type: 'png' }),
        mask: { bytes: torn, filename: 'mask.png' },
        prompt: 'a plant',
      },
    });
    expect([sent.statusCode, sent.json<{ error: string }>().error]).toEqual([400, 'picture_unreadable']);
  });

  it('is refused when it marks too little of the photo', async () => {
    const who = await signedIn(on.current);
    const dot = await saveMask(who, await makeMask({ white: [10, 10, 30, 30] }), await storedPhoto(who));
    expect([dot.statusCode, dot.json<{ error: string }>().error]).toEqual([400, 'mask_too_small']);
  });

  it('may be the photo itself, painted over', async () => {
    const who = await signedIn(on.current);
    const id = await storedPhoto(who);
    const patch = { width: 30, height: 20, channels: 3 as const, background: '#ffffff' };
    const painted = await sharp(await makePhoto({ type: 'png' }))
      .composite([{ input: await sharp({ create: patch }).png().toBuffer(), left: 50, top: 40 }])
      .png()
      .toBuffer();
    const { url } = (await saveMask(who, painted, id)).json<SaveMaskAnswer>();
    const stored = await on.current.app.inject({ method: 'GET', url });
    const mask = await sharp(stored.rawPayload).greyscale().raw().toBuffer();
    const white = mask.filter((value) => value === 255).length;
    expect(white).toBe(patch.width * patch.height);
    expect(mask[45 * 120 + 60]).toBe(255);
  });
});
