import { readFileSync, rmSync } from 'node:fs';
import type { EditRequest, WishAction } from '@maquette/contract';
import { describe, expect, it, onTestFinished } from 'vitest';
import { embeddedEngine } from '../../../platform/image-engines/embedded/embedded-engine.ts';
import { performTask } from '../../../platform/image-engines/embedded/tasks/perform-task.ts';
import { sampleJob, wordsOf } from '../../../platform/image-engines/image-engine.suite.ts';
import type { EngineJob, EngineParameter } from '../../../platform/image-engines/image-engine.ts';
import { openLog } from '../../../platform/log.ts';
import { modelHelp } from '../../../platform/open-models/running/model-help.ts';
import { readBy } from '../reading/effects.ts';
import { jobSettings } from './job-settings.ts';

const engine = embeddedEngine({ runtimeDir: '', log: openLog('silent') });

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
  'a thing put': { action: 'put', job: { task: 'inpaint', prompt: 'a brown sofa' } },
  'a thing replaced': {
    action: 'replace',
    job: { task: 'search-replace', prompt: 'a brown sofa', find: 'chair' },
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

const draw = async (
  { action, isExact = false, job }: Wish,
  changes: Partial<EditRequest>,
): Promise<Buffer> => {
  const request = { ...plain, ...changes, mode: isExact ? 'exact' : 'engine' } as const;
  const words = { ...wordsOf(job.prompt, job.find ?? ''), negative: request.negativePrompt };
  const settings = jobSettings(request, readBy(engine, { action, isExact }));
  const whole = sampleJob({ task: job.task, words, ...settings });
  onTestFinished(() => rmSync(whole.folder, { recursive: true, force: true }));
  const help = modelHelp([], () => Promise.resolve(null));
  const { edited } = await performTask(whole, { help, onProgress: () => undefined });
  return readFileSync(edited.path);
};

/** What capabilities say of our own engine, held against the pixels. */
describe('a setting is said to have an effect on what our own engine draws exactly when it has one', () => {
  describe.each(Object.keys(wishes))('%s', (name) => {
    const wish = wishes[name]!;
    let plainly: Promise<Buffer> | undefined;
    it.each(parameters)('%s', async (parameter) => {
      const isListed = readBy(engine, { action: wish.action, isExact: wish.isExact ?? false }).includes(
        parameter,
      );
      plainly ??= draw(wish, {});
      const isOther = !(await plainly).equals(await draw(wish, changed[parameter]));
      expect(isOther).toBe(isListed);
    });
  });
});
