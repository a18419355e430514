import type { Edit, EditAnswer, FurnishedThing, FurnishPlan, HistoryItem } from '@maquette/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { errorOf, useTestApp } from '#test/support/build-test-app.ts';
import { balanceOf, get, maskPart, painter, photoPart, postForm } from '#test/support/edit-drivers.ts';
import { enginesOf, fakeEngine } from '#test/support/fake-engine.ts';
import { fakeFinder } from '#test/support/fake-finder.ts';
import type { FormFile } from '#test/support/form.ts';
import type { SignedInUser } from '#test/support/signed-in.ts';

const own = fakeEngine({ name: 'own', outcome: { confidence: null } });
const other = fakeEngine({ name: 'other' });
const eye = fakeFinder({});
/** How many masks of what was taken away the eye was shown with each question. */
const shown: number[] = [];
const finder: typeof eye = {
  ...eye,
  furnish: (file, question) => {
    shown.push(question.clearedPaths.length);
    return eye.furnish(file, question);
  },
};
const on = useTestApp({ changes: { engines: enginesOf(other, { own }), finder } });
let who: SignedInUser;
beforeAll(async () => {
  on.current.house.startWork();
});

type Parts = Record<string, string | FormFile>;
const salon = { room_type: 'living-room', style: 'japandi' };

const furnish = (parts: Parts, headers = {}) =>
  postForm(on.current, who, { path: '/furnish', parts, headers });

const plan = (parts: Parts) => postForm(on.current, who, { path: '/furnish/plan', parts });

/** A photo of somebody new. */
async function photo(): Promise<{ fileId: string }> {
  who = await painter(on.current);
  const uploaded = await postForm(on.current, who, {
    path: '/files/upload',
    parts: { image: await photoPart() },
  });
  return { fileId: uploaded.json<{ file: HistoryItem }>().file.id };
}

const editOf = async ({ requestId }: Pick<EditAnswer, 'requestId'>) =>
  (await get(on.current, who, `/edits/${requestId}`)).json<Edit>();

const listOf = (things: readonly FurnishedThing[]) => JSON.stringify(things);

describe('a room is not furnished, and nothing is charged', () => {
  it.each<[string, number, Parts]>([
    ['room_type', 400, { style: 'japandi' }],
    ['room_type', 400, { ...salon, room_type: 'kitchen' }],
    ['style', 400, { ...salon, style: 'ugly' }],
    ['things', 400, { ...salon, things: 'a sofa' }],
    ['things', 400, { ...salon, things: '[{"kind":"sofa"}]' }],
    ['things', 400, { ...salon, things: '[]' }],
  ])('where %s is wrong', async (field, status, parts) => {
    const answer = await furnish({ ...(await photo()), ...parts });
    expect(answer.statusCode).toBe(status);
    const fields = Object.keys(errorOf(answer).fields ?? {}).map((path) => path.split('.')[0]);
    expect([...new Set(fields)]).toEqual([field]);
    expect(await balanceOf(on.current, who)).toEqual({ balance: 10, held: 0 });
  });

  it('where nothing finds its place', async () => {
    const answer = await furnish({ ...(await photo()), ...salon, room_type: 'hall' });
    expect([answer.statusCode, errorOf(answer).error]).toEqual([422, 'nothing_fits']);
    expect(await balanceOf(on.current, who)).toEqual({ balance: 10, held: 0 });
  });

  it('without a photo, and with somebody else’s', async () => {
    const { fileId } = await photo();
    expect((await furnish(salon)).statusCode).toBe(400);
    who = await painter(on.current);
    expect((await furnish({ fileId, ...salon })).statusCode).toBe(404);
  });
});

describe('a room', () => {
  it('is furnished by our own engine for two credits; its things are told, kept and given to the engine', async () => {
    const file = await photo();
    const answer = await furnish({ ...file, ...salon, seed: '7' });
    expect(answer.statusCode).toBe(200);
    const told = answer.json<EditAnswer>();
    expect(told).toMatchObject({
      charged: 2,
      changedOutside: 0,
      things: [{ kind: 'sofa', words: 'grey sofa' }],
    });
    const edit = await editOf(told);
    expect(edit.engine.name).toBe('own');
    expect(edit.request).toMatchObject({
      seed: 7,
      prompt: 'living room, japandi',
      furnishing: { roomType: 'living-room', style: 'japandi', things: told.things },
    });
    expect(own.jobs.at(-1)).toMatchObject({ task: 'inpaint', seed: 7, things: [{ kind: 'sofa', width: 2 }] });
  });
});

describe('what was taken away on the way to a photo', () => {
  const without = async (parts: Parts) => {
    const mask = await maskPart({ white: [0, 0, 40, 60] });
    const removed = await postForm(on.current, who, {
      path: '/inpaint/inpaint',
      parts: { ...parts, mask, mode: 'remove' },
    });
    const [file] = (await editOf(removed.json<EditAnswer>())).files;
    return { fileId: file!.id };
  };

  it('is known to stand there no more, whether it is planned or ordered', async () => {
    const before = await photo();
    const hall = { ...salon, room_type: 'hall' };
    const once = await without(before);
    const twice = await without(once);
    shown.length = 0;
    for (const file of [once, twice]) {
      expect((await plan({ ...file, ...hall })).statusCode).toBe(200);
      expect((await furnish({ ...file, ...hall })).statusCode).toBe(200);
    }
    expect(errorOf(await plan({ ...before, ...hall })).error).toBe('nothing_fits');
    expect(shown).toEqual([1, 1, 2, 2, 0]);
  });

  it('is not asked of what was made in another way', async () => {
    const file = await photo();
    const hall = { ...salon, room_type: 'hall' };
    const furnished = (await furnish({ ...(await without(file)), ...hall })).json<EditAnswer>();
    const [result] = (await editOf(furnished)).files;
    expect(errorOf(await plan({ fileId: result!.id, ...hall })).error).toBe('nothing_fits');
  });
});

describe('an earlier furnishing', () => {
  it('is changed for nothing, with the seed it was drawn by', async () => {
    const file = await photo();
    const first = (await furnish({ ...file, ...salon, seed: '11' })).json<EditAnswer>();
    const [sofa] = first.things ?? [];
    const moved = { ...sofa!, words: 'red armchair', arrangement: { ...sofa!.arrangement, x: 0.3 } };
    const answer = await furnish({ ...file, ...salon, things: listOf([moved]), of: first.requestId });
    const second = answer.json<EditAnswer>();
    expect(second).toMatchObject({
      charged: 0,
      things: [{ words: 'red armchair', arrangement: { x: 0.3 } }],
    });
    expect((await editOf(second)).request).toMatchObject({ seed: 11, furnishing: { of: first.requestId } });
    expect(await balanceOf(on.current, who)).toEqual({ balance: 8, held: 0 });
  });

  it('is not changed to what there is no model of, nor on another photo, nor for somebody else', async () => {
    const file = await photo();
    const first = (await furnish({ ...file, ...salon })).json<EditAnswer>();
    const [sofa] = first.things ?? [];
    const change = { ...file, ...salon, of: first.requestId };
    const strange = await furnish({ ...change, things: listOf([{ ...sofa!, words: 'a dragon' }]) });
    expect([strange.statusCode, errorOf(strange).error]).toEqual([422, 'no_model']);
    const owner = who;
    const others = await photo();
    const theirs = await furnish({ ...others, ...salon, things: listOf([sofa!]), of: first.requestId });
    expect(theirs.statusCode).toBe(404);
    who = owner;
    const image = await photoPart({ width: 300, height: 200 });
    const elsewhere = await furnish({ image, ...salon, things: listOf([sofa!]), of: first.requestId });
    expect(elsewhere.statusCode).toBe(400);
  });
});

describe('a plan', () => {
  it('is told for nothing, and kept when it is sent back', async () => {
    const file = await photo();
    const told = (await plan({ ...file, ...salon, seed: '5' })).json<FurnishPlan>();
    expect(told).toMatchObject({
      ...{ roomType: 'living-room', style: 'japandi', seed: 5, clashes: [] },
      things: [{ kind: 'sofa', name: 'sofa', words: 'grey sofa', support: 'floor', isFlat: false }],
    });
    expect(await balanceOf(on.current, who)).toEqual({ balance: 10, held: 0 });
    const things = told.things.map(({ kind, words, width, arrangement }) => ({
      ...{ kind, words, width },
      arrangement: { ...arrangement, x: 0.4 },
    }));
    const ordered = await furnish({ ...file, ...salon, seed: '5', things: listOf(things) });
    const answer = ordered.json<EditAnswer>();
    expect(answer).toMatchObject({ charged: 2, things });
    expect((await editOf(answer)).request).toMatchObject({ seed: 5, furnishing: { things } });
  });

  it('says that nothing fits, and what no model is known of; without a photo it is refused', async () => {
    const file = await photo();
    const [{ words: _, ...thing }] = (await plan({ ...file, ...salon })).json<FurnishPlan>().things as [
      FurnishPlan['things'][number],
    ];
    const { kind, width, arrangement } = thing;
    const strange = listOf([{ kind, width, arrangement, words: 'a dragon' }]);
    for (const [parts, code] of [
      [{ ...file, ...salon, room_type: 'hall' }, 'nothing_fits'],
      [{ ...file, ...salon, things: strange }, 'no_model'],
      [salon, 'missing_field'],
      [{ ...file, ...salon, of: 'nothing' }, 'not_found'],
    ] as const)
      expect(errorOf(await plan(parts)).error).toBe(code);
  });

  it('tells what cannot stand where it was moved to; drawn it is not, and nothing is charged', async () => {
    const file = await photo();
    const [sofa] = (await plan({ ...file, ...salon })).json<FurnishPlan>().things;
    const { kind, words, width, arrangement } = sofa!;
    const things = listOf([{ kind, words, width, arrangement: { ...arrangement, x: 0.05 } }]);
    const told = (await plan({ ...file, ...salon, things })).json<FurnishPlan>();
    expect(told.clashes).toEqual([{ at: 0, with: 'wall' }]);
    const refused = await furnish({ ...file, ...salon, things });
    expect([refused.statusCode, errorOf(refused).error]).toEqual([422, 'in_the_way']);
    expect(errorOf(refused).message).toContain('grey sofa');
    expect(await balanceOf(on.current, who)).toEqual({ balance: 10, held: 0 });
  });
});
