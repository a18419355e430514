import { ENGLISH_SENTENCES } from './english-sentences.ts';
import { FRENCH_SENTENCES } from './french-sentences.ts';
import type { SentenceRead } from './sentence-read.ts';

/** Sentences in both languages, masked or not: removals, colours, materials, things, exchanges, and traps. */
export const SENTENCES: readonly SentenceRead[] = [...ENGLISH_SENTENCES, ...FRENCH_SENTENCES];
