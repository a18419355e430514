import type { Edit, EditAnswer, HistoryItem, SelectionAnswer } from '@maquette/contract';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { errorOf, useTestApp } from '#test/support/build-test-app.ts';
import { balanceOf, get, maskPart, painter, photoPart, postForm } from '#test/support/edit-drivers.ts';
import { enginesOf, fakeEngine } from '#test/support/fake-engine.ts';
import { fakeFinder } from '#test/support/fake-finder.ts';
import type { FormFile } from '#test/support/form.ts';
import type { SignedInUser } from '#test/support/signed-in.ts';

const own = fakeEngine({ name: 'own', outcome: { confidence: null } });
/** It never knows whole rooms for sure; of boxes it is sure. */
const finder = fakeFinder({
  'everything in the room': 0.5,
  'tout ce qui traîne': 0.4,
  'everything on the table': 0.3,
  boxes: 0.7,
  cartons: 0.3,
});
const on = useTestApp({ changes: { engines: enginesOf(own, { own }), finder } });
let who: SignedInUser;
beforeAll(() => on.current.house.startWork());

type Parts = Record<string, string | FormFile>;

const post = async (path: string, parts: Parts, headers = {}) => {
  who = await painter(on.current);
  return postForm(on.current, who, { path, parts: { image: await photoPart(), ...parts }, headers });
};
const remove = (parts: Parts, headers = {}) => post('/inpaint/inpaint', parts, headers);
const held = async () => ({
  balance: await balanceOf(on.current, who),
  edits: (await get(on.current, who, '/edits')).json<{ edits: Edit[] }>().edits.length,
});
const nothingHeld = { balance: { balance: 10, held: 0 }, edits: 0 };

const greyOf = async (url: string) => {
  const png = sharp(Buffer.from(url.split(',')[1] ?? '', 'base64'));
  return png.extractChannel(0).raw().toBuffer({ resolveWithObject: true });
};

describe('what goes when a room is cleared is not told', () => {
  it.each<[string, Parts]>([
    ['group', { group: 'everything' }],
    ['group', { group: 'empty', words: 'the wall' }],
    ['group', { group: 'empty', points: '[{"x":1,"y":1,"keep":true}]' }],
    ['words', {}],
  ])('where %s is wrong', async (field, parts) => {
    const answer = await post('/selection', parts);
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(errorOf(answer).fields ?? {})).toEqual([field]);
  });

  it("of somebody else's photo", async () => {
    const uploaded = await post('/files/upload', {});
    const { file } = uploaded.json<{ file: HistoryItem }>();
    const stranger = await painter(on.current);
    const asked = { path: '/selection', parts: { fileId: file.id, group: 'empty' } };
    expect((await postForm(on.current, stranger, asked)).statusCode).toBe(404);
  });
});

describe('what goes when a room is cleared', () => {
  it.each([
    ['en', 'sofa'],
    ['fr', 'canapé'],
  ])('is told thing by thing, in the caller’s language, for nothing: %s', async (locale, label) => {
    const answer = await post('/selection', { group: 'empty' }, { 'accept-language': locale });
    const told = answer.json<SelectionAnswer>();
    expect(told).toMatchObject({
      ...{ confidence: 0.5, needsConfirmation: true, isKnown: true, alternatives: [] },
      things: [{ kind: 'sofa', label, share: 0.5, isTaken: true }],
    });
    const [mask, numbers] = [await greyOf(told.mask), await greyOf(told.numbers ?? '')];
    expect([numbers.info.width, numbers.info.height]).toEqual([mask.info.width, mask.info.height]);
    expect(await held()).toEqual(nothingHeld);
  });

  it('is nothing where nothing is found', async () => {
    const told = (await post('/selection', { group: 'declutter' })).json<SelectionAnswer>();
    expect(told).toMatchObject({ things: [], confidence: 0 });
    expect((await greyOf(told.mask)).data.some((value) => value > 0)).toBe(false);
  });
});

describe('clearing a room', () => {
  it.each<[string, Parts]>([
    ['unless it is a removal', { group: 'empty', prompt: 'a sofa' }],
    ['by a group that nobody knows', { group: 'all', mode: 'remove' }],
  ])('is refused %s', async (_, parts) => {
    const answer = await remove(parts);
    expect([answer.statusCode, Object.keys(errorOf(answer).fields ?? {})]).toEqual([400, ['group']]);
    expect(await held()).toEqual(nothingHeld);
  });

  it.each<[string, Parts, number]>([
    ['as a group', { group: 'empty', mode: 'remove' }, 0.5],
    ['by words', { prompt: 'empty the room' }, 0.5],
    ['by words, as a removal', { prompt: 'empty the room', mode: 'remove' }, 0.5],
    ['by French words', { prompt: 'Enlève tout ce qui traîne' }, 0.4],
    ['of what is on a table', { prompt: 'clear the table' }, 0.3],
    ['of things it is not sure of', { prompt: 'retire les cartons' }, 0.3],
  ])('is asked back about before anything is held: %s', async (_, parts, confidence) => {
    const before = own.jobs.length;
    const answer = await remove(parts);
    expect([answer.statusCode, errorOf(answer)]).toMatchObject([
      422,
      { error: 'confirm_region', confidence, mask: expect.stringMatching(/^data:image\/png/) },
    ]);
    expect([await held(), own.jobs.length]).toEqual([nothingHeld, before]);
  });

  it('of what is not there is refused, whatever was agreed to', async () => {
    const answer = await remove({ prompt: 'remove the unicorns', accept_guess: 'true' });
    expect([answer.statusCode, errorOf(answer).error]).toEqual([422, 'nothing_found']);
    expect(await held()).toEqual(nothingHeld);
  });

  it('by words takes away what was found, once that is agreed to, for one credit', async () => {
    const agreed = (await remove({ prompt: 'empty the room', accept_guess: 'true' })).json<EditAnswer>();
    expect(agreed).toMatchObject({
      ...{ charged: 1, changedOutside: 0, confidence: 0.5, needsConfirmation: true },
      understood: { action: 'remove', target: 'everything in the room', things: [] },
    });
    expect(own.jobs.at(-1)).toMatchObject({ task: 'remove', words: { find: 'everything in the room' } });
    const { files } = (await get(on.current, who, '/files')).json<{ files: HistoryItem[] }>();
    const result = files.find(({ type }) => type === 'inpaint_result');
    expect(result?.metadata.parameters?.['mask_area']).toBeUndefined();
  });

  it('of things it is sure of asks nothing', async () => {
    expect((await remove({ prompt: 'remove the boxes' })).json<EditAnswer>()).toMatchObject({
      charged: 1,
      confidence: 0.7,
      needsConfirmation: false,
    });
  });

  it('in a mask takes away what is marked, for one credit, and the history says what was done', async () => {
    const mask = await maskPart();
    const answer = await remove({ mask, mode: 'remove', group: 'empty' });
    expect(answer.json<EditAnswer>()).toMatchObject({ charged: 1, changedOutside: 0 });
    expect(own.jobs.at(-1)).toMatchObject({ task: 'remove' });
    const { edits } = (await get(on.current, who, '/edits')).json<{ edits: Edit[] }>();
    expect(edits[0]?.request).toMatchObject({ mode: 'remove', group: 'empty' });
    expect(edits[0]?.files[0]).toMatchObject({ type: 'inpaint_result', name: 'emptied-room.png' });
    expect(edits[0]?.files[0]?.metadata.parameters).toMatchObject({ mode: 'remove', group: 'empty' });
    expect(await balanceOf(on.current, who)).toEqual({ balance: 9, held: 0 });
  });

  it('without words and without a mask is what it was: the middle', async () => {
    expect((await remove({ mode: 'remove' })).json<EditAnswer>()).toMatchObject({ charged: 1 });
    const { files } = (await get(on.current, who, '/files')).json<{ files: HistoryItem[] }>();
    const result = files.find(({ type }) => type === 'inpaint_result');
    expect(result?.metadata.parameters).toMatchObject({ mask_area: 'center' });
  });
});
