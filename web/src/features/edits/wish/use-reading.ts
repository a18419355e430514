import { type Reading, readWish } from '@maquette/engine';
import { useMemo } from 'react';

/** Which sentence the words complete: what to put, what comes instead, or how it shall look. */
export type WishTool = 'repaint' | 'replace' | 'recolour';

/** The words of an edit as every tool reads them; null while there are none. */
export const useReading = (words: string, tool: WishTool): Reading | null =>
  // At once: a click goes by what is typed, not by what was.
  useMemo(() => (words.trim() === '' ? null : readWish(words, tool)), [words, tool]);
