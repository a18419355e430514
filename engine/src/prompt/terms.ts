import { COLOUR_WORDS, SHADES } from './colour-words.ts';
import { NOUNS } from '../lexicon/lexicon.ts';
import { languageOf } from './language.ts';
import { MATERIAL_WORDS } from './material-words.ts';
import { placedWords, type PlacedWord } from './placed-words.ts';
import { findPhrases, longestFirst, phrasesOf, type Phrase } from './words.ts';

/** A word or phrase that carries meaning, and its place in the text. */
export interface Term {
  /** The same for words that mean the same, in either language. */
  readonly meaning: string;
  readonly kind: 'colour' | 'look' | 'thing' | 'word';
  /** sRGB of a colour. */
  readonly hex: string | null;
  readonly from: number;
  readonly to: number;
}

type Meaning = Pick<Term, 'meaning' | 'kind' | 'hex'> & { readonly language: 'en' | 'fr' | 'both' };

function* looks(): Generator<readonly [string, Meaning]> {
  for (const [phrase, { hex, language }] of COLOUR_WORDS)
    yield [phrase, { meaning: hex, kind: 'colour', hex, language }];
  for (const [phrase, { english, language }] of MATERIAL_WORDS)
    yield [phrase, { meaning: english, kind: 'look', hex: null, language }];
  for (const [phrase, { english }] of SHADES)
    yield [phrase, { meaning: english, kind: 'look', hex: null, language: 'both' }];
}

const things = NOUNS.map((phrase): Phrase<Meaning> => {
  const { thing, language } = phrase.value;
  return { ...phrase, value: { meaning: thing.maker?.kind ?? thing.id, kind: 'thing', hex: null, language } };
});
const vocabulary = longestFirst([...phrasesOf(looks()), ...things]);

/** Small words of both languages, which mean nothing by themselves. */
const SMALL = new Set(
  (
    'a an the of in on at to for by with without and or no not is are its it very one some any this that my your ' +
    'un une le la les l des du de d en et ou a au aux avec sans pas ni ce cette mon ma mes tres qui est sont pour sur dans'
  ).split(' '),
);

/** The words and phrases of an English or French text that carry meaning, in order; unknown words stand for themselves, plural or not. */
export function termsOf(text: string): Term[] {
  const words = placedWords(text);
  const plain = words.map(({ word }) => word);
  const language = languageOf(plain, vocabulary);
  const native = vocabulary.filter(({ value }) => value.language === 'both' || value.language === language);
  const taken = words.map(() => false);
  const terms: Term[] = [];
  for (const phrases of [native, vocabulary]) {
    for (const { from, to, value } of findPhrases(plain, phrases)) {
      if (taken.slice(from, to).some(Boolean)) continue;
      taken.fill(true, from, to);
      const place = { from: words[from]?.from ?? 0, to: words[to - 1]?.to ?? 0 };
      terms.push({ meaning: value.meaning, kind: value.kind, hex: value.hex, ...place });
    }
  }
  const others = words.filter(({ word }, i) => !taken[i] && !SMALL.has(word)).map(asTerm);
  return [...terms, ...others].sort((one, two) => one.from - two.from);
}

function asTerm({ word, from, to }: PlacedWord): Term {
  const isHex = /^#[0-9a-f]{6}$/.test(word);
  return {
    meaning: word.replace(/(?<=...)(?:es|s|x)$/, ''),
    kind: isHex ? 'colour' : 'word',
    hex: isHex ? word : null,
    from,
    to,
  };
}
