import type { Locale } from '@maquette/contract';
import type { LedgerEntry } from './credits.store.ts';
import { en, type EntryWords } from './messages/en.ts';
import { fr } from './messages/fr.ts';

const words: Record<Locale, EntryWords> = { en, fr };

const isKnown = (description: string): description is keyof EntryWords => Object.hasOwn(en, description);

/** An edit is described by the person's own words; what the house grants is described in the reader's language. */
export const describeEntry = (entry: Pick<LedgerEntry, 'editId' | 'description'>, locale: Locale): string =>
  entry.editId === null && isKnown(entry.description) ? words[locale][entry.description] : entry.description;
