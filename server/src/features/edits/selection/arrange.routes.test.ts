import type { ArrangeAnswer, HistoryItem } from '@maquette/contract';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { errorOf, useTestApp } from '#test/support/build-test-app.ts';
import { balanceOf, painter, postForm } from '#test/support/edit-drivers.ts';
import type { FormFile } from '#test/support/form.ts';
import { makeMask } from '#test/support/make-photo.ts';
import type { SignedInUser } from '#test/support/signed-in.ts';

const on = useTestApp();
const [WIDTH, HEIGHT] = [1600, 1200];
let who: SignedInUser;
let room: FormFile;
let mask: FormFile;
let sliver: FormFile;
beforeAll(async () => {
  who = await painter(on.current);
  room = { bytes: await emptyRoom(), filename: 'room.png' };
  mask = await box([500, 500, 1150, 900]);
  sliver = await box([740, 1080, 880, 1170]);
});

/** A box of a room seen from inside. */
const emptyRoom = (): Promise<Buffer> => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" fill="#c9c4b8"/>
    <path d="M0 0H1600L1200 300H400Z" fill="#f2efe8"/><path d="M0 1200H1600L1200 760H400Z" fill="#8a6a48"/>
    <path d="M400 300H1200V760H400Z" fill="#d9d4c8"/></svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
};

const box = async (white: [number, number, number, number]): Promise<FormFile> => ({
  bytes: await makeMask({ width: WIDTH, height: HEIGHT, white }),
  filename: 'mask.png',
});

const arrange = (parts: Record<string, string | FormFile>, person = who) =>
  postForm(on.current, person, { path: '/edits/arrange', parts });

const put = (parts: Record<string, string | FormFile> = {}) =>
  arrange({ image: room, mask, prompt: 'a green sofa', seed: '3', ...parts });

describe('arranging is refused', () => {
  it.each<[string, number, string, () => Promise<Record<string, string | FormFile>>]>([
    ['without a photo', 400, 'missing_field', async () => ({ mask, prompt: 'a sofa' })],
    ['without a mask', 400, 'missing_field', async () => ({ image: room, prompt: 'a sofa' })],
    ['without words', 400, 'missing_field', async () => ({ image: room, mask, prompt: ' ' })],
    [
      'with two masks',
      400,
      'validation_failed',
      async () => ({ image: room, mask, maskFilename: 'kept.png', prompt: 'a sofa' }),
    ],
    [
      'for words that put nothing',
      400,
      'validation_failed',
      async () => ({ image: room, mask, prompt: 'remove the boxes' }),
    ],
    ['for what has no model', 422, 'no_model', async () => ({ image: room, mask, prompt: 'a grand piano' })],
    [
      'for a mask that is not there',
      404,
      'not_found',
      async () => ({ image: room, maskFilename: 'no.png', prompt: 'a sofa' }),
    ],
    [
      'where the place is too narrow',
      422,
      'place_too_narrow',
      async () => ({ image: room, mask: sliver, prompt: 'a sofa' }),
    ],
  ])('%s', async (_, status, error, parts) => {
    const answer = await arrange(await parts());
    expect([answer.statusCode, errorOf(answer).error]).toEqual([status, error]);
  });

  it.each([
    ['arrangement', 'here'],
    ['arrangement.scale', JSON.stringify({ x: 0.5, y: 0.8, turn: 0, scale: 99, variant: 0 })],
    ['arrangement.turn', JSON.stringify({ x: 0.5, y: 0.8, scale: 1, variant: 0 })],
    ['arrangement.z', JSON.stringify({ x: 0.5, y: 0.8, turn: 0, scale: 1, variant: 0, z: 1 })],
  ])('naming %s for %s', async (field, arrangement) => {
    const answer = await put({ arrangement });
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(errorOf(answer).fields ?? {})).toEqual([field]);
  });

  it('in the words of whoever reads', async () => {
    const french = { ...who, headers: { ...who.headers, 'accept-language': 'fr' } };
    const answer = await arrange({ image: room, mask: sliver, prompt: 'un canapé' }, french);
    expect(errorOf(answer).message).toContain('trop étroit pour «\u00A0canapé\u00A0»');
  });
});

describe('arranging', () => {
  it('tells where the thing goes, how large it is and in which light, and costs nothing', async () => {
    const before = await balanceOf(on.current, who);
    const told = (await put()).json<ArrangeAnswer>();
    expect(told).toMatchObject({
      kind: 'sofa',
      support: 'floor',
      seed: 3,
      arrangement: { variant: 0, lift: 0 },
    });
    expect(told.light).toHaveLength(27);
    expect(told.sizes.width).toBeGreaterThan(1.2);
    expect(told.scaleFrom).toBeLessThan(told.scaleTo);
    for (const [x, y] of told.place) {
      expect(x).toBeGreaterThan(400);
      expect(x).toBeLessThan(1250);
      expect(y).toBeGreaterThan(400);
    }
    expect(await balanceOf(on.current, who)).toEqual(before);
  });

  it('takes the thing where somebody put it, and the place grows with it', async () => {
    const first = (await put()).json<ArrangeAnswer>();
    const moved = { ...first.arrangement, x: 0.25, turn: 30 };
    const told = (await put({ arrangement: JSON.stringify(moved) })).json<ArrangeAnswer>();
    expect(told.arrangement).toEqual(moved);
    const left = ({ place }: ArrangeAnswer) => Math.min(...place.map(([x]) => x));
    expect(left(told)).toBeLessThan(left(first));
  });

  it('of what is found and replaced needs no more than the words for it, and is told the same way', async () => {
    const told = (await put({ search_prompt: 'the chair' })).json<ArrangeAnswer>();
    expect(told).toMatchObject({ kind: 'sofa', support: 'floor', seed: 3 });
  });

  it('takes a stored photo and a saved mask', async () => {
    const uploaded = await postForm(on.current, who, { path: '/files/upload', parts: { image: room } });
    const { file } = uploaded.json<{ file: HistoryItem }>();
    const maskData = `data:image/png;base64,${Buffer.from(mask.bytes).toString('base64')}`;
    const saved = await on.current.app.inject({
      method: 'POST',
      url: '/api/inpaint/save-mask',
      headers: who.headers,
      payload: { maskData },
    });
    const { maskFilename } = saved.json<{ maskFilename: string }>();
    const told = await arrange({ fileId: file.id, maskFilename, prompt: 'a sofa', seed: '3' });
    expect(told.statusCode).toBe(200);
  });
});
