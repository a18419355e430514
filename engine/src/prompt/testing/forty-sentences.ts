import { ENGLISH_LOOKS } from './english-looks.ts';
import { ENGLISH_SENTENCES } from './english-sentences.ts';
import { FRENCH_LOOKS } from './french-looks.ts';
import { FRENCH_SENTENCES } from './french-sentences.ts';
import type { SentenceRead } from './sentence-read.ts';

export { outcomesIn, type SentenceOutcome } from './outcomes-in.ts';

/** Sentences in both languages, masked or not: removals, colours, materials, things, exchanges, and traps. */
export const SENTENCES: readonly SentenceRead[] = [
  ...ENGLISH_SENTENCES,
  ...ENGLISH_LOOKS,
  ...FRENCH_SENTENCES,
  ...FRENCH_LOOKS,
];
