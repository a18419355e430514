import { COLOUR_WORDS, SHADES } from './colour-words.ts';
import { NOUNS } from '../lexicon/lexicon.ts';
import { isPrint, MATERIAL_WORDS, PLAIN_LAYING_WORDS } from './material-words.ts';
import { TONE_WORDS } from './tone-words.ts';
import { findPhrases, longestFirst, phrasesOf, plainWords } from './words.ts';

/** A word of a text, lower case and without accents, and where it stands: characters `from` to `to` (exclusive). */
export interface PlacedWord {
  readonly word: string;
  readonly from: number;
  readonly to: number;
}

/** The words of a text as `plainWords` tells them, with their places in the text. */
export function placedWords(text: string): PlacedWord[] {
  return [...text.matchAll(/[\p{L}\p{M}\p{N}#]+/gu)].flatMap(({ 0: found, index }) => {
    const word = plainWords(found).join('');
    return word === '' ? [] : [{ word, from: index, to: index + found.length }];
  });
}

const FINISHES = new Set(
  'matte matt mat mate mats mates satin satine satinee gloss glossy brillant brillante laque laquee'.split(
    ' ',
  ),
);
/** Tiles and boards are laid; what is printed, plastered or panelled looks so. */
const finishes = PLAIN_LAYING_WORDS.filter(
  ([, laying]) => isPrint(laying) || laying === 'plaster' || laying === 'panelling',
);
const tints = phrasesOf<unknown>([...COLOUR_WORDS, ...MATERIAL_WORDS, ...SHADES, ...TONE_WORDS, ...finishes]);
/** Names of several words, in which nothing is a look: « papier peint », "coffee table". */
const names = longestFirst(NOUNS.filter(({ words }) => words.length > 1));

/** "rgb 10 20 30". */
function isOfRgb(plain: readonly string[], at: number): boolean {
  const start = plain.lastIndexOf('rgb', at);
  return start >= 0 && at - start <= 3 && plain.slice(start + 1, at + 1).every((word) => /^\d+$/.test(word));
}

/** For each word whether it says what something looks like: a colour, a material, a shade, a hex or RAL number. */
export function areTints(words: readonly PlacedWord[]): boolean[] {
  const plain = words.map(({ word }) => word);
  const flags = plain.map(
    (word, i) =>
      /^#(?:[0-9a-f]{6}|[0-9a-f]{3})$/.test(word) ||
      isOfRgb(plain, i) ||
      (word === 'ral' && /^\d{4}$/.test(plain[i + 1] ?? '')) ||
      (plain[i - 1] === 'ral' && /^\d{4}$/.test(word)),
  );
  for (const { from, to } of findPhrases(plain, tints)) flags.fill(true, from, to);
  for (const { from, to } of findPhrases(plain, names)) flags.fill(false, from, to);
  // « Mat » is a finish behind a colour alone: before one it is an English rug.
  for (const [i, word] of plain.entries()) flags[i] ||= FINISHES.has(word) && flags[i - 1] === true;
  return flags;
}
