import { expect, it } from 'vitest';
import { loadWords, withFrenchMillions } from './load.ts';

it('gives whole millions the words of other numbers, unless they have their own', () => {
  expect(withFrenchMillions({ a_one: '1', a_other: '2', b_other: '3', b_many: '4', c: '5' })).toEqual({
    ...{ a_one: '1', a_other: '2', a_many: '2', b_other: '3', b_many: '4', c: '5' },
  });
});

it.each(['translation', 'rest'])('leaves no French number without words (%s)', async (part) => {
  const words = await loadWords('fr', part);
  const plurals = Object.keys(words).filter((key) => key.endsWith('_other'));
  // In digits: "1 000 000 crédits", without the "de" of "un million de crédits".
  expect(plurals.filter((key) => words[key.replace(/_other$/, '_many')] !== words[key])).toEqual([]);
});
