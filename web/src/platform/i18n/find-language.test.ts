import { expect, it } from 'vitest';
import { wishedLanguages } from './find-language.ts';

const nobody = { getItem: () => null } as unknown as Storage;
const holding = (language: string) =>
  ({ getItem: (key: string) => (key === 'i18nextLng' ? language : null) }) as unknown as Storage;

const everywhere = {
  location: { search: '?tab=2&lng=a' },
  document: { cookie: 'other=x; i18next=b; more=y', documentElement: { lang: 'g' } },
  localStorage: holding('c'),
  sessionStorage: holding('d'),
  navigator: { languages: ['e', 'f'] },
};

it('looks for the language in the specified order', () => {
  expect(wishedLanguages(everywhere)).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g']);
});

it('passes over where nothing is said', () => {
  const places = {
    ...everywhere,
    location: { search: '?lng=' },
    document: { cookie: 'not-i18next=b', documentElement: { lang: '' } },
    localStorage: nobody,
    sessionStorage: nobody,
  };
  expect(wishedLanguages(places)).toEqual(['e', 'f']);
});

it('does without a storage that is forbidden', () => {
  const forbidden = {
    ...everywhere,
    get localStorage(): Storage {
      throw new Error('SecurityError');
    },
  };
  expect(wishedLanguages(forbidden)).toEqual(['a', 'b', 'd', 'e', 'f', 'g']);
});

it('knows a language by its first part', () => {
  const places = { ...everywhere, location: { search: '?lng=FR-ca' } };
  expect(wishedLanguages(places)[0]).toBe('fr');
});
