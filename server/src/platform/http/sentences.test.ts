import { errorCodes, type Locale } from '@maquette/contract';
import { describe, expect, it } from 'vitest';
import { reasonCodes } from '../refusal.ts';
import { sentenceFor } from './words.ts';

const notCharged: Record<Locale, RegExp> = {
  en: /You were not charged\./g,
  fr: /Rien ne vous a été débité\./g,
};
/** Worded by the specification. */
const asSpecified = ['email_in_use'];

describe.each(['en', 'fr'] as const)('what a refusal says (%s)', (locale) => {
  it.each([...errorCodes, ...reasonCodes])(
    'is whole sentences, and says once at most what it cost: %s',
    (code) => {
      const sentence = sentenceFor(locale, code, {});
      expect(sentence.trim()).toBe(sentence);
      if (!asSpecified.includes(code)) expect(sentence).toMatch(/[.?!]$/);
      expect(sentence).not.toMatch(/\.\.|\s\.|[[\]]/);
      expect(sentence.match(notCharged[locale])?.length ?? 0).toBeLessThanOrEqual(1);
    },
  );
});

it.each([
  ['en', {}, 'There is no model. You were not charged.'],
  [
    'en',
    { thing: 'pool table', closest: 'dining table' },
    'There is no model of “pool table”. The closest is: dining table. You were not charged.',
  ],
  [
    'fr',
    { thing: 'billard', closest: 'table à manger' },
    'Il n’existe pas de modèle de «\u00a0billard\u00a0». Le plus proche est\u00a0: table à manger. Rien ne vous a été débité.',
  ],
] as const)(
  'a thing without a model is named, and what is closest where there is such a thing (%s %o)',
  (locale, values, sentence) => {
    expect(sentenceFor(locale, 'no_model', values)).toBe(sentence);
  },
);
