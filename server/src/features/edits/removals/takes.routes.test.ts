import type { Edit, EditAnswer, HistoryItem } from '@maquette/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BlobMissing } from '../../../platform/blob-storage/blob-storage.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { buildTestApp, errorOf, type TestApp } from '#test/support/build-test-app.ts';
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
import type { SignedInUser } from '#test/support/signed-in.ts';
import { oneDatabaseKind } from '#test/support/test-database.ts';
import { countTakes } from '../takes.store.ts';

const colours = { planes: [200, 30, 60], floor: [30, 200, 60], surroundings: [30, 60, 200] } as const;
const takes = [
  { method: 'planes', colour: colours.planes, rating: 0.8 },
  { method: 'floor', colour: colours.floor, rating: 0.6 },
  { method: 'surroundings', colour: colours.surroundings, rating: 0.3 },
];

interface History {
  readonly files: readonly HistoryItem[];
  readonly total: number;
  readonly storageBytes: number;
}

describe.each(oneDatabaseKind())('takes of a removal (%s)', (kind) => {
  const engine = fakeEngine({ takes });
  let on: TestApp;
  beforeAll(async () => {
    on = await buildTestApp({ kind, changes: { engines: enginesOf(engine) } });
    on.house.startWork();
  });
  afterAll(() => on.close());

  const order = async (who: SignedInUser, parts: Record<string, string> = { mode: 'remove' }) =>
    postForm(on, who, inpaintCall({ image: await photoPart(), mask: await maskPart(), ...parts }));
  const removed = async (who: SignedInUser): Promise<Edit> =>
    finished(on, who, (await order(who)).json<EditAnswer>().requestId);
  const choose = (who: SignedInUser, id: string, body: object) =>
    on.app.inject({ method: 'POST', url: `/api/edits/${id}/take`, headers: who.headers, payload: body });
  const historyOf = async (who: SignedInUser) => (await get(on, who, '/files')).json<History>();
  const idOf = (address: string | undefined) => /files\/([^/]+)\//.exec(address ?? '')?.[1];
  const middleOf = async (who: SignedInUser, url: string) => {
    const { rawPayload } = await get(on, who, url);
    const { data } = await sharp(rawPayload)
      .removeAlpha()
      .extract({ left: 60, top: 45, width: 1, height: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true });
    return [...data];
  };
  const keysOf = async ({ id }: SignedInUser['user']) =>
    (await on.db.selectFrom('files').select('blob_key as key').where('user_id', '=', id).execute()).map(
      ({ key }) => key,
    );

  it.each<[string, object]>([
    ['that there is none of', { index: 3 }],
    ['below the first', { index: -1 }],
    ['that is no number', { index: 'best' }],
    ['between two', { index: 0.5 }],
    ['with more than its number', { index: 1, price: 0 }],
  ])('are not chosen: one %s', async (_what, body) => {
    const who = await painter(on);
    const { id } = await removed(who);
    const answer = await choose(who, id, body);
    expect(answer.statusCode).toBe(400);
    expect((await removed(who)).takes.map(({ isResult }) => isResult)).toEqual([true, false, false]);
  });

  it('are not chosen by somebody else, who hears what is said of an edit that does not exist', async () => {
    const { id } = await removed(await painter(on));
    const stranger = await painter(on);
    const answers = [await choose(stranger, id, { index: 1 }), await choose(stranger, 'none', { index: 1 })];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
    const [one, other] = answers.map((answer) => ({ ...errorOf(answer), requestId: '' }));
    expect(one).toEqual(other);
  });

  it('are not there for what is no removal, nor for one that failed', async () => {
    const who = await painter(on);
    const { requestId } = (await order(who, { prompt: 'a sofa' })).json<EditAnswer>();
    engine.failWith(new Refusal('refused_by_engine'));
    await order(who);
    const { edits } = (await get(on, who, '/edits')).json<{ edits: Edit[] }>();
    expect(edits.map((edit) => edit.takes)).toEqual([[], []]);
    for (const id of [requestId, edits[0]?.id ?? ''])
      expect((await choose(who, id, { index: 0 })).statusCode).toBe(400);
  });

  it.each(['trash', 'delete'])('are not chosen any more when the picture is gone: %s', async (how) => {
    const who = await painter(on);
    const edit = await removed(who);
    const url = `/api/files/${edit.files[0]?.id}${how === 'delete' ? '?permanent=true' : ''}`;
    await on.app.inject({ method: 'DELETE', url, headers: who.headers });
    expect((await choose(who, edit.id, { index: 1 })).statusCode).toBe(how === 'trash' ? 404 : 400);
    expect((await historyOf(who)).total).toBe(1);
  });

  it('are told best first, cost one credit together, and stand in the history once', async () => {
    const who = await painter(on);
    const answer = (await order(who)).json<EditAnswer>();
    const edit = await finished(on, who, answer.requestId);
    for (const told of [answer.takes, edit.takes])
      expect(told.map(({ rating, isResult }) => [rating, isResult])).toEqual([
        [0.8, true],
        [0.6, false],
        [0.3, false],
      ]);
    const seen = [];
    for (const { url } of edit.takes) seen.push(await middleOf(who, url));
    expect(seen).toEqual(Object.values(colours));
    expect([answer.charged, answer.changedOutside, edit.changedOutside]).toEqual([1, 0, 0]);
    expect(await balanceOf(on, who)).toEqual({ balance: 9, held: 0 });
    const history = await historyOf(who);
    expect(history.total).toBe(2);
    expect(history.files[0]?.metadata.take).toMatchObject({ method: 'planes', rating: 0.8, of: 3 });
    const shown = history.files.reduce((sum, { size }) => sum + size, 0);
    expect(history.storageBytes).toBeGreaterThan(shown);
  });

  it('become the result, which the history shows with its star, for nothing and however often', async () => {
    const who = await painter(on);
    const edit = await removed(who);
    const before = await historyOf(who);
    await on.app.inject({
      method: 'PUT',
      url: `/api/files/${edit.files[0]?.id}/star`,
      headers: who.headers,
    });
    for (let again = 0; again < 2; again++) {
      const chosen = (await choose(who, edit.id, { index: 2 })).json<Edit>();
      expect(chosen.takes.map(({ isResult }) => isResult)).toEqual([false, false, true]);
      expect(await middleOf(who, chosen.files[0]?.url ?? '')).toEqual(colours.surroundings);
      expect(chosen.charged).toBe(1);
    }
    const history = await historyOf(who);
    expect([history.total, history.storageBytes]).toEqual([before.total, before.storageBytes]);
    expect(history.files[0]).toMatchObject({ isStarred: true, id: idOf(edit.takes[2]?.url) });
    expect((await get(on, who, '/files?trash=true')).json<History>().total).toBe(0);
    expect(await balanceOf(on, who)).toEqual({ balance: 9, held: 0 });
    const back = (await choose(who, edit.id, { index: 0 })).json<Edit>();
    expect(back.files[0]?.id).toBe(edit.files[0]?.id);
  });

  it('are chosen one after the other, however many choose at once', async () => {
    const who = await painter(on);
    const { id } = await removed(who);
    await Promise.all([1, 2, 1, 2, 0].map((index) => choose(who, id, { index })));
    const edit = (await get(on, who, `/edits/${id}`)).json<Edit>();
    const results = edit.takes.filter(({ isResult }) => isResult);
    expect(results.map(({ url }) => idOf(url))).toEqual([edit.files[0]?.id]);
    const history = await historyOf(who);
    expect([history.total, history.files[0]?.id]).toEqual([2, edit.files[0]?.id]);
  });

  it('are those of the first where the same is ordered again', async () => {
    const who = await painter(on);
    const same = { mode: 'remove', seed: '7' };
    const first = await finished(on, who, (await order(who, same)).json<EditAnswer>().requestId);
    await choose(who, first.id, { index: 1 });
    const again = (await order(who, same)).json<EditAnswer>();
    expect(again).toMatchObject({ repeated: true, charged: 0 });
    expect(idOf(again.outputPath)).toBe(idOf(first.takes[1]?.url));
    const back = (await choose(who, again.requestId, { index: 0 })).json<Edit>();
    expect(back.files[0]?.id).toBe(first.files[0]?.id);
    expect((await get(on, who, `/edits/${first.id}`)).json<Edit>().files[0]?.id).toBe(first.files[0]?.id);
  });

  it('go with their picture, into the trash, out of it and for good', async () => {
    const who = await painter(on);
    const { files } = await removed(who);
    const [photo] = (await historyOf(who)).files.filter(({ type }) => type === 'upload');
    const full = (await historyOf(who)).storageBytes;
    const keys = await keysOf(who.user);
    expect(keys.length).toBe(4);
    const url = `/api/files/${files[0]?.id}`;
    const bytes = async () => (await historyOf(who)).storageBytes;
    await on.app.inject({ method: 'DELETE', url, headers: who.headers });
    expect(await bytes()).toBe(photo?.size);
    await on.app.inject({ method: 'POST', url: `${url}/restore`, headers: who.headers });
    expect(await bytes()).toBe(full);
    await on.app.inject({ method: 'DELETE', url: `${url}?permanent=true`, headers: who.headers });
    expect(await bytes()).toBe(photo?.size);
    const left = await keysOf(who.user);
    expect(left.length).toBe(1);
    const { blobs } = on.house.deps.edits;
    for (const key of keys.filter((one) => !left.includes(one)))
      await expect(blobs.read(key)).rejects.toBeInstanceOf(BlobMissing);
  });

  it('are one where the engine makes one', async () => {
    const who = await painter(on);
    const wish = { prompt: 'remove the chair', search_prompt: 'the chair' };
    const parts = { image: await photoPart(), mask: await maskPart(), ...wish };
    const answer = await postForm(on, who, { path: '/inpaint/search-replace', parts });
    const { takes: told, outputPath, requestId } = answer.json<EditAnswer>();
    expect(told).toEqual([{ url: outputPath, rating: null, isResult: true }]);
    expect((await choose(who, requestId, { index: 0 })).statusCode).toBe(200);
  });

  it('are counted by how they were made, and what is kept of them', async () => {
    const count = async (method: string) =>
      (await countTakes(on.db)).find((one) => one.method === method) ?? { offered: 0, first: 0, kept: 0 };
    const before = { planes: await count('planes'), floor: await count('floor') };
    const who = await painter(on);
    await choose(who, (await removed(who)).id, { index: 1 });
    const after = { planes: await count('planes'), floor: await count('floor') };
    const grown = (method: 'planes' | 'floor', of: 'offered' | 'first' | 'kept') =>
      after[method][of] - before[method][of];
    expect((['offered', 'first', 'kept'] as const).map((of) => grown('planes', of))).toEqual([1, 1, 0]);
    expect((['offered', 'first', 'kept'] as const).map((of) => grown('floor', of))).toEqual([1, 0, 1]);
    expect(after.floor).toMatchObject({ rating: expect.closeTo(0.6), keptRating: expect.closeTo(0.6) });
  });
});
