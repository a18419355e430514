import type { HistoryItem } from '@maquette/contract';
import { describe, expect, it } from 'vitest';
import { emptyDraft } from './draft.ts';
import type { RemixSource } from '../remix/remix-source.ts';
import { isAtStake, remixDraft } from './remix-draft.ts';

const photo = { id: 'p', name: 'room.jpg', metadata: { width: 800, height: 600 } } as HistoryItem;
function made(picture: object, parameters: object = {}, seed: number | null = 7): RemixSource {
  return {
    picture: { id: 'r', ...picture, metadata: { parameters, ...(seed !== null && { seed }) } } as HistoryItem,
    photo,
    mask: { filename: 'mask-1.png', picture: 'data:,' },
    product: null,
  };
}

describe('the remix of an inpainting', () => {
  it('takes values that this version does not know as usual', () => {
    const { words } = remixDraft(made({ stylePreset: 'cubism' }, { steps: 'many' }, null));
    expect(words).toMatchObject({
      prompt: '',
      stylePreset: '',
      steps: 30,
      cfgScale: 7,
      seed: null,
      count: 1,
    });
  });

  it('is the same photo, mask, words, values and seed, and nothing that runs or is shown', () => {
    const picture = { prompt: 'a sofa', negativePrompt: 'cushions', stylePreset: 'cinematic' };
    expect(remixDraft(made(picture, { steps: 41, cfg_scale: 9 }))).toEqual({
      ...emptyDraft,
      photo: { id: 'p', name: 'room.jpg', width: 800, height: 600 },
      mask: { filename: 'mask-1.png', picture: 'data:,' },
      words: {
        ...{ prompt: 'a sofa', negativePrompt: 'cushions', stylePreset: 'cinematic' },
        ...{ seed: 7, steps: 41, cfgScale: 9, count: 1 },
      },
    });
  });

  it('stands where it stood, and puts the same product while its picture is kept', () => {
    const arrangement = { x: 0.4, y: 0.8, turn: 20, scale: 1.1, variant: 2 };
    const source = made({});
    const picture = { ...source.picture, metadata: { ...source.picture.metadata, arrangement } };
    const product = {
      ...{ name: 'sofa.png', picture: 'data:,', width: '210', stands: 'floor' as const },
      problems: { floor: null, wall: null },
    };
    expect(remixDraft({ ...source, picture, product: 'gone' })).toMatchObject({ arrangement, product: null });
    expect(remixDraft({ ...source, picture, product }).product).toEqual(product);
  });

  it('puts words and a mask at stake, a photo alone not', () => {
    const begun = { ...emptyDraft, photo: { id: 'p', name: '', width: 1, height: 1 } };
    expect(isAtStake(begun)).toBe(false);
    expect(isAtStake({ ...begun, mask: { filename: null, picture: '' } })).toBe(true);
    expect(isAtStake({ ...begun, words: { ...begun.words, prompt: 'a lamp' } })).toBe(true);
  });
});
