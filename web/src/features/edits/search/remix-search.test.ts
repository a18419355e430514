import type { HistoryItem } from '@maquette/contract';
import { describe, expect, it } from 'vitest';
import type { RemixSource } from '../remix/remix-source.ts';
import type { Region } from '../region/region-draft.ts';
import { isSearchAtStake, remixSearch } from './remix-search.ts';
import { emptySearch } from './search-draft.ts';

function made(picture: object, parameters: object = {}): RemixSource {
  return {
    picture: { id: 'r', ...picture, metadata: { parameters, seed: 7 } } as HistoryItem,
    photo: { id: 'p', name: 'room.jpg', metadata: { width: 800, height: 600 } } as HistoryItem,
    mask: { filename: 'mask-1.png', picture: 'data:,' },
    product: null,
  };
}
const region = { inside: { x: 1, y: 1 }, bounds: [0, 0, 2, 2], mask: 'data:,' } as unknown as Region;

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
    expect(draft.region).toEqual({ corrections: [{ kind: 'taken', region }], isConfirmed: false });
  });

  it('puts what came where it stood, unless what went has to be looked for again', () => {
    const arrangement = { x: 0.4, y: 0.8, turn: 20, scale: 1.1, variant: 2 };
    const source = made({ searchPrompt: 'sofa', prompt: 'a bench' });
    const picture = { ...source.picture, metadata: { ...source.picture.metadata, arrangement } };
    expect(remixSearch({ ...source, picture }, null).arrangement).toBeNull();
    expect(remixSearch({ ...source, picture }, region).arrangement).toEqual(arrangement);
  });

  it('puts words at stake, a photo alone not', () => {
    const begun = { ...emptySearch, photo: { id: 'p', name: '', width: 1, height: 1 } };
    expect(isSearchAtStake(begun)).toBe(false);
    expect(isSearchAtStake({ ...begun, words: { ...begun.words, find: 'sofa' } })).toBe(true);
  });
});
