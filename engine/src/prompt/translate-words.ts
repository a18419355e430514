import { NOUNS } from '../lexicon/lexicon.ts';
import { readColourWish } from '../recolour/read-colour-wish.ts';
import { COLOUR_WORDS, SHADES } from './colour-words.ts';
import { languageOf } from './language.ts';
import { MATERIAL_WORDS } from './material-words.ts';
import { parsePrompt } from './parse-prompt.ts';
import { toEnglish } from './to-english.ts';
import { findPhrases, longestFirst, phrasesOf, plainWords, type Found, type Phrase } from './words.ts';

/** What the vocabulary makes of words. */
export interface Translation {
  /** English: as typed when it was English, else what was understood. */
  readonly english: string;
  /** Every word was known, so that nothing was lost. */
  readonly isComplete: boolean;
}

interface Entry {
  readonly english: string;
  readonly language: 'en' | 'fr' | 'both';
  readonly isNoun: boolean;
}

const adjective = (english: string): Entry => ({ english, language: 'fr', isNoun: false });

/** Words that tell one of several like things from the others. */
const PLACES: readonly (readonly [string, Entry])[] = [
  ['de gauche', adjective('left')],
  ['à gauche', adjective('left')],
  ['de droite', adjective('right')],
  ['à droite', adjective('right')],
  ['du milieu', adjective('middle')],
  ['du fond', adjective('back')],
  ['au fond', adjective('back')],
  ['grand', adjective('large')],
  ['petit', adjective('small')],
  ['rond', adjective('round')],
  ['carré', adjective('square')],
];

/** Where two phrases are of the same length the earlier one wins: furniture before what it is made of. */
const things = NOUNS.map((phrase): Phrase<Entry> => {
  const { english, language } = phrase.value;
  return { ...phrase, value: { english, language, isNoun: true } };
});
const looks = phrasesOf<Entry>([
  ...[...COLOUR_WORDS, ...MATERIAL_WORDS].map(
    ([phrase, { english, language }]) => [phrase, { english, language, isNoun: false }] as const,
  ),
  ...[...SHADES].map(
    ([phrase, { english }]) => [phrase, { english, language: 'both', isNoun: false }] as const,
  ),
  ...PLACES,
]);
const glossary = longestFirst([...things, ...looks]);

/** Words that say nothing once the things they stand between are known. */
const SMALL = new Set(
  'un une le la les l des du de d en avec et au aux a ce cet cette ces mon ma mes tres couleur ton teinte deux trois quatre'.split(
    ' ',
  ),
);

/** French words in English by the engine's own vocabulary; English words come back as they are. Never fails. */
export function translateWords(text: string): Translation {
  const words = plainWords(text);
  if (languageOf(words, glossary) === 'en') return { english: text.trim(), isComplete: true };
  const found = findPhrases(words, glossary).filter(({ value }) => value.language !== 'en');
  const isKnown = words.map((word) => SMALL.has(word));
  for (const { from, to } of found) isKnown.fill(true, from, to);
  return { english: inEnglish(text, found), isComplete: isKnown.every(Boolean) };
}

function inEnglish(text: string, found: readonly Found<Entry>[]): string {
  const wish = parsePrompt(text);
  if ((wish.kind ?? wish.standIn) && wish.language === 'fr') return toEnglish(wish, text);
  const nouns = found.filter(({ value }) => value.isNoun);
  if (nouns.length === 0) return readColourWish(text)?.name ?? (inOrder(found) || text.trim());
  return inOrder(found);
}

/** French says adjectives after their noun, English before it. */
function inOrder(found: readonly Found<Entry>[]): string {
  const [first, ...others] = found.filter(({ value }) => value.isNoun);
  const adjectives = found.filter(({ value }) => !value.isNoun);
  const said = [...adjectives, ...(first ? [first] : [])].map(({ value }) => value.english);
  return [said.join(' '), ...others.map(({ value }) => value.english)].join(', ');
}
