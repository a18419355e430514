import type { Locale } from '@maquette/contract';
import { en, type ExportWords } from './en.ts';
import { fr } from './fr.ts';

const words: Record<Locale, ExportWords> = { en, fr };

/** What the archive of an account says, in its owner's language. */
export const exportWords = (locale: Locale): ExportWords => words[locale];
