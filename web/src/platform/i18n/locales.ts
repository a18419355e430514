import type { Locale } from '@maquette/contract';

/** The languages of the interface with their own names; named here so that the first load needs no schemas. */
export const localeNames: Record<Locale, string> = { en: 'English', fr: 'Français' };

export function isLocale(text: string): text is Locale {
  return Object.hasOwn(localeNames, text);
}
