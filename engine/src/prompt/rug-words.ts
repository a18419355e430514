import { RUG_PATTERNS, type RugPattern } from '../lexicon/details.ts';
import { findPhrases, phrasesOf, plainWords } from './words.ts';

/** Adjectives that say a rug's pattern wherever they stand: "a shaggy round rug"; plain rugs need no word. */
const WORDS: Record<Exclude<RugPattern, 'plain'>, string> = {
  persian: 'persian, oriental, medallion, persan, oriental, médaillon',
  berber: 'berber, moroccan, lozenge, berbère, marocain, losanges',
  stripes: 'striped, stripy, stripes, rayé, rayures',
  vintage: 'vintage, faded, distressed, délavé',
  jute: 'jute, sisal, seagrass, jonc de mer',
  shag: 'shag, shaggy, fluffy, long pile, high pile, poils longs, poil long, poilu',
};

const phrases = phrasesOf(
  RUG_PATTERNS.flatMap((pattern) =>
    pattern === 'plain' ? [] : WORDS[pattern].split(', ').map((phrase) => [phrase, pattern] as const),
  ),
);

/** The pattern that a text about a rug names; undefined = none. */
export function rugPatternIn(text: string): RugPattern | undefined {
  return findPhrases(plainWords(text), phrases)[0]?.value;
}

/** Whether words say a rug's pattern and nothing else. */
export function areRugWords(text: string): boolean {
  const words = plainWords(text);
  const said = findPhrases(words, phrases).reduce((sum, { from, to }) => sum + to - from, 0);
  return (
    said > 0 &&
    words.length - said <= words.filter((word) => /^(?:a|with|avec|des|en|de|of)$/.test(word)).length
  );
}
