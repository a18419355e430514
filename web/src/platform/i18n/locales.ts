import type { Locale } from '@maquette/contract';

/** The languages of the interface with their own names; named here so that the first load needs no schemas. */
export const localeNames: Record<Locale, string> = { en: 'English', fr: 'Français' };

export const isLocale = (text: string): text is Locale => Object.hasOwn(localeNames, text);
