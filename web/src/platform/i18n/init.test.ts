import { locales } from '@maquette/contract';
import { expect, it } from 'vitest';
import { i18nOptions } from './init.ts';
import { localeNames } from './locales.ts';

it('offers the languages of the contract', () => {
  expect(Object.keys(localeNames)).toEqual([...locales]);
});

it('falls back to English for languages it lacks, and fetches nothing besides for those it has', () => {
  const fallback = i18nOptions.fallbackLng as (wish?: string) => string[];
  expect(fallback('de')).toEqual(['en']);
  expect(fallback(undefined)).toEqual(['en']);
  expect(fallback('fr')).toEqual([]);
});
