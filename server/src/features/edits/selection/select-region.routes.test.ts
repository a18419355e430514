import type { Edit, EditAccepted, HistoryItem, SelectionAnswer } from '@maquette/contract';
import { stat } from 'node:fs/promises';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { errorOf, useTestApp } from '#test/support/build-test-app.ts';
import { balanceOf, finished, get, painter, postForm } from '#test/support/edit-drivers.ts';
import { enginesOf, fakeEngine } from '#test/support/fake-engine.ts';
import type { FormFile } from '#test/support/form.ts';
import type { ImageEngine, RawPicture } from '../../../platform/image-engines/image-engine.ts';
import type { SignedInUser } from '#test/support/signed-in.ts';

/** Knows neither searching nor sentences. */
const engine = fakeEngine({ tasks: ['inpaint'] });
const on = useTestApp({ changes: { engines: enginesOf(engine) } });
let who: SignedInUser;
let room: FormFile;
beforeAll(async () => {
  on.current.house.startWork();
  who = await painter(on.current);
  room = { bytes: await wallAndFloor(), filename: 'room.png' };
});

/** A pale wall over a dark floor of planks with a red block on it, 2000 pixels wide. */
const wallAndFloor = (): Promise<Buffer> => {
  const joints = Array.from({ length: 22 }, (_, k) => 300 * k - 2150);
  const planks = joints.map((x) => `M${1000 + 0.375 * (x - 1000)} 900L${x} 1500`).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="1500"><rect width="2000" height="900" fill="#d8d4c8"/>
    <rect y="900" width="2000" height="600" fill="#7a5a3c"/>
    <path d="${planks}" stroke="#5f452d" stroke-width="6"/><rect x="800" y="700" width="400" height="400" fill="#c02020"/></svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
};

const select = (parts: Record<string, string | FormFile>, person = who) =>
  postForm(on.current, person, { path: '/selection', parts });

const maskOf = async (mask: string) => {
  expect(mask.startsWith('data:image/png;base64,')).toBe(true);
  const png = sharp(Buffer.from(mask.split(',')[1] ?? '', 'base64'));
  expect((await png.metadata()).channels).toBe(1);
  return png.extractChannel(0).raw().toBuffer({ resolveWithObject: true });
};

describe('the photo of a selection', () => {
  const seen: string[] = [];
  const warm = async (overview?: RawPicture): Promise<void> => {
    if (overview)
      seen.push(`${overview.width} × ${overview.height}, ${(await stat(overview.path)).size} bytes`);
  };
  const own: ImageEngine = { ...fakeEngine({ name: 'own' }), warm };
  const alone = useTestApp({ changes: { engines: enginesOf(own, { own }) }, hasOwnEye: true });
  const beside = useTestApp({ changes: { engines: enginesOf(engine, { own }) }, hasOwnEye: true });

  it('is shown once to our own engine, ahead of an edit, unless another one makes edits', async () => {
    for (const app of [beside, alone, alone]) {
      const parts = { image: room, words: 'the wall' };
      const person = await painter(app.current);
      const answer = await postForm(app.current, person, { path: '/selection', parts });
      expect(answer.statusCode).toBe(200);
    }
    expect(seen).toEqual([`1024 × 768, ${1024 * 768 * 4} bytes`]);
  });
});

describe('a selection is refused', () => {
  it.each<[string, Record<string, string>]>([
    ['image', { words: 'the wall', image: '' }],
    ['words', {}],
    ['points', { points: '[{"x":1,"y":1}]' }],
    ['points', { points: 'here' }],
    ['box', { box: '[1,2,3]' }],
    ['purpose', { words: 'the wall', purpose: 'keep' }],
    ['unknown', { words: 'the wall', unknown: 'x' }],
  ])('for its %s', async (field, { image, ...parts }) => {
    const answer = await select(image === '' ? parts : { image: room, ...parts });
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(errorOf(answer).fields ?? {})).toEqual([field]);
  });

  it('for what is no picture', async () => {
    const image = { bytes: Buffer.from('no picture'), filename: 'room.png' };
    expect((await select({ image, words: 'the wall' })).statusCode).toBe(415);
  });

  it("for somebody else's photo", async () => {
    const uploaded = await postForm(on.current, who, { path: '/files/upload', parts: { image: room } });
    const { file } = uploaded.json<{ file: HistoryItem }>();
    const answer = await select({ fileId: file.id, words: 'the wall' }, await painter(on.current));
    expect([answer.statusCode, errorOf(answer).error]).toEqual([404, 'not_found']);
  });
});

describe('a selection', () => {
  it('is asked back for when the words name nothing that can be looked for', async () => {
    const answer = (await select({ image: room, words: 'the unicorn' })).json<SelectionAnswer>();
    expect(answer).toMatchObject({ isKnown: false, confidence: 0, needsConfirmation: true });
    expect((await maskOf(answer.mask)).data.some((value) => value > 0)).toBe(false);
  });

  it('of a click is a grey mask of the photo’s aspect around it, keeps nothing and costs nothing', async () => {
    const points = JSON.stringify([{ x: 1000, y: 900, keep: true }]);
    const answer = (await select({ image: room, points })).json<SelectionAnswer>();
    const { data, info } = await maskOf(answer.mask);
    expect(info).toMatchObject({ width: answer.width, height: answer.height });
    expect([answer.width, answer.height]).toEqual([1024, 768]);
    const at = (x: number, y: number) => data[Math.round(y * 0.512) * 1024 + Math.round(x * 0.512)];
    expect([at(1000, 900), at(200, 300), at(1800, 1400)]).toEqual([255, 0, 0]);
    expect(await balanceOf(on.current, who)).toEqual({ balance: 10, held: 0 });
  });

  it('of what is to be taken away has a rim of 1.2 % of the longer side, so that no edge of it stays', async () => {
    const points = JSON.stringify([{ x: 1000, y: 900, keep: true }]);
    const widthOf = async (purpose: Record<string, string>): Promise<number> => {
      const answer = (await select({ image: room, points, ...purpose })).json<SelectionAnswer>();
      const { data } = await maskOf(answer.mask);
      return data.subarray(461 * 1024, 462 * 1024).filter((value) => value > 127).length;
    };
    // Twelve pixels a side, where what is painted has two for the blur of its edge.
    expect((await widthOf({ purpose: 'remove' })) - (await widthOf({}))).toBe(24 - 4);
  });

  it('of words tells what was found and what else it may be', async () => {
    const uploaded = await postForm(on.current, who, { path: '/files/upload', parts: { image: room } });
    const { file } = uploaded.json<{ file: HistoryItem }>();
    const answer = (await select({ fileId: file.id, words: 'le mur' })).json<SelectionAnswer>();
    expect(answer).toMatchObject({ isKnown: true, label: 'wall' });
    expect(answer.alternatives.length).toBeGreaterThan(0);
  });
});

describe('an engine that cannot search', () => {
  const replace = (search_prompt: string, prompt = 'a window') =>
    postForm(on.current, who, {
      path: '/inpaint/search-replace',
      parts: { image: room, search_prompt, prompt, accept_guess: 'true' },
      headers: { prefer: 'respond-async' },
    });

  /** The colours of a result, by place. */
  const coloursOf = async (edit: Edit) => {
    const result = await get(on.current, who, edit.files[0]?.url ?? '');
    const picture = sharp(result.rawPayload).removeAlpha();
    const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
    return (x: number, y: number) => [
      ...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3),
    ];
  };

  it('is not even asked when our own eye finds nothing', async () => {
    const before = engine.jobs.length;
    const answer = await replace('the unicorn');
    expect([answer.statusCode, errorOf(answer).error]).toEqual([422, 'nothing_found']);
    expect(engine.jobs.length).toBe(before);
  });

  it('is given the region that our own eye found, and nothing changes beyond it', async () => {
    const { requestId } = (await replace('the wall')).json<EditAccepted>();
    const edit = await finished(on.current, who, requestId);
    expect(engine.jobs.at(-1)).toMatchObject({ task: 'inpaint', words: { find: 'the wall' } });
    expect(edit).toMatchObject({ state: 'succeeded', changedOutside: 0 });
    expect(edit.files[0]?.metadata.confidence).toBeGreaterThanOrEqual(0.15);
    const at = await coloursOf(edit);
    expect(at(200, 300)).toEqual([200, 30, 60]);
    expect(at(200, 1400)).toEqual([0x7a, 0x5a, 0x3c]);
  });

  it('is given what is to be taken away with a rim', async () => {
    const shown = async (prompt: string) => {
      const { requestId } = (await replace('the red box', prompt)).json<EditAccepted>();
      return (await coloursOf(await finished(on.current, who, requestId)))(1000, 1114);
    };
    const floor = [0x7a, 0x5a, 0x3c];
    expect(await shown('a chest')).toEqual(floor);
    expect(await shown('remove it')).not.toEqual(floor);
  });
});
