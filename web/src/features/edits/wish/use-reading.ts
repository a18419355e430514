import { type Reading, readWish } from '@maquette/engine';
import { useDeferredValue, useMemo } from 'react';

/** Which sentence the words complete: what to put, what comes instead, or how it shall look. */
export type WishTool = 'repaint' | 'replace' | 'recolour';

/** The words of an edit as every tool reads them; null while there are none. */
export const useReading = (words: string, tool: WishTool): Reading | null => {
  // Typing goes first.
  const wish = useDeferredValue(words);
  return useMemo(() => (wish.trim() === '' ? null : readWish(wish, tool)), [wish, tool]);
};
