import type { Edit, EditAccepted, EditAnswer, FluxStarted } from '@maquette/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
import { type FormFile, formOf } from '#test/support/form.ts';
import type { SignedInUser } from '#test/support/signed-in.ts';
import { oneDatabaseKind } from '#test/support/test-database.ts';
import { Refusal } from '../../platform/refusal.ts';

type Parts = Record<string, string | FormFile>;

describe.each(oneDatabaseKind())('the same order again (%s)', (kind) => {
  const engine = fakeEngine();
  const without = fakeEngine({ name: 'premium', tasks: ['instruct'], parameters: [] });
  let on: TestApp;
  beforeAll(async () => {
    on = await buildTestApp({ kind, changes: { engines: enginesOf(engine, { premium: without }) } });
    on.house.startWork();
  });
  afterAll(() => on.close());

  const order = async (parts: Parts = {}): Promise<Parts> => ({
    image: await photoPart(),
    mask: await maskPart(),
    prompt: 'a green velvet sofa',
    seed: '7',
    ...parts,
  });
  const make = async (who: SignedInUser, parts: Parts = {}) => {
    const answer = await postForm(on, who, inpaintCall(await order(parts)));
    return answer.json<EditAnswer>();
  };

  it.each<[string, () => Promise<Parts>]>([
    ['other words', async () => ({ prompt: 'a red velvet sofa' })],
    ['another seed', async () => ({ seed: '8' })],
    ['another style', async () => ({ style_preset: 'anime' })],
    ['another setting', async () => ({ steps: '12' })],
    ['another mask', async () => ({ mask: await maskPart({ white: [10, 10, 60, 60] }) })],
    ['another photo', async () => ({ image: await photoPart({ seed: 5 }) })],
    [
      'another place for it',
      async () => ({ arrangement: JSON.stringify({ x: 0.5, y: 0.8, turn: 0, scale: 1, variant: 0 }) }),
    ],
    ['another mode', async () => ({ mode: 'remove' })],
  ])('is none with %s: it is carried out and charged', async (_what, other) => {
    const who = await painter(on);
    const first = await make(who);
    const second = await make(who, await other());
    expect([second.repeated, second.charged, second.outputPath === first.outputPath]).toEqual([
      false,
      1,
      false,
    ]);
    expect(await balanceOf(on, who)).toEqual({ balance: 8, held: 0 });
  });

  it('of somebody else is carried out for them', async () => {
    await make(await painter(on));
    expect(await make(await painter(on))).toMatchObject({ repeated: false, charged: 1 });
  });

  it('without a seed is another one, where the seed matters', async () => {
    const who = await painter(on);
    const { seed: _, ...parts } = await order();
    const twice = [];
    for (let i = 0; i < 2; i++)
      twice.push((await postForm(on, who, inpaintCall(parts))).json<EditAnswer>().repeated);
    expect(twice).toEqual([false, false]);
  });

  it('after one that failed is carried out', async () => {
    const who = await painter(on);
    engine.failWith(new Refusal('refused_by_engine'));
    expect((await postForm(on, who, inpaintCall(await order()))).statusCode).toBe(422);
    expect(await make(who)).toMatchObject({ repeated: false, charged: 1 });
  });

  it.each(['trash', 'delete'])('is carried out when its picture is gone: %s', async (how) => {
    const who = await painter(on);
    const { requestId } = await make(who);
    const [file] = (await finished(on, who, requestId)).files;
    const url = `/api/files/${file?.id}`;
    await on.app.inject({ method: 'DELETE', url, headers: who.headers });
    if (how === 'delete')
      await on.app.inject({ method: 'DELETE', url: `${url}?permanent=true`, headers: who.headers });
    expect(await make(who)).toMatchObject({ repeated: false, charged: 1 });
  });

  it('is not taken for done where another engine had stood in', async () => {
    const who = await painter(on);
    const { requestId } = await make(who);
    const [file] = (await finished(on, who, requestId)).files;
    const details = JSON.stringify({ ...file?.metadata, engine: 'stand-in' });
    await sql`update files set details = ${details} where id = ${file?.id}`.execute(on.db);
    expect(await make(who)).toMatchObject({ repeated: false, charged: 1 });
  });

  it('answers the earlier result, for nothing, and draws nothing', async () => {
    const who = await painter(on);
    const first = await make(who);
    const jobs = engine.jobs.length;
    const second = await make(who);
    expect(second).toMatchObject({ repeated: true, charged: 0, changedOutside: first.changedOutside });
    const pathOf = (address: string) => address.split('?')[0];
    expect(pathOf(second.outputPath)).toBe(pathOf(first.outputPath));
    expect(engine.jobs.length).toBe(jobs);
    expect(await balanceOf(on, who)).toEqual({ balance: 9, held: 0 });
    expect((await get(on, who, '/files')).json<{ total: number }>().total).toBe(2);
  });

  it('is told under a number of its own, also to who does not wait, and again to a third', async () => {
    const who = await painter(on);
    const first = await make(who);
    for (let i = 0; i < 2; i++) {
      const call = inpaintCall(await order(), { prefer: 'respond-async' });
      const { requestId } = (await postForm(on, who, call)).json<EditAccepted>();
      expect(requestId).not.toBe(first.requestId);
      const edit = (await get(on, who, `/edits/${requestId}`)).json<Edit>();
      expect(edit).toMatchObject({ state: 'succeeded', price: 0, charged: 0, repeated: true, progress: 1 });
      expect(edit.files[0]?.metadata.editId).toBe(first.requestId);
    }
  });

  it('costs only the variations that were not made before', async () => {
    const who = await painter(on);
    await make(who);
    const both = await make(who, { count: '2' });
    expect([both.outputPaths.length, both.charged, both.repeated]).toEqual([2, 1, false]);
    expect(await make(who, { count: '2' })).toMatchObject({ charged: 0, repeated: true });
  });

  it('needs no credits', async () => {
    const who = await painter(on, 1);
    await make(who);
    expect(await make(who)).toMatchObject({ repeated: true });
    const other = await postForm(on, who, inpaintCall(await order({ seed: '9' })));
    expect(errorOf(other).error).toBe('not_enough_credits');
  });

  it('by an engine that leaves nothing to chance is the same whatever the seed', async () => {
    const who = await painter(on);
    const start = async (parts: Parts) => {
      const sent = { image: await photoPart(), prompt: 'make it bright', ...parts };
      const answer = await postForm(on, who, { path: '/inpaint/flux-kontext-pro', parts: sent });
      const told = answer.json<FluxStarted>();
      await finished(on, who, told.requestId);
      return told;
    };
    expect((await start({ seed: '1' })).repeated).toBe(false);
    expect(await start({ seed: '2' })).toMatchObject({ repeated: true, ignored: ['seed'] });
    expect((await start({})).repeated).toBe(true);
    expect(await balanceOf(on, who)).toEqual({ balance: 8, held: 0 });
  });

  it('of a visitor costs none of the tries of the day', async () => {
    const call = async (parts: Parts = {}) => {
      const words = { search_prompt: 'the chair', prompt: 'a sofa', seed: '3' };
      const form = await formOf({ image: await photoPart({ seed: 9 }), ...words, ...parts });
      const url = '/api/inpaint/search-replace/public';
      return on.app.inject({ method: 'POST', url, ...form, remoteAddress: '192.0.2.77' });
    };
    expect((await call()).json<EditAnswer>().repeated).toBe(false);
    for (let i = 0; i < 6; i++) expect((await call()).json()).toMatchObject({ repeated: true, charged: 0 });
    for (let i = 0; i < 4; i++) expect((await call({ seed: `1${i}` })).statusCode).toBe(200);
    expect(errorOf(await call({ seed: '20' })).error).toBe('guest_limit_reached');
  });
});
