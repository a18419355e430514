import type { ErrorCode } from '@maquette/contract';
import { pasteBack } from '@maquette/engine';
import { someOf } from '@maquette/engine/testing/size';
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { EngineJob, EngineTask, ImageEngine } from '../../../src/platform/image-engines/image-engine.ts';
import { engineGates } from '../../../src/platform/image-engines/remote/engine-gates.ts';
import { engineSlots } from '../../../src/platform/image-engines/remote/engine-slots.ts';
import type {
  PictureService,
  ServiceLimits,
} from '../../../src/platform/image-engines/remote/picture-service.ts';
import { remoteEngine } from '../../../src/platform/image-engines/remote/remote-engine.ts';
import { useImageProcess } from '../image-process.ts';
import { useDatabase } from '../test-database.ts';
import { type Fault, MANNERS, paintColour, type Simulator } from '@maquette/simulators';
import { makeJob, memoryJournal, watching } from './service-job.ts';

/** A fault, and what has to come of it. */
export interface ExpectedFailure {
  readonly name: string;
  /** Met by the calls in this order. */
  readonly faults: readonly Fault[];
  readonly code: ErrorCode;
  /** How often the service is called to begin; never more than once after it may have taken the job on. */
  readonly submissions: number;
  readonly task?: EngineTask;
  /** The service will not answer: it is not waited for. */
  readonly isSilent?: boolean;
}

export interface SimulatedPictureService {
  /** Starts the simulated service; it serves all tests. */
  readonly simulate: () => Promise<Simulator>;
  /** The adapter, set up for this address and with this limit for one call. */
  readonly connect: (url: string, callTimeoutMs: number) => PictureService;
  /** The step whose answer is the picture; `submit` unless told. */
  readonly pictureStep?: string;
  /** Whether a job that was taken on is called off (step `cancel`) when it is not wanted any more. */
  readonly isCancellable?: boolean;
  /** Speaks as another service does that is asked about every failure: about some alone, but in the long run. */
  readonly isRelative?: boolean;
  /** Besides those that every service has. */
  readonly failures: readonly ExpectedFailure[];
}

/** Long enough for a busy machine; where nobody answers, short. */
const PATIENT_MS = 20_000;
const IMPATIENT_MS = 250;

const anyFailures = (picture: string): readonly ExpectedFailure[] => {
  const twice = (fault: Fault) => [fault, fault];
  const thrice = (fault: Fault) => [fault, fault, fault];
  return [
    { name: '503 for good', faults: thrice({ status: 503 }), code: 'engine_busy', submissions: 3 },
    { name: '500 for good', faults: twice({ status: 500, body: {} }), code: 'engine_busy', submissions: 2 },
    {
      name: '429 with a long Retry-After',
      faults: [{ status: 429, headers: { 'retry-after': '30' }, body: {} }],
      code: 'engine_busy',
      submissions: 1,
    },
    { name: '401', faults: [{ status: 401, body: {} }], code: 'engine_unavailable', submissions: 1 },
    { name: '400', faults: [{ status: 400, body: {} }], code: 'engine_failed', submissions: 1 },
    {
      name: 'a redirect',
      faults: [{ redirect: 'http://127.0.0.1:9/' }],
      code: 'engine_failed',
      submissions: 1,
    },
    { name: 'an HTML page', faults: [{ htmlBody: true }], code: 'engine_failed', submissions: 1 },
    {
      name: 'an HTML page from in between',
      faults: [{ htmlBody: true, status: 502 }],
      code: 'engine_failed',
      submissions: 1,
    },
    {
      name: 'an answer that breaks off',
      faults: [{ truncated: true }],
      code: 'engine_failed',
      submissions: 1,
    },
    { name: 'an answer that is lost', faults: [{ lostAnswer: true }], code: 'engine_failed', submissions: 1 },
    {
      name: 'no answer',
      faults: [{ neverAnswer: true }],
      code: 'engine_failed',
      submissions: 1,
      isSilent: true,
    },
    {
      name: 'JSON as a picture',
      faults: [{ at: picture, wrongType: true }],
      code: 'engine_failed',
      submissions: 1,
    },
    { name: 'a bomb', faults: [{ at: picture, bomb: true }], code: 'engine_failed', submissions: 1 },
    {
      name: 'the picture as it was',
      faults: [{ at: picture, unchanged: true }],
      code: 'engine_failed',
      submissions: 1,
    },
    {
      name: 'a picture that breaks off',
      faults: [{ at: picture, cutPicture: true }],
      code: 'engine_failed',
      submissions: 1,
    },
  ];
};

/** What every adapter promises, over its simulated service and the real image process. */
export const describePictureService = (name: string, stand: SimulatedPictureService): void => {
  describe(`the picture service ${name}`, () => {
    const images = useImageProcess();
    const on = useDatabase();
    const folder = mkdtempSync(join(tmpdir(), 'maquette-service-'));
    let simulator: Simulator;

    beforeAll(async () => {
      simulator = await stand.simulate();
    });
    beforeEach(() => on.db.deleteFrom('engine_gates').execute());
    afterEach(async () => {
      try {
        simulator.assertClean();
        expect(await on.db.selectFrom('engine_slots').selectAll().execute()).toEqual([]);
      } finally {
        simulator.reset();
      }
    });
    afterAll(async () => {
      await simulator.close();
      rmSync(folder, { recursive: true, force: true });
    });

    const engineOf = (service: PictureService): ImageEngine => {
      const ctx = on.context();
      const ports = { ...ctx, images: images.process, gates: engineGates(ctx), withSlot: engineSlots(ctx) };
      return remoteEngine(service, { ...ports, repeatAfterMs: 1 });
    };
    const serviceAt = (url = simulator.url) => stand.connect(url, PATIENT_MS);
    const connect = () => engineOf(serviceAt());
    /** The same service, pretending to take less. */
    const narrowed = (changes: Partial<ServiceLimits>) => {
      const service = serviceAt();
      const { limits } = service;
      const all = (task: EngineTask) => (typeof limits === 'function' ? limits(task) : limits);
      return engineOf({ ...service, limits: (task) => ({ ...all(task), ...changes }) });
    };
    const firstTask = () => serviceAt().tasks[0] ?? 'inpaint';

    describe('fails', () => {
      const any = anyFailures(stand.pictureStep ?? 'submit');
      it.each([...someOf(any, stand.isRelative ? 4 : 8), ...stand.failures])(
        'with the right word, and never orders twice: $name',
        async ({ faults, code, submissions, task, isSilent = false }) => {
          for (const fault of faults) simulator.next(fault);
          const job = await makeJob(folder, { task: task ?? firstTask() });
          const journal = memoryJournal();
          const service = stand.connect(simulator.url, isSilent ? IMPATIENT_MS : PATIENT_MS);
          await expect(engineOf(service).perform(job, watching(journal))).rejects.toMatchObject({ code });
          if (submissions > 0) await simulator.reached('submit');
          expect(simulator.submissions).toBe(submissions);
          expect(simulator.charged).toBeLessThanOrEqual(1);
          const isUntouched = code === 'engine_busy' || code === 'engine_unavailable';
          if (isUntouched) expect(journal.written.at(-1)).toBe('not submitted');
        },
      );

      it('when nobody is there, and says that nothing was begun', async () => {
        const gone = await stand.simulate();
        await gone.close();
        const journal = memoryJournal();
        const job = await makeJob(folder, { task: firstTask() });
        await expect(engineOf(serviceAt(gone.url)).perform(job, watching(journal))).rejects.toMatchObject({
          code: 'engine_busy',
        });
        expect(journal.written.at(-1)).toBe('not submitted');
      });

      it('at once and without a call while its operator has to act', async () => {
        simulator.next({ status: 401, body: {} });
        const job = await makeJob(folder, { task: firstTask() });
        for (let again = 0; again < 2; again++) {
          await expect(connect().perform(job, watching())).rejects.toMatchObject({
            code: 'engine_unavailable',
          });
        }
        expect(simulator.submissions).toBe(1);
      });

      it('without a call when nobody knows what became of an earlier one', async () => {
        const job = await makeJob(folder, { task: firstTask() });
        const journal = memoryJournal({ state: 'submitting' });
        await expect(connect().perform(job, watching(journal))).rejects.toMatchObject({
          code: 'engine_failed',
        });
        expect(simulator.submissions).toBe(0);
      });

      const steps = stand.isCancellable ? ['submit', 'poll'] : ['submit'];
      it.each(steps)(
        'with the reason given when it is ended (%s), and tells the service where it can',
        async (at) => {
          simulator.next({ at, neverAnswer: true });
          const job = await makeJob(folder, { task: firstTask() });
          const [ending, reason] = [new AbortController(), new Error('enough')];
          const performing = connect().perform(job, { ...watching(), signal: ending.signal });
          void simulator.reached(at).then(() => ending.abort(reason));
          await expect(performing).rejects.toBe(reason);
          if (at === 'poll') await simulator.reached('cancel');
        },
      );
    });

    it('says what it is', () => {
      const engine = connect();
      expect(engine.name).toMatch(/^[a-z]+$/);
      expect(engine.label).not.toBe('');
      expect(engine.isPreview).toBe(false);
      expect(engine.tasks.length).toBeGreaterThan(0);
    });

    it('does every task it names, changed where it should be and nowhere else', async () => {
      for (const task of connect().tasks) {
        const journal = memoryJournal();
        const told: number[] = [];
        const job = await makeJob(folder, { task });
        const watch = { ...watching(journal), onProgress: (fraction: number) => void told.push(fraction) };
        const outcome = await connect().perform(job, watch);
        await expectHome(job, outcome);
        expect(journal.written[0]).toBe('submitting');
        expect([...told].sort((a, b) => a - b)).toEqual(told);
        expect(told.at(-1)).toBe(1);
        expect(outcome.servedBy).toEqual({ name: connect().name, isPreview: false });
      }
    });

    it('is content with whatever the service leaves out, adds and puts in another order', async () => {
      const journal = memoryJournal();
      for (let manner = 0; manner < MANNERS; manner++) {
        const job = await makeJob(folder, { task: firstTask() });
        await expectHome(job, await connect().perform(job, watching(journal)));
      }
      expect(simulator.charged).toBe(MANNERS);
    });

    it.each([
      ['tiny', { width: 48, height: 36 }, {}],
      ['15 times as wide as high', { width: 900, height: 60 }, {}],
      ['of more pixels than it takes', { width: 640, height: 480 }, { pixelsMax: 300_000 }],
      ['of more bytes than it takes', { width: 640, height: 480 }, { bytesMax: 80_000 }],
    ])('takes a part that is %s', async (_, size, limits) => {
      const job = await makeJob(folder, { task: firstTask(), ...size });
      await expectHome(job, await narrowed(limits).perform(job, watching()));
      expect(simulator.submissions).toBe(1);
    });

    it('asks again when it is told that it may, and is content then', async () => {
      simulator.next({ status: 503 });
      const journal = memoryJournal();
      const job = await makeJob(folder, { task: firstTask() });
      await connect().perform(job, watching(journal));
      expect(simulator.submissions).toBe(2);
      expect(journal.written.slice(0, 3)).toEqual(['submitting', 'not submitted', 'submitting']);
    });

    it('finds again what was begun before, or fails without ordering it again', async () => {
      const job = await makeJob(folder, { task: firstTask() });
      const first = memoryJournal();
      await connect().perform(job, watching(first));
      const handle = first.written.find((line) => line.startsWith('submitted '))?.slice('submitted '.length);
      const again = connect().perform(
        job,
        watching(memoryJournal({ state: 'submitted', handle: handle ?? 'x' })),
      );
      if (handle === undefined) await expect(again).rejects.toMatchObject({ code: 'engine_failed' });
      else await expectHome(job, await again);
      expect(simulator.submissions).toBe(1);
    });
  });
};

/** The result has the part's size, shows the paint in the middle, and nothing else changed once it is pasted back. */
const expectHome = async (job: EngineJob, outcome: Awaited<ReturnType<ImageEngine['perform']>>) => {
  const { width, height } = job.part;
  const photo = await readFile(job.part.path);
  const edited = await readFile(outcome.edited.path);
  expect([outcome.edited.width, outcome.edited.height, edited.length]).toEqual([width, height, photo.length]);
  const region = await readFile(outcome.region?.path ?? 'there is no region');
  expect(region.length).toBe(width * height);
  const centre = (Math.floor(height / 2) * width + Math.floor(width / 2)) * 4;
  const painted = [...edited.subarray(centre, centre + 3)];
  expect(Math.max(...painted.map((value, i) => Math.abs(value - (paintColour[i] ?? 0))))).toBeLessThan(48);
  expect(region[0]).toBe(0);
  const size = { width, height };
  const pasted = pasteBack({
    photo: { ...size, data: photo },
    edited: { ...size, data: edited },
    mask: { ...size, data: region },
    place: { left: 0, top: 0 },
  });
  let changedOutside = 0;
  for (let i = 0; i < region.length; i++) {
    const isSame = [0, 1, 2].every((c) => pasted.data[i * 4 + c] === photo[i * 4 + c]);
    if (region[i] === 0 && !isSame) changedOutside++;
  }
  expect(changedOutside).toBe(0);
};
