import type { Locale } from '@maquette/contract';
import i18next, { type BackendModule, type i18n as I18n, type InitOptions } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { languageFinder } from './find-language.ts';
import { isLocale, localeNames } from './locales.ts';

type LoadWords = (locale: Locale, part: string) => Promise<Record<string, string>>;

function backend(load: LoadWords): BackendModule {
  return {
    type: 'backend',
    init: () => undefined,
    read: (language, part, done) => {
      load(isLocale(language) ? language : 'en', part).then(
        (words) => done(null, words),
        (error: Error) => done(error, null),
      );
    },
  };
}

export const i18nOptions: InitOptions = {
  supportedLngs: Object.keys(localeNames),
  nonExplicitSupportedLngs: true,
  load: 'languageOnly',
  // Every language is complete, so English is fetched only where the wish cannot be met.
  fallbackLng: (wish?: string) => (wish && isLocale(wish) ? [] : ['en']),
  fallbackNS: 'rest',
  keySeparator: false,
  nsSeparator: false,
  interpolation: { escapeValue: false },
  react: { useSuspense: false },
};

function markPage(language: string) {
  document.documentElement.lang = language;
}

/** Finds the reader's language, fetches the named parts of its words, and keeps `<html lang>` in step. */
export async function startI18n(load: LoadWords, parts: readonly string[]): Promise<void> {
  i18next.on('languageChanged', markPage);
  await i18next
    .use(backend(load))
    .use(languageFinder)
    .use(initReactI18next)
    .init({ ...i18nOptions, ns: [...parts] });
}

/** Waits until a part of the words is there, in the language now and in any chosen later. */
export function needWords(part: string): Promise<void> {
  return i18next.loadNamespaces(part);
}

/** Speaks another language from now on; false, and nothing changes, where its words cannot be fetched. */
export async function chooseLanguage(i18n: I18n, locale: Locale): Promise<boolean> {
  await i18n.loadLanguages(locale);
  const parts = [i18n.options.ns ?? []].flat();
  if (!parts.every((part) => i18n.hasResourceBundle(locale, part))) return false;
  await i18n.changeLanguage(locale);
  return true;
}
