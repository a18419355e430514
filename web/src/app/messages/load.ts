import type { Locale } from '@maquette/contract';
import { appEn } from './app-en.ts';

/** The words of shell and home page travel first; those of all other pages with the first of them. */
export type WordPart = 'translation' | 'rest';

function french(words: Record<string, string>) {
  return withFrenchMillions(withFrenchSpaces(words));
}

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

export function loadWords(locale: Locale, part: string): Promise<Record<string, string>> {
  return parts[part === 'rest' ? 'rest' : 'translation'][locale]();
}

/** Words as French sets them: the space before a mark, after an opening quote and after a number ends no line. */
export function withFrenchSpaces(words: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(words).map(([key, text]) => [
      key,
      text.replace(/(«|\d) (?!à)| (?=[?!:;»%])/g, '$1\u00A0'),
    ]),
  );
}

/**
 * French has a form of its own for whole millions ("un million d’images"). Written in digits they read like other
 * numbers: the words for those serve.
 */
export function withFrenchMillions(words: Record<string, string>): Record<string, string> {
  const many = Object.entries(words).flatMap(([key, text]) =>
    key.endsWith('_other') ? [[key.replace(/_other$/, '_many'), text] as const] : [],
  );
  return { ...Object.fromEntries(many), ...words };
}
