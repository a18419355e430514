import type { Edit } from '@maquette/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { HandedOver } from '../../../platform/image-engines/image-engine.ts';
import { buildTestApp, type TestApp } from '#test/support/build-test-app.ts';
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
import { enginesOf, type FakeEngine, fakeEngine } from '#test/support/fake-engine.ts';
import type { SignedInUser } from '#test/support/signed-in.ts';
import { databaseKinds } from '#test/support/test-database.ts';
import { editBus } from '../edit-bus.ts';
import { beatMs, leaseMs } from '../edits.rules.ts';
import { endEdit } from '../end-edit.ts';
import { claimEdits, renewLeases } from '../queue.store.ts';
import { editWorker } from './edit-worker.ts';
import { finishEdit } from './finish-edit.ts';
import { journalOf, lost } from './journal.ts';
import { performEdit } from './perform-edit.ts';

describe.each(databaseKinds())('edits on leases (%s)', (kind) => {
  let engine: FakeEngine;
  let on: TestApp;
  let who: SignedInUser;
  beforeEach(async () => {
    engine = fakeEngine();
    const engines = enginesOf(engine, { premium: fakeEngine({ name: 'premium' }) });
    on = await buildTestApp({ kind, changes: { engines } });
    who = await painter(on);
  });
  afterEach(() => on.close());

  const start = async (): Promise<string> => {
    const parts = { image: await photoPart(), mask: await maskPart(), prompt: 'a sofa' };
    const answer = await postForm(on, who, inpaintCall(parts, { prefer: 'respond-async' }));
    return answer.json<{ requestId: string }>().requestId;
  };
  const claimBatch = (owner: string, batch: { free: Map<string, number>; most: number }) =>
    claimEdits(on.db, { owner, now: on.clock.now(), until: on.clock.now() + leaseMs, ...batch });
  const claim = async (owner: string) =>
    (await claimBatch(owner, { free: new Map(), most: 1 })).at(0) ?? null;
  const edit = async (id: string) => (await get(on, who, `/edits/${id}`)).json<Edit>();

  it('are claimed oldest first, each by one of many at the same moment', async () => {
    const ids = [await start(), await start(), await start()];
    const owners = Array.from({ length: 8 }, (_, i) => `worker-${i}`);
    const claimed = (await Promise.all(owners.map(claim))).filter((one) => one !== null);
    expect(claimed.map(({ id }) => id).sort()).toEqual([...ids].sort());
    expect(await claim('late')).toBeNull();
  });

  it('are claimed in batches, of each engine as many as there is room for', async () => {
    const ids = [await start(), await start(), await start()];
    const parts = { image: await photoPart(), prompt: 'brighter' };
    const path = '/inpaint/flux-kontext-pro';
    const answer = await postForm(on, who, { path, parts, headers: { prefer: 'respond-async' } });
    const { requestId: premium } = answer.json<{ requestId: string }>();
    const idsOf = async (owner: string, rooms: Record<string, number>, most: number) =>
      (await claimBatch(owner, { free: new Map(Object.entries(rooms)), most })).map(({ id }) => id);
    expect(await idsOf('full', { [engine.name]: 0, premium: 0 }, 9)).toEqual([]);
    expect(await idsOf('first', { [engine.name]: 2, premium: 1 }, 9)).toEqual([ids[0], ids[1], premium]);
    expect(await idsOf('next', { [engine.name]: 2 }, 9)).toEqual([ids[2]]);
  });

  it('stay with a worker that is alive and go to another when it has died', async () => {
    const id = await start();
    await claim('dead');
    on.clock.advance(leaseMs - 1);
    expect(await renewLeases(on.db, { owner: 'dead', until: on.clock.now() + leaseMs, ids: [id] })).toEqual([
      id,
    ]);
    on.clock.advance(leaseMs - 1);
    expect(await claim('next')).toBeNull();
    on.clock.advance(2);
    on.house.startWork();
    expect(await finished(on, who, id)).toMatchObject({ state: 'succeeded', charged: 1 });
    expect(await balanceOf(on, who)).toEqual({ balance: 9, held: 0 });
  });

  it('are moved on within 30 s of a restart', () => {
    expect(leaseMs + 2 * beatMs).toBeLessThan(30_000);
  });

  it('fail, and are not charged, when they have taken down worker after worker', async () => {
    const id = await start();
    for (let death = 0; death < 3; death++) {
      expect(await claim(`worker-${death}`)).not.toBeNull();
      on.clock.advance(leaseMs + 1);
    }
    on.house.startWork();
    expect(await finished(on, who, id)).toMatchObject({
      state: 'failed',
      charged: 0,
      error: { code: 'engine_failed' },
    });
    expect(await balanceOf(on, who)).toEqual({ balance: 10, held: 0 });
    expect(engine.jobs).toHaveLength(0);
  });

  it('fail, and are not charged, when nobody came before their deadline', async () => {
    const id = await start();
    on.clock.advance(130_000);
    on.house.startWork();
    expect(await finished(on, who, id)).toMatchObject({
      state: 'failed',
      error: { code: 'engine_timed_out' },
    });
    expect(await balanceOf(on, who)).toEqual({ balance: 10, held: 0 });
  });

  it('leave nothing and charge nothing when they were lost to another worker before the end', async () => {
    const id = await start();
    const claimed = await claim('first');
    if (!claimed) throw new Error('nothing to claim');
    const ctx = { ...on.context(), ...on.house.deps.edits };
    const watched = {
      signal: new AbortController().signal,
      report: () => undefined,
      journal: journalOf(ctx, claimed, 'first'),
    };
    const performed = await performEdit(ctx, claimed, watched);
    await on.db.updateTable('edits').set({ lease_owner: 'other' }).where('id', '=', id).execute();
    expect(await finishEdit(ctx, { edit: claimed, performed, owner: 'first' })).toBe(false);
    expect(await edit(id)).toMatchObject({ state: 'running', charged: 0, files: [] });
    expect(await balanceOf(on, who)).toEqual({ balance: 9, held: 1 });
    const blobs: string[] = [];
    for await (const { key } of on.house.deps.files.blobs.list('files/')) blobs.push(key);
    expect(blobs.filter((key) => key.endsWith('.png'))).toEqual([]);
    expect(blobs.filter((key) => key.endsWith('.webp'))).toHaveLength(1);
  });

  it('are performed once by two workers on one database', async () => {
    const ports = on.house.deps.edits;
    const second = editWorker({ ...on.context(), ...ports });
    on.house.startWork();
    second.start();
    const ids = await Promise.all([start(), start(), start(), start()]);
    for (const id of ids) expect((await finished(on, who, id)).state).toBe('succeeded');
    await second.stop();
    expect(engine.jobs).toHaveLength(4);
    expect(await balanceOf(on, who)).toEqual({ balance: 6, held: 0 });
  });

  it.each([
    ['nobody goes on with when another process cancelled them', 'cancel', lost],
    ['are left to whoever took them over', 'take', expect.any(HandedOver)],
  ])('are let go as what %s', async (_, change, reason) => {
    const id = await start();
    let begin = (): void => undefined;
    const begun = new Promise<void>((resolve) => (begin = resolve));
    const ended = new Promise<unknown>((resolve) => {
      engine.perform = (_job, { signal }) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => {
            resolve(signal.reason);
            reject(signal.reason as Error);
          });
          begin();
        });
    });
    on.house.startWork();
    await begun;
    const elsewhere = { ...on.context(), ...on.house.deps.edits, bus: editBus() };
    if (change === 'cancel') await endEdit(elsewhere, { id, event: 'cancel', errorCode: 'edit_cancelled' });
    else await on.db.updateTable('edits').set({ lease_owner: 'other' }).where('id', '=', id).execute();
    expect(await ended).toEqual(reason);
  });

  it('fail when their engine is not set up any more', async () => {
    const id = await start();
    await on.db
      .updateTable('edits')
      .set({ engine: 'gone' } as object)
      .where('id', '=', id)
      .execute();
    on.house.startWork();
    expect(await finished(on, who, id)).toMatchObject({
      state: 'failed',
      charged: 0,
      error: { code: 'engine_unavailable' },
    });
  });

  it('do not wait for an engine that is not theirs', async () => {
    engine.hold();
    on.house.startWork();
    for (let i = 0; i < 3; i++) await start();
    const parts = { image: await photoPart(), prompt: 'brighter' };
    const answer = await postForm(on, who, { path: '/inpaint/flux-kontext-pro', parts });
    const { requestId } = answer.json<{ requestId: string }>();
    expect(await finished(on, who, requestId)).toMatchObject({
      state: 'succeeded',
      queuePosition: 0,
      engine: { name: 'premium', isPremium: true },
    });
    engine.letGo();
  });

  it('are not ordered twice: the next worker reads what the dead one told the service', async () => {
    const id = await start();
    const claimed = await claim('dead');
    if (!claimed) throw new Error('nothing to claim');
    const ctx = { ...on.context(), ...on.house.deps.edits };
    const journal = journalOf(ctx, claimed, 'dead');
    await journal.submitting();
    await journal.submitted('order 7');
    on.clock.advance(leaseMs + 1);
    on.house.startWork();
    await finished(on, who, id);
    expect(engine.known).toEqual([{ state: 'submitted', handle: 'order 7' }]);
  });

  it('may be ordered again by whoever said that nothing was ordered', async () => {
    await start();
    const claimed = await claim('first');
    if (!claimed) throw new Error('nothing to claim');
    const journal = journalOf({ ...on.context(), ...on.house.deps.edits }, claimed, 'first');
    await journal.submitting();
    await journal.notSubmitted();
    on.clock.advance(leaseMs + 1);
    expect((await claim('next'))?.submission).toBeNull();
  });

  it('are not ordered by a worker that has lost them', async () => {
    await start();
    const claimed = await claim('first');
    if (!claimed) throw new Error('nothing to claim');
    const ctx = { ...on.context(), ...on.house.deps.edits };
    on.clock.advance(leaseMs + 1);
    await claim('next');
    await expect(journalOf(ctx, claimed, 'first').submitting()).rejects.toBe(lost);
  });
});
