import type { Edit, HistoryItem, SaveMaskAnswer } from '@maquette/contract';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { errorOf, useTestApp } from '#test/support/build-test-app.ts';
import {
  balanceOf,
  finished,
  get,
  inpaintCall,
  maskPart,
  painter,
  photoPart,
  postForm,
} from '#test/support/edit-drivers.ts';
import { enginesOf, fakeEngine } from '#test/support/fake-engine.ts';
import { makeMask, makePhoto } from '#test/support/make-photo.ts';
import type { SignedInUser } from '#test/support/signed-in.ts';

const engine = fakeEngine();
const on = useTestApp({ changes: { engines: enginesOf(engine) } });
beforeAll(() => on.current.house.startWork());

const ABSENT = '018f0000-0000-7000-8000-000000000000';

type Parts = Parameters<typeof inpaintCall>[0];
const inpaint = (who: SignedInUser, parts: Parts, headers = {}) =>
  postForm(on.current, who, inpaintCall(parts, headers));

const editsOf = async (who: SignedInUser) =>
  (await get(on.current, who, '/edits')).json<{ edits: Edit[] }>().edits;

/** Refused as told, no edit begun, nothing held. */
const expectRefused = async (parts: Parts, [status, code]: [number, string]) => {
  const who = await painter(on.current);
  const answer = await inpaint(who, parts);
  expect([answer.statusCode, errorOf(answer).error]).toEqual([status, code]);
  expect(await editsOf(who)).toEqual([]);
  expect(await balanceOf(on.current, who)).toEqual({ balance: 10, held: 0 });
  return errorOf(answer);
};

const saveMask = (who: SignedInUser, maskData: string) =>
  on.current.app.inject({
    method: 'POST',
    url: '/api/inpaint/save-mask',
    payload: { maskData },
    headers: who.headers,
  });
const dataUrl = (png: Buffer) => `data:image/png;base64,${png.toString('base64')}`;

describe('inpainting is refused, and nothing is held,', () => {
  it.each([{ prompt: '' }, { prompt: '  \n ' }, {}])('with a blank prompt: %o', async (words) => {
    const body = await expectRefused({ image: await photoPart(), ...words }, [400, 'validation_failed']);
    expect(body.fields).toHaveProperty('prompt');
  });

  it.each<[string, () => Promise<Parts>]>([
    ['a dot', async () => ({ mask: await maskPart({ white: [40, 30, 60, 50] }) })],
    [
      'a dot in a mask that is smaller than its photo',
      async () => ({
        image: await photoPart({ width: 2400, height: 1800 }),
        mask: await maskPart({ white: [40, 30, 42, 33] }),
      }),
    ],
  ])('with a mask that marks too little: %s', async (_what, parts) => {
    const call = { image: await photoPart(), prompt: 'a sofa', ...(await parts()) };
    await expectRefused(call, [400, 'mask_too_small']);
  });

  it('with a mask saved before that marks too little of this photo', async () => {
    const who = await painter(on.current);
    const saved = await saveMask(who, dataUrl(await makeMask({ white: [40, 30, 60, 50] })));
    const { maskFilename } = saved.json<SaveMaskAnswer>();
    const answer = await inpaint(who, { image: await photoPart(), prompt: 'a sofa', maskFilename });
    expect([answer.statusCode, errorOf(answer).error]).toEqual([400, 'mask_too_small']);
    expect(await editsOf(who)).toEqual([]);
  });

  it('without a photo', async () => {
    const body = await expectRefused({ prompt: 'a sofa' }, [400, 'missing_field']);
    expect(body.fields).toHaveProperty('image');
  });

  it('with two photos or two masks', async () => {
    const both = { image: await photoPart(), prompt: 'a sofa', mask: await maskPart() };
    expect(
      (await expectRefused({ ...both, fileId: ABSENT }, [400, 'validation_failed'])).fields,
    ).toHaveProperty('fileId');
    const body = await expectRefused({ ...both, maskFilename: 'mask.png' }, [400, 'validation_failed']);
    expect(body.fields).toHaveProperty('maskFilename');
  });

  it('with a field nobody knows', async () => {
    await expectRefused({ image: await photoPart(), prompt: 'a sofa', colour: 'red' }, [
      400,
      'unknown_field',
    ]);
  });

  it.each([
    { steps: '9' },
    { steps: '51' },
    { seed: '-1' },
    { cfg_scale: '99' },
    { style_preset: 'cubist' },
    { mode: 'burn' },
    { mask_area: 'left' },
    { prompt: 'x'.repeat(2001) },
  ])('with a value out of range: %#', async (field) => {
    await expectRefused({ image: await photoPart(), prompt: 'a sofa', ...field } as Parts, [
      400,
      'validation_failed',
    ]);
  });

  it('with an empty mask', async () => {
    const mask = await maskPart({ white: [0, 0, 0, 0] });
    await expectRefused({ image: await photoPart(), prompt: 'a sofa', mask }, [400, 'empty_mask']);
  });

  it('with a mask of other proportions', async () => {
    const mask = await maskPart({ width: 100, height: 100 });
    await expectRefused({ image: await photoPart(), prompt: 'a sofa', mask }, [400, 'mask_aspect_differs']);
  });

  it('with a photo or a mask that is no picture', async () => {
    const text = { bytes: Buffer.from('hello'), filename: 'room.png' };
    await expectRefused({ image: text, prompt: 'a sofa' }, [415, 'picture_type_unsupported']);
    await expectRefused({ image: await photoPart(), prompt: 'a sofa', mask: text }, [
      415,
      'picture_type_unsupported',
    ]);
    const nothing = { bytes: Buffer.alloc(0), filename: 'room.png' };
    await expectRefused({ image: nothing, prompt: 'a sofa' }, [400, 'picture_unreadable']);
  });

  it('without enough credits', async () => {
    const who = await painter(on.current, 0);
    const answer = await inpaint(who, { image: await photoPart(), prompt: 'a sofa' });
    expect([answer.statusCode, errorOf(answer).error]).toEqual([402, 'not_enough_credits']);
    expect(await editsOf(who)).toEqual([]);
  });

  it('when the session has ended', async () => {
    const who = await painter(on.current);
    await on.current.db.deleteFrom('sessions').where('user_id', '=', who.user.id).execute();
    const answer = await inpaint(who, { image: await photoPart(), prompt: 'a sofa' });
    expect(answer.statusCode).toBe(401);
  });

  it("with somebody else's photo or mask, in the same words as with none", async () => {
    const owner = await painter(on.current);
    const sent = await postForm(on.current, owner, {
      path: '/files/upload',
      parts: { image: await photoPart() },
    });
    const { id } = sent.json<{ file: HistoryItem }>().file;
    const { maskFilename } = (await saveMask(owner, dataUrl(await makeMask()))).json<SaveMaskAnswer>();
    const told = async (parts: Parts) => ({
      ...(await expectRefused(parts, [404, 'not_found'])),
      requestId: '',
    });
    const prompt = 'a sofa';
    expect(await told({ fileId: id, prompt })).toEqual(await told({ fileId: ABSENT, prompt }));
    const image = await photoPart();
    expect(await told({ image, maskFilename, prompt })).toEqual(
      await told({ image, maskFilename: 'mask-0.png', prompt }),
    );
  });
});

describe('a mask is refused', () => {
  it.each([
    ['is no data URL', 'hello', 400, 'validation_failed'],
    ['is another kind of picture', 'data:image/jpeg;base64,AAAA', 400, 'validation_failed'],
    ['is not base64', 'data:image/png;base64,%%%', 400, 'validation_failed'],
    [
      'is no picture',
      `data:image/png;base64,${Buffer.from('hello').toString('base64')}`,
      415,
      'picture_type_unsupported',
    ],
    ['is nothing', 'data:image/png;base64,', 400, 'picture_unreadable'],
  ])('that %s', async (_, maskData, status, code) => {
    const answer = await saveMask(await painter(on.current), maskData);
    expect([answer.statusCode, errorOf(answer).error]).toEqual([status, code]);
  });

  it('that is empty or breaks off', async () => {
    const who = await painter(on.current);
    const empty = await saveMask(who, dataUrl(await makeMask({ white: [0, 0, 0, 0] })));
    expect([empty.statusCode, errorOf(empty).error]).toEqual([400, 'empty_mask']);
    const whole = await makePhoto({ type: 'png' });
    const torn = await saveMask(who, dataUrl(whole.subarray(0, whole.length >> 1)));
    expect([torn.statusCode, errorOf(torn).error]).toEqual([400, 'picture_unreadable']);
  });

  it('when there is too much of it', async () => {
    const who = await painter(on.current);
    const large = await saveMask(who, dataUrl(Buffer.alloc(10_485_761)));
    expect([large.statusCode, errorOf(large).error]).toEqual([413, 'picture_too_large']);
    const endless = await saveMask(who, dataUrl(Buffer.alloc(13_000_000)));
    expect(endless.statusCode).toBe(413);
  });
});

describe('a mask is understood', () => {
  const maskUsed = async (mask: Buffer, photo: Buffer) => {
    const who = await painter(on.current);
    const parts = {
      image: { bytes: photo, filename: 'a.jpg' },
      mask: { bytes: mask, filename: 'm.png' },
      prompt: 'a sofa',
    };
    const answer = await inpaint(who, parts, { prefer: 'respond-async' });
    expect(answer.statusCode).toBe(202);
    return finished(on.current, who, answer.json<{ requestId: string }>().requestId);
  };

  it('at half the size of the photo, its four corners a pixel rounder', async () => {
    const mask = await makeMask({ width: 60, height: 45, white: [10, 10, 30, 20] });
    const edit = await maskUsed(mask, await makePhoto());
    expect(edit).toMatchObject({ changedOutside: 0, outsidePixels: 120 * 90 - 40 * 20 + 4 });
  });

  it('through the noise of JPEG', async () => {
    const mask = await sharp(await makeMask({ white: [40, 32, 80, 64] }))
      .jpeg({ quality: 30 })
      .toBuffer();
    const edit = await maskUsed(mask, await makePhoto());
    expect(edit.outsidePixels).toBe(120 * 90 - 40 * 32);
  });

  it('as the photo itself, painted over', async () => {
    const photo = await makePhoto({ type: 'png' });
    const paint = { create: { width: 30, height: 20, channels: 3, background: '#ffffff' } } as const;
    const mask = await sharp(photo)
      .composite([{ input: paint, left: 30, top: 30 }])
      .png()
      .toBuffer();
    expect((await maskUsed(mask, photo)).outsidePixels).toBe(120 * 90 - 30 * 20);
  });

  it('as the central half when there is none', async () => {
    const who = await painter(on.current);
    const answer = await inpaint(
      who,
      { image: await photoPart(), mask_area: 'center', prompt: 'a sofa' },
      { prefer: 'respond-async' },
    );
    const edit = await finished(on.current, who, answer.json<{ requestId: string }>().requestId);
    expect(edit.outsidePixels).toBe(120 * 90 - 60 * 45);
  });
});
