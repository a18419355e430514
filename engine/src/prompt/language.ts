import type { Phrase } from './words.ts';
import { findPhrases } from './words.ts';

export type Language = 'en' | 'fr';

const FRENCH = new Set(
  'un une le la les l des du de d en avec et au aux sur sans dans pour style contre devant je mets mettez mettre ajoute peins repeins enleve enlevez enlever supprime remplace remplacez change vide rends pose ce cette ces mon ma mes tout deux trois quatre cinq mat mats quelque il ne pas rien plus moi ca stp svp efface retire vire'.split(
    ' ',
  ),
);
const ENGLISH = new Set(
  'a an the with of and in on some without for by against next near under i it this that these those my our make put add paint remove replace turn place hang two three something nothing like more to into please two three four five six'.split(
    ' ',
  ),
);
/** « à », whose accent is lost or was never typed, counts less for an English article. */
const SHARED = new Set(['a']);

interface Spoken {
  readonly language: 'en' | 'fr' | 'both';
}

/** Whether a prompt is written in French; small words decide, the vocabulary breaks ties, and English is the rule. */
export function languageOf(words: readonly string[], vocabulary: readonly Phrase<Spoken>[]): Language {
  const found = findPhrases(words, vocabulary);
  const isInside = words.map((_, i) => found.some(({ from, to }) => to - from > 1 && i >= from && i < to));
  let balance = 0;
  for (const [i, word] of words.entries()) {
    if (isInside[i]) continue;
    if (FRENCH.has(word)) balance += 1;
    if (ENGLISH.has(word)) balance -= SHARED.has(word) ? 0.6 : 1;
  }
  for (const { value } of found) {
    if (value.language === 'fr') balance += 0.75;
    if (value.language === 'en') balance -= 0.75;
  }
  return balance > 0 ? 'fr' : 'en';
}
