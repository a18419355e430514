import type { Locale } from '@maquette/contract';
import { type EditWords, en } from './en.ts';
import { fr } from './fr.ts';

const words: Record<Locale, EditWords> = { en, fr };

/** What the edit calls say when all went well, in the caller's language. */
export const editWords = (locale: Locale): EditWords => words[locale];
