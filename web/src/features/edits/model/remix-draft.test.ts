import type { HistoryItem } from '@maquette/contract';
import { describe, expect, it } from 'vitest';
import type { Region } from '../region/index.ts';
import { isSearchAtStake, remixSearch } from '../search/model/remix-search.ts';
import { emptySearch } from '../search/model/search-draft.ts';
import { emptyDraft } from './draft.ts';
import { isAtStake, remixDraft, type RemixSource } from './remix-draft.ts';

const photo = { id: 'p', name: 'room.jpg', metadata: { width: 800, height: 600 } } as HistoryItem;
const made = (picture: object, parameters: object = {}, seed: number | null = 7): RemixSource => ({
  picture: { id: 'r', ...picture, metadata: { parameters, ...(seed !== null && { seed }) } } as HistoryItem,
  photo,
  mask: { filename: 'mask-1.png', picture: 'data:,' },
});
const region = { inside: { x: 1, y: 1 }, bounds: [0, 0, 2, 2], mask: 'data:,' } as unknown as Region;

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

  it('puts words and a mask at stake, a photo alone not', () => {
    const begun = { ...emptyDraft, photo: { id: 'p', name: '', width: 1, height: 1 } };
    expect(isAtStake(begun)).toBe(false);
    expect(isAtStake({ ...begun, mask: { filename: null, picture: '' } })).toBe(true);
    expect(isAtStake({ ...begun, words: { ...begun.words, prompt: 'a lamp' } })).toBe(true);
  });
});

describe('the remix of a search', () => {
  const recoloured = { searchPrompt: 'wall', prompt: '#ff0000' };

  it('looks for the words again where no region is kept', () => {
    expect(remixSearch(made(recoloured), null)).toMatchObject({
      words: { find: 'wall', prompt: '#ff0000', isExact: false, imageStrength: 0.75 },
      region: { corrections: [] },
    });
  });

  it('keeps the region as one that was taken, the strength, and whether the colour was exact', () => {
    const draft = remixSearch(made(recoloured, { mode: 'exact', image_strength: 0.4 }), region);
    expect(draft.words).toMatchObject({ isExact: true, imageStrength: 0.4, seed: 7 });
    expect(draft.region).toEqual({ corrections: [{ kind: 'taken', region }], isConfirmed: true });
  });

  it('puts words at stake, a photo alone not', () => {
    const begun = { ...emptySearch, photo: { id: 'p', name: '', width: 1, height: 1 } };
    expect(isSearchAtStake(begun)).toBe(false);
    expect(isSearchAtStake({ ...begun, words: { ...begun.words, find: 'sofa' } })).toBe(true);
  });
});
