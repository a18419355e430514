import { expect, it } from 'vitest';
import { localeFrom } from './locale.ts';

it.each([
  [undefined, 'en'],
  ['', 'en'],
  ['*', 'en'],
  ['de', 'en'],
  ['fr', 'fr'],
  ['fr-CA', 'fr'],
  ['FR', 'fr'],
  ['de, fr;q=0.4', 'fr'],
  ['en, fr', 'en'],
  ['fr, en', 'fr'],
  ['en;q=0.5, fr;q=0.8', 'fr'],
  ['fr;q=0', 'en'],
  ['fr;q=nonsense', 'en'],
  ['frobnicate', 'en'],
])('reads %j as %s', (header, locale) => {
  expect(localeFrom(header)).toBe(locale);
});
