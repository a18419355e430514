import { expect, it } from 'vitest';
import { foldText } from './fold-text.ts';

it.each([
  ['Canapé BLEU', 'canape bleu'],
  ['Œuvre d’Été', "oeuvre d'ete"],
  ['  two\t\n words ', 'two words'],
  ['ÅNGSTRÖM ﬁ ½', 'angstrom fi 1⁄2'],
  ['Straße', 'strasse'],
])('%j is compared as %j', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});
