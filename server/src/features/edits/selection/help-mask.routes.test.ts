import type { HistoryItem, MaskHelpAnswer } from '@maquette/contract';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { errorOf, useTestApp } from '#test/support/build-test-app.ts';
import { balanceOf, get, painter, postForm } from '#test/support/edit-drivers.ts';
import type { FormFile } from '#test/support/form.ts';
import { makeMask, makePhoto } from '#test/support/make-photo.ts';
import type { SignedInUser } from '#test/support/signed-in.ts';

const on = useTestApp();
const [WIDTH, HEIGHT] = [1600, 1200];
let who: SignedInUser;
let room: FormFile;
let mask: FormFile;
beforeAll(async () => {
  who = await painter(on.current);
  room = { bytes: await wallAndFloor(), filename: 'room.png' };
  mask = await boxWithHole();
});

/** A pale wall over a brown floor with a red block standing on it. */
const wallAndFloor = (): Promise<Buffer> => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="720" fill="#d8d4c8"/>
    <rect y="720" width="100%" height="480" fill="#7a5a3c"/><rect x="640" y="560" width="320" height="320" fill="#c02020"/></svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
};

/** Marks the block, but for a pinhole in its middle, and a crumb far off. */
const boxWithHole = async (): Promise<FormFile> => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%"/>
    <path fill="#fff" d="M640 560h320v320h-320z"/><path d="M790 710h16v16h-16z"/><path fill="#fff" d="M100 100h8v8h-8z"/></svg>`;
  return { bytes: await sharp(Buffer.from(svg)).png().toBuffer(), filename: 'mask.png' };
};

const help = (parts: Record<string, string | FormFile>, person = who) =>
  postForm(on.current, person, { path: '/selection/mask', parts });

const file = (bytes: Uint8Array, filename: string): FormFile => ({ bytes, filename });

const maskOf = async (told: string) => {
  expect(told.startsWith('data:image/png;base64,')).toBe(true);
  const png = sharp(Buffer.from(told.split(',')[1] ?? '', 'base64'));
  const { data, info } = await png.extractChannel(0).raw().toBuffer({ resolveWithObject: true });
  return {
    at: (x: number, y: number) => data[Math.round(y * 0.64) * info.width + Math.round(x * 0.64)],
    info,
  };
};

describe('help for a mask is refused', () => {
  it('to who is not signed in', async () => {
    const nobody = { ...who, headers: {} };
    const answer = await help({ image: room, mask }, nobody as unknown as SignedInUser);
    expect([answer.statusCode, errorOf(answer).error]).toEqual([401, 'not_signed_in']);
  });

  it.each<[string, number, string, () => Promise<Record<string, string | FormFile>>]>([
    ['without a photo', 400, 'missing_field', async () => ({ mask })],
    ['without a mask', 400, 'missing_field', async () => ({ image: room })],
    ['with two photos', 400, 'validation_failed', async () => ({ image: room, fileId: 'one', mask })],
    ['with an unknown field', 400, 'unknown_field', async () => ({ image: room, mask, words: 'sofa' })],
    [
      'for an empty mask',
      400,
      'empty_mask',
      async () => ({
        image: room,
        mask: file(await makeMask({ width: WIDTH, height: HEIGHT, white: [0, 0, 0, 0] }), 'mask.png'),
      }),
    ],
    [
      'for a mask of another aspect',
      400,
      'mask_aspect_differs',
      async () => ({ image: room, mask: file(await makeMask({ width: 900, height: 900 }), 'mask.png') }),
    ],
    [
      'for a dot',
      400,
      'mask_too_small',
      async () => ({
        image: room,
        mask: file(await makeMask({ width: WIDTH, height: HEIGHT, white: [0, 0, 9, 9] }), 'mask.png'),
      }),
    ],
    [
      'for a mask that is no picture',
      415,
      'picture_type_unsupported',
      async () => ({ image: room, mask: file(Buffer.from('no picture'), 'mask.png') }),
    ],
    [
      'for a broken mask',
      400,
      'picture_unreadable',
      async () => ({ image: room, mask: file(mask.bytes.subarray(0, mask.bytes.length / 2), 'mask.png') }),
    ],
    [
      'for a broken photo',
      400,
      'picture_unreadable',
      async () => ({ image: file(room.bytes.subarray(0, room.bytes.length / 2), 'room.png'), mask }),
    ],
    [
      'for a photo that is too large',
      413,
      'picture_too_large',
      async () => ({ image: file(Buffer.alloc(10_485_761), 'room.png'), mask }),
    ],
    ['for a photo that is not there', 404, 'not_found', async () => ({ fileId: 'nothing', mask })],
  ])('%s', async (_, status, error, parts) => {
    const answer = await help(await parts());
    expect([answer.statusCode, errorOf(answer).error]).toEqual([status, error]);
  });

  it("for somebody else's photo", async () => {
    const uploaded = await postForm(on.current, who, { path: '/files/upload', parts: { image: room } });
    const { file: stored } = uploaded.json<{ file: HistoryItem }>();
    const answer = await help({ fileId: stored.id, mask }, await painter(on.current));
    expect([answer.statusCode, errorOf(answer).error]).toEqual([404, 'not_found']);
  });
});

describe('help for a mask', () => {
  it('closes holes, drops crumbs, widens by 1.2 % of the longer side, and costs and keeps nothing', async () => {
    const before = await balanceOf(on.current, who);
    const files = (await get(on.current, who, '/files')).json<{ total: number }>().total;
    const answer = (await help({ image: room, mask })).json<MaskHelpAnswer>();
    expect([answer.width, answer.height]).toEqual([1024, 768]);
    const [tidied, wider] = [await maskOf(answer.tidied), await maskOf(answer.wider)];
    expect(tidied.info).toMatchObject({ width: 1024, height: 768 });
    expect([tidied.at(798, 718), tidied.at(104, 104), tidied.at(650, 570)]).toEqual([255, 0, 255]);
    expect([tidied.at(630, 720), wider.at(630, 720), wider.at(612, 720)]).toEqual([0, 255, 0]);
    expect(await balanceOf(on.current, who)).toEqual(before);
    expect((await get(on.current, who, '/files')).json<{ total: number }>().total).toBe(files);
  });

  it('takes a stored photo, and a mask of another size', async () => {
    const uploaded = await postForm(on.current, who, { path: '/files/upload', parts: { image: room } });
    const { file: stored } = uploaded.json<{ file: HistoryItem }>();
    const small = file(await makeMask({ width: 400, height: 300, white: [160, 140, 240, 220] }), 'mask.png');
    const answer = (await help({ fileId: stored.id, mask: small })).json<MaskHelpAnswer>();
    const tidied = await maskOf(answer.tidied);
    expect([tidied.at(800, 720), tidied.at(600, 720)]).toEqual([255, 0]);
  });

  it('of a plain picture offers neither shadow nor rest', async () => {
    const image = file(await makePhoto({ width: 800, height: 600 }), 'room.jpg');
    const half = file(await makeMask({ width: 800, height: 600 }), 'mask.png');
    expect((await help({ image, mask: half })).json<MaskHelpAnswer>()).toMatchObject({
      shadow: null,
      rest: null,
    });
  });
});
