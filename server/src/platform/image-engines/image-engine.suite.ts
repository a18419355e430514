import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { EngineJob, EngineOutcome, ImageEngine, JobWords, SubmissionJournal } from './image-engine.ts';

const WIDTH = 160;
const HEIGHT = 120;

/** Words that are English already. */
export const wordsOf = (prompt: string, find = ''): JobWords => {
  const english = { prompt, find, negative: '' };
  return { ...english, english };
};

/** A journal in which nothing stands, and that is not read again. */
export const emptyJournal: SubmissionJournal = {
  known: null,
  submitting: async () => undefined,
  submitted: async () => undefined,
  notSubmitted: async () => undefined,
};

/**
 * A wall over a floor in a folder of its own, with the lower middle to be repainted.
 * @param smaller how many times smaller than 160 x 120
 */
export const sampleJob = (changes: Partial<EngineJob> = {}, smaller = 1): EngineJob => {
  const folder = mkdtempSync(join(tmpdir(), 'maquette-job-'));
  const [width, height] = [WIDTH / smaller, HEIGHT / smaller];
  const data = new Uint8Array(width * height * 4);
  const mask = new Uint8Array(width * height);
  for (let i = 0; i < mask.length; i++) {
    const [x, y] = [(i % width) * smaller, Math.floor(i / width) * smaller];
    const isFloor = y > 70;
    data.set([isFloor ? 120 : 205, isFloor ? 90 : 200, isFloor ? 60 : 190, 255], i * 4);
    if (x > 40 && x < 120 && y > 50 && y < 105) mask[i] = 255;
  }
  const raw = (name: string, content: Uint8Array) => {
    writeFileSync(join(folder, name), content);
    return { path: join(folder, name), width, height };
  };
  return {
    task: 'inpaint',
    folder,
    part: raw('part', data),
    mask: raw('mask', mask),
    place: { left: 0, top: 0, photoWidth: width, photoHeight: height },
    overview: raw('overview', data),
    words: wordsOf('a brown leather sofa'),
    stylePreset: '',
    seed: 7,
    steps: 10,
    guidance: 7,
    strength: null,
    isExactColour: false,
    aspectRatio: null,
    safetyTolerance: null,
    ...changes,
  };
};

/** Several jobs of an engine that draws in a process of low priority, on a busy machine. */
const WORK_MS = 120_000;

/** What every engine promises. @param quick a job that it does quickly, where the sample takes it long */
export const describeImageEngine = (
  name: string,
  start: () => ImageEngine,
  quick: Partial<EngineJob> = {},
): void => {
  describe(`the image engine ${name}`, { timeout: WORK_MS }, () => {
    const using = async <T>(use: (engine: ImageEngine) => Promise<T>): Promise<T> => {
      const engine = start();
      try {
        return await use(engine);
      } finally {
        await engine.close();
      }
    };
    const watch = (signal = new AbortController().signal) => {
      const told: number[] = [];
      const onProgress = (fraction: number) => void told.push(fraction);
      return { signal, told, onProgress, journal: emptyJournal };
    };
    const doing = async <T>(
      changes: Partial<EngineJob>,
      work: (job: EngineJob) => Promise<T>,
    ): Promise<T> => {
      const job = sampleJob({ ...quick, ...changes });
      try {
        return await work(job);
      } finally {
        rmSync(job.folder, { recursive: true });
      }
    };

    it('says what it is', () =>
      using(async (engine) => {
        expect(engine.name).toMatch(/^[a-z-]+$/);
        expect(engine.label).not.toBe('');
        expect(engine.tasks.length).toBeGreaterThan(0);
        expect(engine.atOnce).toBeGreaterThanOrEqual(1);
      }));

    it('rejects with the reason given when a job is ended before or while it runs, and works on afterwards', () =>
      using((engine) =>
        doing({}, async (job) => {
          const reason = new Error('enough');
          await expect(engine.perform(job, watch(AbortSignal.abort(reason)))).rejects.toBe(reason);
          const ending = new AbortController();
          const watching = { ...watch(ending.signal), onProgress: () => ending.abort(reason) };
          await expect(engine.perform(job, watching)).rejects.toBe(reason);
          await expect(engine.perform(job, watch())).resolves.toBeDefined();
        }),
      ));

    it('gives back a part of the same size, changed inside the mask, and tells how far it is and who it was', () =>
      using((engine) =>
        doing({}, async (job) => {
          const watching = watch();
          const { edited, region, servedBy } = await engine.perform(job, watching);
          expect([edited.width, edited.height]).toEqual([WIDTH, HEIGHT]);
          const [before, after] = [readFileSync(job.part.path), readFileSync(edited.path)];
          expect(after.length).toBe(before.length);
          expect(after.equals(before)).toBe(false);
          expect(region && readFileSync(region.path).length).toBe(WIDTH * HEIGHT);
          expect(servedBy.name).toBe(engine.name);
          expect(watching.told.length).toBeGreaterThan(0);
          expect(watching.told.every((fraction) => fraction >= 0 && fraction <= 1)).toBe(true);
          expect([...watching.told].sort((a, b) => a - b)).toEqual(watching.told);
        }),
      ));

    it('does more jobs than it has hands for, one after another', () =>
      using(async (engine) => {
        const seeds = Array.from({ length: engine.atOnce + 2 }, (_, seed) => seed);
        const outcomes: EngineOutcome[] = await Promise.all(
          seeds.map((seed) => doing({ seed, steps: 1 }, (job) => engine.perform(job, watch()))),
        );
        expect(outcomes).toHaveLength(seeds.length);
      }));
  });
};
