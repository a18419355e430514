import type { Locale } from '@maquette/contract';
import { withFrenchSpaces } from '../../platform/i18n/french-spaces.ts';

/** The words of shell and home page travel first; those of all other pages with the first of them. */
export type WordPart = 'translation' | 'rest';

function french(words: Record<string, string>) {
  const set = Object.entries(words).map(([key, text]) => [key, withFrenchSpaces(text)]);
  return withFrenchMillions(Object.fromEntries(set) as Record<string, string>);
}

const parts: Record<WordPart, Record<Locale, () => Promise<Record<string, string>>>> = {
  translation: {
    // The drawn pages name those of their language in the head, so that they travel with the application.
    en: async () => (await import('./app-en.ts')).appEn,
    fr: async () => french((await import('./app-fr.ts')).appFr),
  },
  rest: {
    en: async () => (await import('./en-rest.ts')).enRest,
    fr: async () => french((await import('./fr-rest.ts')).frRest),
  },
};

/** The words of a part, as the reader's language sets them and as the reader's hand takes them. */
export async function loadWords(locale: Locale, part: string): Promise<Record<string, string>> {
  const words = await parts[part === 'rest' ? 'rest' : 'translation'][locale]();
  return isTouchScreen() ? withTouchWords(words) : words;
}

/** False where pages are drawn ahead, too. */
function isTouchScreen(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(pointer: coarse)').matches;
}

/** Where nobody clicks: a sentence that has another form for fingers, `…_touch`, is said in that form. */
export function withTouchWords(words: Record<string, string>): Record<string, string> {
  const touched = Object.entries(words).flatMap(([key, text]) =>
    key.endsWith('_touch') ? [[key.replace(/_touch$/, ''), text] as const] : [],
  );
  return { ...words, ...Object.fromEntries(touched) };
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
