import { mkdtempSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type {
  EngineJob,
  EngineTask,
  Submission,
  SubmissionJournal,
} from '../../../src/platform/image-engines/image-engine.ts';
import { makePhoto } from '../make-photo.ts';

export interface MemoryJournal extends SubmissionJournal {
  readonly written: readonly string[];
}

/** A journal that remembers what was written into it. */
export const memoryJournal = (known: Submission | null = null): MemoryJournal => {
  const written: string[] = [];
  const write = async (line: string): Promise<void> => void written.push(line);
  return {
    known,
    written,
    submitting: () => write('submitting'),
    submitted: (handle) => write(`submitted ${handle}`),
    notSubmitted: () => write('not submitted'),
  };
};

/** Watches a job that nobody ends. */
export const watching = (journal: SubmissionJournal = memoryJournal()) => ({
  signal: new AbortController().signal,
  onProgress: () => undefined,
  journal,
});

export interface JobWishes {
  readonly task: EngineTask;
  readonly width?: number;
  readonly height?: number;
}

/** Where the jobs are masked: the middle quarter of each side, which is what a service paints when it gets no mask. */
const middleOf = (side: number): readonly [number, number] => [
  Math.floor(side * 0.375),
  Math.floor(side * 0.625),
];

/** A part with structure everywhere; masked in the middle when the task takes a mask. */
export const makeJob = async (
  folder: string,
  { task, width = 320, height = 240 }: JobWishes,
): Promise<EngineJob> => {
  const home = mkdtempSync(join(folder, 'job-'));
  const raw = async (name: string, content: Uint8Array) => {
    await writeFile(join(home, name), content);
    return { path: join(home, name), width, height };
  };
  const photo = sharp(await makePhoto({ width, height, type: 'png' })).ensureAlpha();
  const pixels = await photo.raw().toBuffer();
  const mask = Buffer.alloc(width * height);
  const [[left, right], [top, bottom]] = [middleOf(width), middleOf(height)];
  for (let y = top; y < bottom; y++) mask.fill(255, y * width + left, y * width + right);
  const isMasked = task === 'inpaint' || task === 'remove';
  const find = task.startsWith('search') ? 'the sofa' : '';
  const english = { prompt: task === 'remove' ? '' : 'a green armchair', find, negative: '' };
  return {
    task,
    folder: home,
    part: await raw('part', pixels),
    mask: isMasked ? await raw('mask', mask) : null,
    place: { left: 0, top: 0, photoWidth: width, photoHeight: height },
    overview: await raw('overview', pixels),
    words: { ...english, english },
    stylePreset: 'watercolor',
    seed: 7,
    steps: 30,
    guidance: 7,
    strength: null,
    isExactColour: false,
    aspectRatio: null,
    safetyTolerance: null,
  };
};
