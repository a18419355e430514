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

const ENDINGS = ['', 's', 'x', 'e', 'es'] as const;

function isForm(word: string, base: string): boolean {
  return word.startsWith(base) && (ENDINGS as readonly string[]).includes(word.slice(base.length));
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
}

/** Prepares phrases for search, longest first. */
export function phrasesOf<T>(entries: Iterable<readonly [phrase: string, value: T]>): Phrase<T>[] {
  return [...entries]
    .map(([phrase, value]) => ({ phrase, words: plainWords(phrase), value }))
    .sort((a, b) => b.words.length - a.words.length || b.phrase.length - a.phrase.length);
}

/** All phrases in the text in order of appearance; longer phrases win over the words inside them. Plural and feminine endings are accepted on every word. */
export function findPhrases<T>(text: readonly string[], phrases: readonly Phrase<T>[]): Found<T>[] {
  const found: Found<T>[] = [];
  for (let from = 0; from < text.length; from++) {
    const hit = phrases.find(({ words }) => words.every((word, i) => isForm(text[from + i] ?? '', word)));
    if (!hit) continue;
    found.push({ from, to: from + hit.words.length, value: hit.value, phrase: hit.phrase });
    from += hit.words.length - 1;
  }
  return found;
}
