import { describe, expect, it } from 'vitest';
import { heldToRatio } from '../model/crop-ratio.ts';
import { defaultRecipe } from '../model/recipe.ts';
import {
  copiedIn,
  mostPresets,
  nameProblem,
  ownPresetsIn,
  printPresets,
  renamedPreset,
} from './own-presets.ts';

const settings = { ...defaultRecipe.settings, shadows: 30 };
const mine = [
  { id: 'Kitchen', settings },
  { id: 'Attic', settings: defaultRecipe.settings },
];

describe('presets of one’s own', () => {
  it.each(['', 'nonsense', '{}', '[1]', '[["a",{"exposure":9}]]', '[["",null]]'])(
    'are none where the storage holds %s',
    (text) => {
      expect(ownPresetsIn(text)).toEqual([]);
    },
  );

  it('are found again in their order; one of before there were shadows too', () => {
    expect(ownPresetsIn(printPresets(mine))).toEqual(mine);
    const { shadows: _, highlights: __, ...older } = defaultRecipe.settings;
    expect(ownPresetsIn(JSON.stringify([['Old', older]]))).toEqual([
      { id: 'Old', settings: defaultRecipe.settings },
    ]);
  });

  it('cannot be without a name, or have the name of another', () => {
    expect(nameProblem('  ', mine, null)).toBe('empty');
    expect(nameProblem(' kitchen ', mine, null)).toBe('taken');
    expect(nameProblem('Kitchen', mine, 'Attic')).toBe('taken');
    expect(nameProblem('KITCHEN', mine, 'Kitchen')).toBeNull();
    expect(nameProblem('Cellar', mine, null)).toBeNull();
  });

  it('are no more than fit; those there are can still be renamed', () => {
    const many = Array.from({ length: mostPresets }, (_, i) => ({ id: `${i}`, settings }));
    expect(nameProblem('One more', many, null)).toBe('full');
    expect(nameProblem('Other', many, '3')).toBeNull();
  });

  it('keep their place and settings when they are renamed', () => {
    expect(renamedPreset(mine, 'Kitchen', ' Hall ')).toEqual([{ id: 'Hall', settings }, mine[1]]);
  });
});

describe('copied settings', () => {
  it('are none where the storage holds nothing of sense', () => {
    for (const text of ['', '{', '{"version":1}', '[]']) expect(copiedIn(text)).toBeNull();
  });

  it('are the recipe as it was', () => {
    expect(copiedIn(JSON.stringify({ ...defaultRecipe, settings }))).toEqual({ ...defaultRecipe, settings });
  });

  it('bring a crop of a held shape to a picture of another size in that shape', () => {
    const crop = { x: 0, y: 0.2, width: 0.6, height: 0.8 };
    const square = { ...defaultRecipe.transformations, cropRatio: { width: 1, height: 1 }, crop };
    const held = heldToRatio(square, { width: 300, height: 400 }).crop!;
    expect((held.width * 300) / (held.height * 400)).toBeCloseTo(1);
    const free = { ...square, cropRatio: null };
    expect(heldToRatio(free, { width: 300, height: 400 })).toEqual(free);
  });
});
