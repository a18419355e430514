import type { Edit, EditAnswer, EstimateAnswer, RemovalEstimate, SaveMaskAnswer } from '@maquette/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
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
import { fakeFinder } from '#test/support/fake-finder.ts';
import type { SignedInUser } from '#test/support/signed-in.ts';
import { oneDatabaseKind } from '#test/support/test-database.ts';
import { sweepPreviews } from './sweep-previews.ts';

const easy: RemovalEstimate = { success: 0.8, reasons: [] };
const rough: RemovalEstimate = { success: 0.2, reasons: ['large', 'window'] };
const size = { width: 1280, height: 960 };
const hourMs = 3_600_000;

describe.each(oneDatabaseKind())('a preview of a removal (%s)', (kind) => {
  let expected: () => RemovalEstimate = () => rough;
  const engine = fakeEngine({ takes: [{ method: 'planes', colour: [200, 30, 60], rating: 0.5 }] });
  let on: TestApp;
  beforeAll(async () => {
    const engines = enginesOf(engine, { own: engine });
    const finder = fakeFinder({}, () => expected());
    on = await buildTestApp({ kind, changes: { engines, finder } });
    on.house.startWork();
  });
  afterAll(() => on.close());
  beforeEach(() => (expected = () => rough));

  const order = async (who: SignedInUser, parts: Record<string, string> = {}, headers = {}) => {
    const mask = await maskPart({ ...size, white: [300, 200, 900, 700] });
    const call = inpaintCall(
      { image: await photoPart(size), mask, mode: 'remove', seed: '7', ...parts },
      headers,
    );
    return postForm(on, who, call);
  };
  const made = async (who: SignedInUser, parts: Record<string, string> = {}) =>
    (await order(who, parts)).json<EditAnswer>();
  const editOf = async (who: SignedInUser, id: string) => (await get(on, who, `/edits/${id}`)).json<Edit>();
  const keep = (who: SignedInUser, id: string) =>
    on.app.inject({ method: 'POST', url: `/api/edits/${id}/keep`, headers: who.headers });
  const kept = async (who: SignedInUser, id: string) => {
    const answer = await keep(who, id);
    expect(answer.statusCode).toBe(200);
    return finished(on, who, answer.json<Edit>().id);
  };
  const total = async (who: SignedInUser) => (await get(on, who, '/files')).json<{ total: number }>().total;
  const sizeOf = async (who: SignedInUser, url: string) => {
    const { width, height } = await sharp((await get(on, who, url)).rawPayload).metadata();
    return { width, height };
  };

  it('is kept by nobody else, who hears what is said of an edit that does not exist', async () => {
    const { requestId } = await made(await painter(on));
    const stranger = await painter(on);
    const answers = [await keep(stranger, requestId), await keep(stranger, 'none')];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
    const [one, other] = answers.map((answer) => ({ ...errorOf(answer), requestId: '' }));
    expect(one).toEqual(other);
  });

  it('is not kept where it is none', async () => {
    const who = await painter(on);
    const { requestId } = await made(who, { accept_rough: 'true' });
    expect((await keep(who, requestId)).statusCode).toBe(404);
    expect(await balanceOf(on, who)).toEqual({ balance: 9, held: 0 });
  });

  it('is not kept without the credits, and is there until there are some', async () => {
    const who = await painter(on, 0);
    const { requestId } = await made(who);
    const answer = await keep(who, requestId);
    expect([answer.statusCode, errorOf(answer).error]).toEqual([402, 'not_enough_credits']);
    const edit = await editOf(who, requestId);
    expect([edit.keptAs, edit.files.length]).toEqual([null, 1]);
    expect((await get(on, who, '/edits')).json<{ edits: Edit[] }>().edits.length).toBe(1);
  });

  it('is not kept when its photo is gone', async () => {
    const who = await painter(on);
    const { requestId } = await made(who);
    const { source } = await editOf(who, requestId);
    const url = `/api/files/${source?.id}?permanent=true`;
    await on.app.inject({ method: 'DELETE', url, headers: who.headers });
    expect((await keep(who, requestId)).statusCode).toBe(404);
    expect(await balanceOf(on, who)).toEqual({ balance: 10, held: 0 });
  });

  it('is not kept after a day, and its picture goes then', async () => {
    const who = await painter(on);
    const { requestId } = await made(who);
    const before = (await get(on, who, '/files')).json<{ storageBytes: number }>().storageBytes;
    const ctx = { ...on.context(), ...on.house.deps.edits };
    await sweepPreviews({ ...ctx, now: () => on.clock.now() + 23 * hourMs });
    const edit = await editOf(who, requestId);
    expect(edit.files.length).toBe(1);
    await sweepPreviews({ ...ctx, now: () => on.clock.now() + 25 * hourMs });
    expect((await editOf(who, requestId)).files).toEqual([]);
    expect((await get(on, who, edit.files[0]?.url ?? '')).statusCode).toBe(404);
    const after = (await get(on, who, '/files')).json<{ storageBytes: number }>().storageBytes;
    expect(before - after).toBe(edit.files[0]?.size);
    const answer = await keep(who, requestId);
    expect([answer.statusCode, errorOf(answer).error]).toEqual([409, 'preview_gone']);
  });

  it.each<[string, () => void, Record<string, string>]>([
    ['was agreed to', () => undefined, { accept_rough: 'true' }],
    ['is expected to come out', () => (expected = () => easy), {}],
    [
      'cannot be judged',
      () =>
        (expected = () => {
          throw new Refusal('engine_timed_out');
        }),
      {},
    ],
  ])('is not made of what %s', async (_what, given, parts) => {
    const who = await painter(on);
    given();
    expect(await made(who, parts)).toMatchObject({ preview: false, charged: 1 });
  });

  it('is not made where something is put', async () => {
    const who = await painter(on);
    expect(await made(who, { mode: 'replace', prompt: 'a green sofa' })).toMatchObject({
      preview: false,
      estimate: null,
      charged: 1,
    });
  });

  it.each<[string, string, boolean]>([
    ['is made of what the words of the search tool take away', 'remove the chair', true],
    ['is not made of what the search tool replaces', 'a green sofa', false],
  ])('%s', async (_what, prompt, preview) => {
    const mask = await maskPart({ ...size, white: [300, 200, 900, 700] });
    const parts = { image: await photoPart(size), mask, search_prompt: 'the chair', prompt, seed: '7' };
    const who = await painter(on);
    const answer = await postForm(on, who, { path: '/inpaint/search-replace', parts });
    expect(answer.json<EditAnswer>()).toMatchObject({ preview, charged: preview ? 0 : 1 });
  });

  it('is small, free, marked, says why, and is no picture of the history', async () => {
    const who = await painter(on, 0);
    const answer = await made(who);
    expect(answer).toMatchObject({
      preview: true,
      estimate: rough,
      charged: 0,
      takes: [],
      changedOutside: 0,
    });
    expect(await sizeOf(who, answer.outputPath)).toEqual({ width: 640, height: 480 });
    const edit = await editOf(who, answer.requestId);
    expect(edit).toMatchObject({ preview: true, keptAs: null, price: 0, state: 'succeeded' });
    expect(Date.parse(edit.previewUntil ?? '') - Date.parse(edit.createdAt)).toBe(24 * hourMs);
    expect(await total(who)).toBe(1);
    expect(await balanceOf(on, who)).toEqual({ balance: 0, held: 0 });
  });

  it('is the same one when the same is ordered within the day', async () => {
    const who = await painter(on);
    const first = await made(who);
    const jobs = engine.jobs.length;
    const again = await made(who);
    expect(again).toMatchObject({ preview: true, repeated: true, charged: 0 });
    expect(engine.jobs.length).toBe(jobs);
    const full = await kept(who, again.requestId);
    expect((await editOf(who, first.requestId)).keptAs).toBe(full.id);
    expect((await keep(who, first.requestId)).json<Edit>().id).toBe(full.id);
    expect(await balanceOf(on, who)).toEqual({ balance: 9, held: 0 });
  });

  it('is told once under an idempotency key', async () => {
    const who = await painter(on);
    const headers = { 'idempotency-key': 'once' };
    const ids = [];
    for (let i = 0; i < 2; i++) ids.push((await order(who, {}, headers)).json<EditAnswer>().requestId);
    expect(ids[0]).toBe(ids[1]);
  });

  it('is kept in full size, charged once, however often and by how many at once', async () => {
    const who = await painter(on);
    const { requestId } = await made(who);
    const answers = await Promise.all([1, 2, 3, 4].map(() => keep(who, requestId)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    const ids = new Set(answers.map((answer) => answer.json<Edit>().id));
    expect(ids.size).toBe(1);
    const full = await kept(who, requestId);
    expect([...ids]).toEqual([full.id]);
    expect(full).toMatchObject({ preview: false, charged: 1, request: { mode: 'remove', seed: 7 } });
    expect(full.takes.length).toBe(1);
    expect(await sizeOf(who, full.files[0]?.url ?? '')).toEqual(size);
    expect(await balanceOf(on, who)).toEqual({ balance: 9, held: 0 });
    expect(await total(who)).toBe(2);
  });

  it('is kept again where its edit failed, and that one was not charged', async () => {
    const who = await painter(on);
    const { requestId } = await made(who);
    engine.failWith(new Refusal('engine_failed'));
    expect(await kept(who, requestId)).toMatchObject({ state: 'failed', charged: 0 });
    expect(await kept(who, requestId)).toMatchObject({ state: 'succeeded', charged: 1 });
    expect(await balanceOf(on, who)).toEqual({ balance: 9, held: 0 });
  });

  it('is not made again of what was kept: that is the result', async () => {
    const who = await painter(on);
    const full = await kept(who, (await made(who)).requestId);
    const again = await made(who);
    expect(again).toMatchObject({ preview: false, repeated: true, charged: 0 });
    expect((await editOf(who, again.requestId)).files[0]?.id).toBe(full.files[0]?.id);
  });

  it('is foretold for nothing', async () => {
    const who = await painter(on);
    const photo = await postForm(on, who, { path: '/files/upload', parts: { image: await photoPart(size) } });
    const fileId = photo.json<{ file: { id: string } }>().file.id;
    const { bytes } = await maskPart({ ...size, white: [300, 200, 900, 700] });
    const maskData = `data:image/png;base64,${Buffer.from(bytes).toString('base64')}`;
    const post = (url: string, payload: object) =>
      on.app.inject({ method: 'POST', url: `/api${url}`, headers: who.headers, payload });
    const { maskFilename } = (await post('/inpaint/save-mask', { maskData, fileId })).json<SaveMaskAnswer>();
    const told = (await post('/edits/estimate', { fileId, maskFilename })).json<EstimateAnswer>();
    expect(told).toEqual({ ...rough, rough: true });
    expected = () => easy;
    expect((await post('/edits/estimate', { fileId, maskFilename })).json()).toEqual({
      ...easy,
      rough: false,
    });
    const other = await painter(on);
    const strange = await on.app.inject({
      method: 'POST',
      url: '/api/edits/estimate',
      headers: other.headers,
      payload: { fileId, maskFilename },
    });
    expect(strange.statusCode).toBe(404);
    expect(await balanceOf(on, who)).toEqual({ balance: 10, held: 0 });
  });
});
