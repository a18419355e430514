import type { EditRequest, EditTool } from '@maquette/contract';
import { describe, expect, it } from 'vitest';
import { type EngineTask, engineTasks, type JobWords } from '../../../platform/image-engines/image-engine.ts';
import { planOf } from './plan.ts';

const said: JobWords = {
  prompt: 'un canapé vert',
  find: 'le fauteuil',
  negative: '',
  english: { prompt: 'a green sofa', find: 'the armchair', negative: '' },
};

interface Asked {
  readonly tool: EditTool;
  readonly changes: Partial<EditRequest>;
  readonly tasks: readonly EngineTask[];
  readonly isOwnEngine?: boolean;
}

const plan = ({ tool, changes, tasks, isOwnEngine = false }: Asked) => {
  const request: EditRequest = {
    sourceId: 'photo',
    mode: 'replace',
    prompt: said.prompt,
    negativePrompt: '',
    stylePreset: '',
    seed: 1,
    steps: 30,
    cfgScale: 7,
    ...changes,
  };
  const hasMask = request.maskFilename !== undefined;
  return planOf({ tool, request, hasMask, tasks, isOwnEngine, words: said });
};

const masked = { maskFilename: 'mask.png' };
const found = { searchPrompt: said.find };
const chosen = { selectPrompt: said.find };
const only = (...tasks: EngineTask[]) => tasks;

describe('how an engine goes about a tool', () => {
  it.each<[string, Asked, object]>([
    [
      'repaints what is masked',
      { tool: 'inpaint', changes: masked, tasks: engineTasks },
      { task: 'inpaint', mask: 'sent', isWhole: false },
    ],
    [
      'repaints the central half without a mask',
      { tool: 'inpaint', changes: {}, tasks: engineTasks },
      { task: 'inpaint', mask: 'centre', isWhole: false },
    ],
    [
      'removes by its own task',
      { tool: 'inpaint', changes: { ...masked, mode: 'remove' }, tasks: engineTasks },
      { task: 'remove', mask: 'sent' },
    ],
    [
      'removes by repainting when it has no such task',
      { tool: 'inpaint', changes: { ...masked, mode: 'remove' }, tasks: only('inpaint') },
      { task: 'inpaint', mask: 'sent' },
    ],
    [
      'removes by a sentence when it understands nothing else, seeing what is around the mask',
      { tool: 'inpaint', changes: { ...masked, mode: 'remove' }, tasks: only('instruct') },
      { task: 'instruct', mask: 'sent', isWhole: false },
    ],
    [
      'repaints by a sentence when it understands nothing else, seeing what is around the mask',
      { tool: 'inpaint', changes: masked, tasks: only('instruct') },
      { task: 'instruct', mask: 'sent', isWhole: false },
    ],
    [
      'replaces a confirmed region by repainting it',
      { tool: 'search-replace', changes: { ...found, ...masked }, tasks: engineTasks },
      { task: 'inpaint', mask: 'sent', isWhole: false },
    ],
    [
      'finds and replaces by its own task',
      { tool: 'search-replace', changes: found, tasks: only('inpaint', 'search-replace') },
      { task: 'search-replace', mask: null, isWhole: true },
    ],
    [
      'has the region found by our own eye when it cannot search',
      { tool: 'search-replace', changes: found, tasks: only('inpaint') },
      { task: 'inpaint', mask: 'found', isWhole: false },
    ],
    [
      'recolours a confirmed region by its own task, kept within it',
      { tool: 'search-recolor', changes: { ...chosen, ...masked }, tasks: engineTasks },
      { task: 'search-recolor', mask: 'sent', isWhole: false },
    ],
    [
      'recolours by repainting when it can nothing else',
      { tool: 'search-recolor', changes: chosen, tasks: only('inpaint') },
      { task: 'inpaint', mask: 'found', isWhole: false },
    ],
    [
      'follows a sentence over the whole photo',
      { tool: 'flux-kontext-pro', changes: {}, tasks: only('instruct') },
      { task: 'instruct', mask: null, isWhole: true },
    ],
    [
      'repaints when it is asked as the premium engine and knows no sentences',
      { tool: 'flux-kontext-pro', changes: masked, tasks: only('inpaint') },
      { task: 'inpaint', mask: 'sent' },
    ],
  ])('%s', (_, asked, expected) => {
    expect(plan(asked)).toMatchObject(expected);
  });

  it.each<[string, Asked, string, string]>([
    [
      'of replacing',
      { tool: 'flux-kontext-pro', changes: found, tasks: only('instruct') },
      'Replace the fauteuil with un canapé vert. Keep everything else unchanged.',
      'Replace the armchair with a green sofa. Keep everything else unchanged.',
    ],
    [
      'of recolouring',
      { tool: 'search-recolor', changes: chosen, tasks: only('instruct') },
      'Change the colour of the fauteuil to un canapé vert. Keep everything else unchanged.',
      'Change the colour of the armchair to a green sofa. Keep everything else unchanged.',
    ],
    [
      'of recolouring by repainting',
      { tool: 'search-recolor', changes: chosen, tasks: only('inpaint') },
      'fauteuil, un canapé vert',
      'armchair, a green sofa',
    ],
  ])('says in words of its own what is wished: %s', (_, asked, typed, english) => {
    const { words } = plan(asked);
    expect([words.prompt, words.english.prompt]).toEqual([typed, english]);
  });
});

describe('premium with a mask', () => {
  const premium = { tool: 'flux-kontext-pro', changes: masked } as const;

  it('is told where the thing that is named shall stand, since it sees no mask', () => {
    const { words, isWhole } = plan({ ...premium, tasks: only('instruct') });
    expect(isWhole).toBe(false);
    expect(words.english.prompt).toBe(
      'Replace what is in the middle of the picture with a green sofa. Keep everything else unchanged.',
    );
  });

  it('repaints the mask when it can', () => {
    expect(plan({ ...premium, tasks: engineTasks }).task).toBe('inpaint');
  });
});
