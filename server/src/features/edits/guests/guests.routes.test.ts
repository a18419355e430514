import type { EditAnswer, FluxResult, FluxStarted } from '@maquette/contract';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, errorOf, type TestApp } from '#test/support/build-test-app.ts';
import { finished, get, maskPart, painter, photoPart } from '#test/support/edit-drivers.ts';
import { enginesOf, type FakeEngine, fakeEngine } from '#test/support/fake-engine.ts';
import { type FormFile, formOf } from '#test/support/form.ts';
import { oneDatabaseKind } from '#test/support/test-database.ts';
import { guestId } from './guests.store.ts';
import { sweepGuests } from './guests.ts';

const HOUR_MS = 3_600_000;

describe.each(oneDatabaseKind())('edits without an account (%s)', (kind) => {
  let engine: FakeEngine;
  let on: TestApp;
  beforeEach(async () => {
    engine = fakeEngine();
    on = await buildTestApp({ kind, changes: { engines: enginesOf(engine) } });
    on.house.startWork();
  });
  afterEach(() => on.close());

  type Parts = Record<string, string | FormFile>;
  const call = async (tool: string, parts: Parts, remoteAddress = '192.0.2.1') => {
    const form = await formOf(parts);
    const url = `/api/inpaint/${tool}/public`;
    return on.app.inject({ method: 'POST', url, ...form, remoteAddress });
  };
  const replacing = async (parts: Parts = {}): Promise<Parts> => ({
    image: await photoPart(),
    search_prompt: 'the chair',
    prompt: 'a sofa',
    ...parts,
  });

  it.each(['fileId', 'maskFilename'])('refuse what is stored already, named as %s', async (field) => {
    const answer = await call('search-replace', await replacing({ [field]: 'x', mask: await maskPart() }));
    expect([answer.statusCode, Object.keys(errorOf(answer).fields ?? {})]).toEqual([400, [field]]);
  });

  it('are refused after five a day from one address, in words and with the time to wait', async () => {
    for (let i = 0; i < 5; i++)
      expect((await call('search-replace', await replacing())).statusCode).toBe(200);
    const refused = await call('search-replace', await replacing());
    expect([refused.statusCode, errorOf(refused).error]).toEqual([429, 'guest_limit_reached']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await call('search-replace', await replacing(), '192.0.2.2')).statusCode).toBe(200);
  });

  it('count every variation', async () => {
    expect((await call('search-replace', await replacing({ count: '4' }))).statusCode).toBe(200);
    expect((await call('search-replace', await replacing({ count: '2' }))).statusCode).toBe(429);
  });

  it('are refused to everybody once the day’s budget is spent', async () => {
    expect((await call('search-replace', await replacing())).statusCode).toBe(200);
    await on.db
      .updateTable('rate_limits')
      .set({ hits: 200 })
      .where('bucket', 'like', 'guest-in-all%')
      .execute();
    const refused = await call('search-replace', await replacing(), '192.0.2.3');
    expect(errorOf(refused).error).toBe('guest_limit_reached');
  });

  it('a refused form costs none of them', async () => {
    for (let i = 0; i < 6; i++)
      expect((await call('search-replace', await replacing({ prompt: '' }))).statusCode).toBe(400);
    expect((await call('search-replace', await replacing())).statusCode).toBe(200);
  });

  it('cost nothing, are done in small, and are in nobody’s history', async () => {
    const who = await painter(on);
    const image = await photoPart({ width: 2000, height: 1000 });
    const answer = await call('search-recolor', { image, select_prompt: 'the wall', prompt: 'red' });
    expect(answer.json<EditAnswer>()).toMatchObject({ success: true, charged: 0 });
    const { outputPath } = answer.json<EditAnswer>();
    const { width, height } = await sharp((await on.app.inject(outputPath)).rawPayload).metadata();
    expect([width, height]).toEqual([1024, 512]);
    expect((await get(on, who, '/files')).json()).toMatchObject({ total: 0 });
    expect((await get(on, who, '/edits')).json()).toEqual({ edits: [] });
  });

  it('by the premium engine are looked up by their number, which is good for nothing else', async () => {
    const who = await painter(on);
    const started = await call('flux-kontext-pro', { image: await photoPart(), prompt: 'brighter' });
    const { requestId } = started.json<FluxStarted>();
    await finishedGuest(requestId);
    const look = (path: string, headers = {}) =>
      on.app.inject({ method: 'GET', url: `/api${path}`, headers });
    const told = await look(`/inpaint/flux-kontext-pro/public/result/${requestId}`);
    expect(told.json<FluxResult>().status).toBe('Ready');
    expect((await look('/inpaint/flux-kontext-pro/public/result/other')).statusCode).toBe(404);
    const asOwn = await look(`/inpaint/flux-kontext-pro/result/${requestId}`, who.headers);
    expect(asOwn.statusCode).toBe(404);
    expect((await look(`/edits/${requestId}`, who.headers)).statusCode).toBe(404);
  });

  it('an edit with an account is not told to visitors', async () => {
    const who = await painter(on);
    const form = await formOf({ image: await photoPart(), prompt: 'brighter' });
    const headers = { ...who.headers, ...form.headers };
    const url = '/api/inpaint/flux-kontext-pro';
    const started = await on.app.inject({ method: 'POST', url, payload: form.payload, headers });
    const { requestId } = started.json<FluxStarted>();
    await finished(on, who, requestId);
    const path = `/api/inpaint/flux-kontext-pro/public/result/${requestId}`;
    expect((await on.app.inject({ method: 'GET', url: path })).statusCode).toBe(404);
  });

  it('leave nothing after a day: photo, mask, result and edit go', async () => {
    const ctx = { ...on.context(), ...on.house.deps.edits };
    expect((await call('search-replace', await replacing({ mask: await maskPart() }))).statusCode).toBe(200);
    await sweepGuests(ctx);
    expect(await left()).toEqual({ edits: 1, files: 2, masks: 1, blobs: 5 });
    on.clock.advance(23 * HOUR_MS + 1);
    await sweepGuests(ctx);
    expect(await left()).toEqual({ edits: 0, files: 0, masks: 0, blobs: 0 });
  });

  const finishedGuest = async (id: string): Promise<void> => {
    const watch = on.house.deps.edits.bus.watch(guestId);
    for (;;) {
      const row = await on.db
        .selectFrom('edits')
        .select('finished_at')
        .where('id', '=', id)
        .executeTakeFirst();
      if (row?.finished_at) break;
      await watch.next({ timeoutMs: 1000, signal: new AbortController().signal });
    }
    watch.stop();
  };

  const left = async () => {
    const count = async (table: 'edits' | 'files' | 'masks') =>
      (await on.db.selectFrom(table).select('id').execute()).length;
    let blobs = 0;
    for await (const _ of on.house.deps.files.blobs.list()) blobs++;
    return { edits: await count('edits'), files: await count('files'), masks: await count('masks'), blobs };
  };
});
