import type { MissingThing } from '@maquette/contract';
import { nameOfThing, type Reading } from '@maquette/engine';
import { wordLanguage } from '../../../../platform/wishes/wish-text.ts';

/** What is asked for and cannot be drawn by our own engine, with what is nearest, named for the reader. */
export const missingIn = (reading: Reading | null, language: string): MissingThing[] =>
  (reading?.missing ?? []).map(({ words, closest }) => ({
    words,
    closest: closest === null ? null : nameOfThing(closest, wordLanguage(language)),
  }));
