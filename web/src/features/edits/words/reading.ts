import type { MissingThing } from '@maquette/contract';
import { nameOfThing, type Reading, readWish } from '@maquette/engine';
import { useMemo } from 'react';
import { wordLanguage } from '../../../platform/wishes/wish-text.ts';

/** Which sentence the words complete: what to put, what comes instead, or how it shall look. */
export type WishTool = 'repaint' | 'replace' | 'recolour';

/** The words of an edit as every tool reads them; null while there are none. */
export function useReading(words: string, tool: WishTool): Reading | null {
  // At once: a click goes by what is typed, not by what was.
  return useMemo(() => (words.trim() === '' ? null : readWish(words, tool)), [words, tool]);
}

/** What our own engine does not do of a wish, with what is nearest, named for the reader. */
export function missingIn(reading: Reading | null, language: string): MissingThing[] {
  return (reading?.missing ?? []).map(({ words, lack, closest }) => ({
    ...{ words, lack },
    closest: closest === null ? null : nameOfThing(closest, wordLanguage(language)),
  }));
}
