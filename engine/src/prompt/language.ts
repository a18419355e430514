import type { Phrase } from './words.ts';
import { findPhrases } from './words.ts';

export type Language = 'en' | 'fr';

const FRENCH = new Set(
  'un une le la les l des du de d en avec et au aux sur sans dans pour style contre devant'.split(' '),
);
const ENGLISH = new Set('a an the with of and in on some without for by against next near under'.split(' '));

interface Spoken {
  readonly language: 'en' | 'fr' | 'both';
}

/** Whether a prompt is written in French; small words decide, the vocabulary breaks ties, and English is the rule. */
export function languageOf(words: readonly string[], vocabulary: readonly Phrase<Spoken>[]): Language {
  let balance = 0;
  for (const word of words) {
    if (FRENCH.has(word)) balance += 1;
    if (ENGLISH.has(word)) balance -= 1;
  }
  for (const { value } of findPhrases(words, vocabulary)) {
    if (value.language === 'fr') balance += 0.75;
    if (value.language === 'en') balance -= 0.75;
  }
  return balance > 0 ? 'fr' : 'en';
}
