import { readFileSync, rmSync } from 'node:fs';
import type { EditRequest, WishAction } from '@maquette/contract';
import { describe, expect, it } from 'vitest';
import { embeddedEngine } from '../../../platform/image-engines/embedded/embedded-engine.ts';
import { performTask } from '../../../platform/image-engines/embedded/tasks/perform-task.ts';
import { sampleJob, wordsOf } from '../../../platform/image-engines/image-engine.suite.ts';
import type { EngineJob, EngineParameter } from '../../../platform/image-engines/image-engine.ts';
import { openLog } from '../../../platform/log.ts';
import { modelHelp } from '../../../platform/open-models/running/model-help.ts';
import { readBy } from '../reading/effects.ts';
import { jobSettings } from './job-settings.ts';

const engine = embeddedEngine({ runtimeDir: '', log: openLog('silent') });

/** What a setting does is seen in a small picture of a plain thing. */
const SMALLER = 2;

const plain: EditRequest = {
  sourceId: 'photo',
  mode: 'replace',
  prompt: '',
  negativePrompt: '',
  stylePreset: '',
  seed: 7,
  steps: 10,
  cfgScale: 7,
};

/** For each parameter a request that differs in it alone. */
const changed: Record<EngineParameter, Partial<EditRequest>> = {
  'negative-prompt': { negativePrompt: 'cushions' },
  'style-preset': { stylePreset: 'line-art' },
  seed: { seed: 8 },
  steps: { steps: 50 },
  guidance: { cfgScale: 30 },
  strength: { imageStrength: 0.1 },
  'aspect-ratio': { aspectRatio: '21:9' },
  'safety-tolerance': { safetyTolerance: 6 },
  arrangement: { arrangement: { x: 0.5, y: 0.7, turn: 40, scale: 0.8, variant: 1 } },
};
const parameters = Object.keys(changed) as EngineParameter[];

interface Wish {
  readonly action: WishAction;
  readonly isExact?: boolean;
  readonly job: Pick<EngineJob, 'task'> & { readonly prompt: string; readonly find?: string };
}

const wishes: Record<string, Wish> = {
  'a thing put': { action: 'put', job: { task: 'inpaint', prompt: 'a brown coffee table' } },
  'a thing replaced': {
    action: 'replace',
    job: { task: 'search-replace', prompt: 'a brown coffee table', find: 'chair' },
  },
  'a removal': { action: 'remove', job: { task: 'remove', prompt: '' } },
  'a colour': { action: 'recolour', job: { task: 'search-recolor', prompt: 'sage green', find: 'wall' } },
  'a material': {
    action: 'material',
    job: { task: 'search-recolor', prompt: 'herringbone oak', find: 'floor' },
  },
  'an exact colour': {
    action: 'recolour',
    isExact: true,
    job: { task: 'search-recolor', prompt: '#9caf88', find: 'wall' },
  },
};

const drawn = new Map<string, Promise<Buffer>>();

/** What the engine is told the same of it draws the same: once. */
const draw = (wish: Wish, changes: Partial<EditRequest>): Promise<Buffer> => {
  const { action, isExact = false, job } = wish;
  const request = { ...plain, ...changes, mode: isExact ? 'exact' : 'engine' } as const;
  const words = { ...wordsOf(job.prompt, job.find ?? ''), negative: request.negativePrompt };
  const told = { task: job.task, words, ...jobSettings(request, readBy(engine, { action, isExact })) };
  const name = JSON.stringify(told);
  const drawing = drawn.get(name) ?? perform(told);
  drawn.set(name, drawing);
  return drawing;
};

const perform = async (told: Partial<EngineJob>): Promise<Buffer> => {
  const job = sampleJob(told, SMALLER);
  try {
    const help = modelHelp([], () => Promise.resolve(null));
    const { edited } = await performTask(job, { help, onProgress: () => undefined });
    return readFileSync(edited.path);
  } finally {
    rmSync(job.folder, { recursive: true, force: true });
  }
};

/** What capabilities say of our own engine, held against the pixels. */
describe('a setting is said to have an effect on what our own engine draws exactly when it has one', () => {
  describe.each(Object.keys(wishes))('%s', (name) => {
    const wish = wishes[name]!;
    it.each(parameters)('%s', async (parameter) => {
      const isListed = readBy(engine, { action: wish.action, isExact: wish.isExact ?? false }).includes(
        parameter,
      );
      const isOther = !(await draw(wish, {})).equals(await draw(wish, changed[parameter]));
      expect(isOther).toBe(isListed);
    });
  });
});
