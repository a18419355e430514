import type { Locale } from '@maquette/contract';
import { appEn } from './app-en.ts';
import { withFrenchMillions } from './french-millions.ts';
import { withFrenchSpaces } from './french-spaces.ts';

/** The words of shell and home page travel first; those of all other pages with the first of them. */
export type WordPart = 'translation' | 'rest';

const french = (words: Record<string, string>) => withFrenchMillions(withFrenchSpaces(words));

const parts: Record<WordPart, Record<Locale, () => Promise<Record<string, string>>>> = {
  translation: {
    // Part of the first load: most readers are spared a round trip before the first word.
    en: () => Promise.resolve(appEn),
    fr: async () => french((await import('./app-fr.ts')).appFr),
  },
  rest: {
    en: async () => (await import('./en-rest.ts')).enRest,
    fr: async () => french((await import('./fr-rest.ts')).frRest),
  },
};

export const loadWords = (locale: Locale, part: string): Promise<Record<string, string>> =>
  parts[part === 'rest' ? 'rest' : 'translation'][locale]();
