import { describe, expect, it } from 'vitest';
import { COLOUR_WORDS } from './colour-words.ts';
import { LAYING_WORDS, MATERIAL_WORDS } from './material-words.ts';
import { nameOfLook } from './name-of-look.ts';

describe('the name of a look', () => {
  it.each(['RAL 7016', '#9caf88', 'dark unheard-of', ''])(
    '%s, which has no French name, stays as it is',
    (look) => {
      expect(nameOfLook(look, 'fr')).toBe(look);
    },
  );

  it('is the English one for English readers', () => {
    expect(nameOfLook('sage green', 'en')).toBe('sage green');
  });

  it.each([
    ['green', 'vert'],
    ['velvet', 'velours'],
    ['sage green', 'vert sauge'],
    ['dark sage green', 'vert sauge foncé'],
    ['eggshell', 'coquille d’œuf'],
    ['oak herringbone', 'chêne à bâtons rompus'],
    ['white marble', 'marbre blanc'],
    ['tiles', 'carrelage'],
    ['white subway tiles', 'carrelage métro blanc'],
    ['blue and white stripes', 'rayures bleu et blanc'],
    ['red and white wool gingham', 'laine à carreaux vichy rouge et blanc'],
    ['navy blue floral', 'motif floral bleu marine'],
    ['gothic', 'gothique'],
  ])('%s is « %s » in French', (english, french) => {
    expect(nameOfLook(english, 'fr')).toBe(french);
  });

  it('is known in French for every colour, material and way of laying', () => {
    const rows = [...COLOUR_WORDS, ...MATERIAL_WORDS];
    const all = [...rows.map(([, { english }]) => english), ...LAYING_WORDS.map(([, laying]) => laying)];
    const isSameInFrench = (english: string) =>
      rows.some(([phrase, row]) => phrase === english && row.language !== 'en');
    const unnamed = all.filter(
      (english) => nameOfLook(english, 'fr') === english && !isSameInFrench(english),
    );
    expect(unnamed).toEqual([]);
  });
});
