import { locales } from '@maquette/contract';
import { expect, it } from 'vitest';
import { i18nOptions } from './init.ts';
import { localeNames } from './locales.ts';

it('offers the languages of the contract', () => {
  expect(Object.keys(localeNames)).toEqual([...locales]);
});

it('looks for the language in the specified order and keeps it in local storage', () => {
  expect(i18nOptions.detection).toMatchObject({
    order: ['querystring', 'cookie', 'localStorage', 'sessionStorage', 'navigator', 'htmlTag'],
    caches: ['localStorage'],
    lookupQuerystring: 'lng',
    lookupCookie: 'i18next',
    lookupLocalStorage: 'i18nextLng',
    lookupSessionStorage: 'i18nextLng',
  });
});

it('falls back to English for languages it lacks, and fetches nothing besides for those it has', () => {
  const fallback = i18nOptions.fallbackLng as (wish?: string) => string[];
  expect(fallback('de')).toEqual(['en']);
  expect(fallback(undefined)).toEqual(['en']);
  expect(fallback('fr')).toEqual([]);
});

it('knows a language by its first part', () => {
  const convert = i18nOptions.detection?.convertDetectedLanguage as (found: string) => string;
  expect(convert('fr-CA')).toBe('fr');
  expect(convert('EN')).toBe('en');
});
