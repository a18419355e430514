import { findPhrases, phrasesOf, type Found, type Phrase } from '../prompt/words.ts';
import { DRAWN_THINGS } from './drawn-things.ts';
import { FURNITURE_THINGS } from './furniture-things.ts';
import { HOUSE_THINGS } from './house-things.ts';
import { LIVING_THINGS } from './living-things.ts';
import type { ThingRecord } from './record.ts';
import { SMALL_THINGS } from './small-things.ts';

/** Everything that people name in a room: one record each. */
export const THINGS: readonly ThingRecord[] = [
  ...DRAWN_THINGS,
  ...FURNITURE_THINGS,
  ...HOUSE_THINGS,
  ...SMALL_THINGS,
  ...LIVING_THINGS,
];

/** A word or phrase for a thing. */
export interface Noun {
  readonly thing: ThingRecord;
  /** In English: as said, or the thing's name where it was said in French. */
  readonly english: string;
  readonly language: 'en' | 'fr' | 'both';
}

function* nouns(): Generator<readonly [string, Noun]> {
  for (const thing of THINGS) {
    for (const phrase of thing.en) {
      const language = thing.fr.includes(phrase) ? 'both' : 'en';
      yield [phrase, { thing, english: phrase, language }];
    }
    for (const phrase of thing.fr)
      if (!thing.en.includes(phrase)) yield [phrase, { thing, english: thing.id, language: 'fr' }];
  }
}

/** All words for things, ready to be looked for in a text. */
export const NOUNS: readonly Phrase<Noun>[] = phrasesOf(nouns(), 'noun');

const OWN_NOUNS = {
  en: NOUNS.filter(({ value }) => value.language !== 'fr'),
  fr: NOUNS.filter(({ value }) => value.language !== 'en'),
};

const byId: ReadonlyMap<string, ThingRecord> = new Map(THINGS.map((thing) => [thing.id, thing]));

/** The record of a canonical name; undefined for what is none. */
export function thingNamed(id: string): ThingRecord | undefined {
  return byId.get(id);
}

/** Words of the own language; those of the other one where there are none. */
export function inLanguage<T extends { readonly language: string }>(
  found: readonly Found<T>[],
  language: 'en' | 'fr',
): Found<T>[] {
  const other = language === 'en' ? 'fr' : 'en';
  const native = found.filter(({ value }) => value.language !== other);
  return native.length > 0 ? native : [...found];
}

/** The words for things in a text, of the language it is written in. */
export function nounsIn(words: readonly string[], language: 'en' | 'fr'): Found<Noun>[] {
  const native = findPhrases(words, OWN_NOUNS[language]);
  return native.length > 0 ? native : findPhrases(words, NOUNS);
}
