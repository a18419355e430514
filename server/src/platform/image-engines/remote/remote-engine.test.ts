import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { useImageProcess } from '#test/support/image-process.ts';
import { paint } from '@maquette/simulators';
import { makeJob, memoryJournal, watching } from '#test/support/image-engines/service-job.ts';
import { useDatabase } from '#test/support/test-database.ts';
import { Refusal } from '../../refusal.ts';
import { engineTasks } from '../image-engine.ts';
import { engineGates } from './engine-gates.ts';
import { engineSlots } from './engine-slots.ts';
import { ServiceFailure } from './wire/failures.ts';
import type { PictureService, ServiceRequest } from './picture-service.ts';
import { remoteEngine } from './remote-engine.ts';

describe('a service as an engine', () => {
  const images = useImageProcess();
  const on = useDatabase();
  const folder = mkdtempSync(join(tmpdir(), 'maquette-remote-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  beforeEach(() => on.db.deleteFrom('engine_gates').execute());

  /** A service that draws what it is told to draw. */
  const service = (draw: PictureService['ask'], changes: Partial<PictureService> = {}): PictureService => ({
    name: 'scripted',
    label: 'Scripted',
    tasks: engineTasks,
    parameters: [],
    atOnce: 2,
    limits: {
      sideMin: 1,
      sideMax: 4096,
      pixelsMin: 1,
      pixelsMax: 9_000_000,
      aspectMax: 100,
      bytesMax: 9_000_000,
      sideStep: 1,
      formats: ['png'],
    },
    maskForm: (task) => (task === 'inpaint' ? 'white' : 'none'),
    ask: draw,
    ...changes,
  });
  const engine = (draw: PictureService['ask'], changes: Partial<PictureService> = {}) => {
    const ctx = on.context();
    const ports = { ...ctx, images: images.process, gates: engineGates(ctx), withSlot: engineSlots(ctx) };
    return remoteEngine(service(draw, changes), { ...ports, repeatAfterMs: 1 });
  };
  const answered = (picture: Buffer) => ({ picture, seed: 11, cost: { amount: 4, unit: 'credits' } });
  const painted = async ({ picture, mask }: ServiceRequest) =>
    answered(await paint({ picture: picture.bytes, mask: mask?.bytes ?? null }));
  const another = async ({ picture }: ServiceRequest) =>
    answered(await sharp(picture.bytes).negate().blur(12).png().toBuffer());

  it('refuses politely what was drawn anew although it was to keep to a mask', async () => {
    const job = await makeJob(folder, { task: 'inpaint' });
    await expect(engine(another).perform(job, watching())).rejects.toMatchObject({ code: 'engine_reframed' });
  });

  it('says that it found nothing when nothing came back changed, and fails where it was to be changed at a place', async () => {
    const same = async ({ picture }: ServiceRequest) => answered(picture.bytes);
    const job = await makeJob(folder, { task: 'search-replace' });
    await expect(engine(same).perform(job, watching())).rejects.toMatchObject({ code: 'nothing_found' });
    for (const task of ['instruct', 'inpaint', 'remove'] as const) {
      const told = await makeJob(folder, { task });
      await expect(engine(same).perform(told, watching())).rejects.toMatchObject({ code: 'engine_failed' });
    }
  });

  it('lets nobody stand in after something was taken on', async () => {
    const begun: PictureService['ask'] = async (_, { journal }) => {
      await journal.submitting();
      await journal.submitted('an-id');
      throw new ServiceFailure('busy', 'status 503 while looking');
    };
    const journal = memoryJournal();
    const job = await makeJob(folder, { task: 'inpaint' });
    await expect(engine(begun).perform(job, watching(journal))).rejects.toMatchObject({
      code: 'engine_failed',
    });
    expect(journal.written).toEqual(['submitting', 'submitted scripted an-id']);
  });

  it('fails when the service speaks nonsense, and does not ask again', async () => {
    let calls = 0;
    const broken: PictureService['ask'] = async () => {
      calls++;
      throw new TypeError('of another shape');
    };
    const job = await makeJob(folder, { task: 'inpaint' });
    await expect(engine(broken).perform(job, watching())).rejects.toMatchObject({ code: 'engine_failed' });
    expect(calls).toBe(1);
  });

  it('does not blame the service when its journal cannot be written', async () => {
    const taken = new Error('the edit is not ours any more');
    const journal = { ...memoryJournal(), submitting: () => Promise.reject(taken) };
    const begun: PictureService['ask'] = async (request, watch) => {
      await watch.journal.submitting();
      return painted(request);
    };
    const job = await makeJob(folder, { task: 'inpaint', width: 64, height: 48 });
    await expect(engine(begun).perform(job, watching(journal))).rejects.toBe(taken);
    expect(await on.db.selectFrom('engine_gates').selectAll().execute()).toEqual([]);
  });

  it('counts a deadline that passed against the service', async () => {
    const late = new Refusal('engine_timed_out');
    const silent: PictureService['ask'] = async (_, { signal }) => {
      ending.abort(late);
      throw signal.reason;
    };
    let ending = new AbortController();
    const job = await makeJob(folder, { task: 'inpaint' });
    for (let i = 0; i < 5; i++) {
      ending = new AbortController();
      const watch = { ...watching(), signal: ending.signal };
      await expect(engine(silent).perform(job, watch)).rejects.toBe(late);
    }
    await expect(engine(silent).perform(job, watching())).rejects.toMatchObject({
      code: 'engine_unavailable',
    });
  });

  it('keeps to a mask that the service does not take', async () => {
    const masked = await makeJob(folder, { task: 'inpaint' });
    const job = { ...masked, task: 'search-recolor' as const };
    let sent: ServiceRequest | undefined;
    const outcome = await engine(async (request) => {
      sent = request;
      return painted(request);
    }).perform(job, watching());
    expect(sent?.mask).toBeNull();
    expect(outcome.region).not.toBeNull();
    expect(outcome).toMatchObject({
      seed: 11,
      cost: { amount: 4, unit: 'credits' },
      english: 'a green armchair',
      confidence: null,
    });
  });

  it('has no region when a picture without a mask came back as another one', async () => {
    const job = await makeJob(folder, { task: 'instruct' });
    expect((await engine(another).perform(job, watching())).region).toBeNull();
  });

  it('calls no more once a pause was asked for, though the gate was passed before', async () => {
    let calls = 0;
    const locking: PictureService['ask'] = async () => {
      calls++;
      throw new ServiceFailure('busy', 'status 429', { retryAfterMs: 60_000 });
    };
    const one = engine(locking, { atOnce: 1 });
    const jobs = await Promise.all(
      Array.from({ length: 4 }, () => makeJob(folder, { task: 'inpaint', width: 64, height: 48 })),
    );
    const ends = await Promise.allSettled(jobs.map((job) => one.perform(job, watching())));
    expect(ends.map((end) => end.status === 'rejected' && (end.reason as Refusal).code)).toEqual(
      jobs.map(() => 'engine_busy'),
    );
    expect(calls).toBe(1);
  });

  it('keeps to the pace of the service', async () => {
    let calls = 0;
    const counted: PictureService['ask'] = (request) => {
      calls++;
      return painted(request);
    };
    const paced = engine(counted, { pace: { calls: 1, windowMs: 60_000 } });
    const job = await makeJob(folder, { task: 'inpaint', width: 64, height: 48 });
    await paced.perform(job, watching());
    const [ending, reason] = [new AbortController(), new Error('enough')];
    const onProgress = () => void setTimeout(() => ending.abort(reason), 100);
    const waiting = paced.perform(job, { ...watching(), signal: ending.signal, onProgress });
    await expect(waiting).rejects.toBe(reason);
    expect(calls).toBe(1);
  });
});
