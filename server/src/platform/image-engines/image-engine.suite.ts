import { describe, expect, it } from 'vitest';
import type { ImageEngine, InpaintJob, InpaintOutcome } from './image-engine.ts';

const WIDTH = 160;
const HEIGHT = 120;

/** A wall over a floor, with the lower middle to be repainted. */
export const sampleJob = (changes: Partial<InpaintJob> = {}): InpaintJob => {
  const data = new Uint8Array(WIDTH * HEIGHT * 4);
  const mask = new Uint8Array(WIDTH * HEIGHT);
  for (let i = 0; i < mask.length; i++) {
    const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
    const isFloor = y > 70;
    data.set([isFloor ? 120 : 205, isFloor ? 90 : 200, isFloor ? 60 : 190, 255], i * 4);
    if (x > 40 && x < 120 && y > 50 && y < 105) mask[i] = 255;
  }
  const picture = { width: WIDTH, height: HEIGHT };
  return {
    part: { ...picture, data },
    mask: { ...picture, data: mask },
    place: { left: 0, top: 0, photoWidth: WIDTH, photoHeight: HEIGHT },
    overview: { ...picture, data: data.slice() },
    mode: 'replace',
    prompt: 'a brown leather sofa',
    negativePrompt: '',
    stylePreset: '',
    seed: 7,
    steps: 10,
    ...changes,
  };
};

/** What every engine promises. */
export const describeImageEngine = (name: string, start: () => ImageEngine): void => {
  describe(`the image engine ${name}`, () => {
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
      return { signal, told, onProgress: (fraction: number) => void told.push(fraction) };
    };

    it('says what it is', () =>
      using(async (engine) => {
        expect(engine.name).toMatch(/^[a-z-]+$/);
        expect(engine.features).toContain('inpaint');
        expect(engine.atOnce).toBeGreaterThanOrEqual(1);
      }));

    it('rejects with the reason given when a job is ended before or while it runs, and works on afterwards', () =>
      using(async (engine) => {
        const reason = new Error('enough');
        await expect(engine.inpaint(sampleJob(), watch(AbortSignal.abort(reason)))).rejects.toBe(reason);
        const ending = new AbortController();
        const watching = { ...watch(ending.signal), onProgress: () => ending.abort(reason) };
        await expect(engine.inpaint(sampleJob(), watching)).rejects.toBe(reason);
        await expect(engine.inpaint(sampleJob(), watch())).resolves.toBeDefined();
      }));

    it('gives back a part of the same size, changed inside the mask, and tells how far it is', () =>
      using(async (engine) => {
        const job = sampleJob();
        const before = job.part.data.slice();
        const watching = watch();
        const { part } = await engine.inpaint(job, watching);
        expect([part.width, part.height, part.data.length]).toEqual([WIDTH, HEIGHT, before.length]);
        expect(Buffer.from(part.data).equals(before)).toBe(false);
        expect(watching.told.length).toBeGreaterThan(0);
        expect(watching.told.every((fraction) => fraction >= 0 && fraction <= 1)).toBe(true);
        expect([...watching.told].sort((a, b) => a - b)).toEqual(watching.told);
      }));

    it('can remove without a prompt', () =>
      using(async (engine) => {
        const outcome = await engine.inpaint(sampleJob({ mode: 'remove', prompt: '' }), watch());
        expect(outcome.part.width).toBe(WIDTH);
      }));

    it('does more jobs than it has hands for, one after another', () =>
      using(async (engine) => {
        const jobs = Array.from({ length: engine.atOnce + 2 }, (_, seed) => sampleJob({ seed }));
        const outcomes: InpaintOutcome[] = await Promise.all(jobs.map((job) => engine.inpaint(job, watch())));
        expect(outcomes).toHaveLength(jobs.length);
      }));
  });
};
