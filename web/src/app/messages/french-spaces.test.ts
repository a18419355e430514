import { expect, it } from 'vitest';
import { loadWords, withFrenchSpaces } from './load.ts';

const set = (text: string) => withFrenchSpaces({ text })['text'];

it.each([
  ['Mot de passe oublié ?', 'Mot de passe oublié\u00A0?'],
  ['Tout est prêt ! Suite : ici ; fin.', 'Tout est prêt\u00A0! Suite\u00A0: ici\u00A0; fin.'],
  ['« {{page}} » ouvrira', '«\u00A0{{page}}\u00A0» ouvrira'],
  ['Valable 24 heures, à 100 %', 'Valable 24\u00A0heures, à 100\u00A0%'],
])('keeps together what belongs together: %s', (plain, french) => {
  expect(set(plain)).toBe(french);
});

it.each(['Un mot, un autre.', 'De 1 à 3'])('leaves the rest as it is: %s', (text) => {
  expect(set(text)).toBe(text);
});

it.each(['translation', 'rest'])('lets no mark of the French words begin a line (%s)', async (part) => {
  const words = Object.values(await loadWords('fr', part));
  expect(words.filter((text) => / [?!:;»%]|« /.test(text))).toEqual([]);
});
