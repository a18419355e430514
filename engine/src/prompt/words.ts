/** A text as plain words: lower case, accents folded, punctuation gone. */
export function plainWords(text: string): string[] {
  return text
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .split(/[^a-z0-9#]+/)
    .filter((word) => word !== '');
}

/** What may stand behind a word: a noun has plurals only, an adjective feminine forms too. */
type Inflection = 'noun' | 'adjective';

const ENDINGS: Readonly<Record<Inflection, readonly string[]>> = {
  noun: ['', 's', 'x'],
  adjective: ['', 's', 'x', 'e', 'es'],
};
/** Endings that turn into others in the plural: "box", "library", "shelf", « animal ». */
const PLURALS: readonly (readonly [RegExp, string])[] = [
  [/(?<=[sxzh])$/, 'es'],
  [/y$/, 'ies'],
  [/fe?$/, 'ves'],
  [/al$/, 'aux'],
];

function isForm(word: string, base: string, inflection: Inflection): boolean {
  if (word.startsWith(base) && ENDINGS[inflection].includes(word.slice(base.length))) return true;
  if (inflection === 'adjective' || word.slice(0, 2) !== base.slice(0, 2)) return false;
  return PLURALS.some(([ending, plural]) => ending.test(base) && word === base.replace(ending, plural));
}

/** A phrase found in a text: words `from` to `to` (exclusive). */
export interface Found<T> {
  readonly from: number;
  readonly to: number;
  readonly value: T;
  readonly phrase: string;
}

export interface Phrase<T> {
  readonly phrase: string;
  readonly words: readonly string[];
  readonly value: T;
  readonly inflection: Inflection;
}

/** Prepares phrases for search, longest first. */
export function phrasesOf<T>(
  entries: Iterable<readonly [phrase: string, value: T]>,
  inflection: Inflection = 'adjective',
): Phrase<T>[] {
  return longestFirst(
    [...entries].map(([phrase, value]) => ({ phrase, words: plainWords(phrase), value, inflection })),
  );
}

/** In the order in which `findPhrases` has to try them; of two alike the earlier one stays first. */
export function longestFirst<T>(phrases: readonly Phrase<T>[]): Phrase<T>[] {
  const letters = ({ words }: Phrase<T>): number => words.join(' ').length;
  return phrases.toSorted((a, b) => b.words.length - a.words.length || letters(b) - letters(a));
}

const byLetter = new WeakMap<object, ReadonlyMap<string, unknown>>();

/** Phrases by the first letter of their first word, in their order: a text of ten words is looked up in thousands of phrases at every stroke of a key. */
function phrasesByLetter<T>(phrases: readonly Phrase<T>[]): ReadonlyMap<string, readonly Phrase<T>[]> {
  const known = byLetter.get(phrases) as ReadonlyMap<string, readonly Phrase<T>[]> | undefined;
  if (known) return known;
  const index = new Map<string, Phrase<T>[]>();
  for (const phrase of phrases) {
    const letter = phrase.words[0]?.[0] ?? '';
    const alike = index.get(letter);
    if (alike) alike.push(phrase);
    else index.set(letter, [phrase]);
  }
  byLetter.set(phrases, index);
  return index;
}

/** All phrases in the text in order of appearance; longer phrases win over the words inside them. Plural endings are accepted on every word, feminine ones on adjectives. */
export function findPhrases<T>(text: readonly string[], phrases: readonly Phrase<T>[]): Found<T>[] {
  const found: Found<T>[] = [];
  const index = phrasesByLetter(phrases);
  for (let from = 0; from < text.length; from++) {
    const hit = index
      .get(text[from]?.[0] ?? '')
      ?.find(({ words, inflection }) =>
        words.every((word, i) => isForm(text[from + i] ?? '', word, inflection)),
      );
    if (!hit) continue;
    found.push({ from, to: from + hit.words.length, value: hit.value, phrase: hit.phrase });
    from += hit.words.length - 1;
  }
  return found;
}
