import { createElement } from 'react';
import { expect, it } from 'vitest';
import { renderStatic, textIn } from '#test/render-static.ts';
import { loadWords } from '../messages/load.ts';
import { PrivacyPage, SupportPage, TermsPage } from './LegalPages.tsx';

it.each([
  ['terms', TermsPage],
  ['privacy', PrivacyPage],
  ['support', SupportPage],
])('%s is a text in both languages, marked as a template', async (_, page) => {
  const [english, french] = await Promise.all([
    renderStatic(createElement(page), 'en'),
    renderStatic(createElement(page), 'fr'),
  ]);
  expect(english).toContain('This text is a template.');
  expect(french).toContain('modèle');
  const texts = [textIn(english), textIn(french)] as const;
  expect(texts[0].length).toBeGreaterThan(6);
  expect(texts[1]).toHaveLength(texts[0].length);
  expect(texts[0].filter((text) => texts[1].includes(text))).toEqual([]);
});

it.each(['en', 'fr'] as const)(
  'the support page names the support that each plan comes with (%s)',
  async (locale) => {
    const words = await loadWords(locale, 'rest');
    const told = words['app.support.plansText'];
    for (const kind of ['standard', 'priority', '24_7']) {
      const feature = words[`subscription.feature.support_${kind}`] ?? '';
      expect(told).toContain(feature.replace(/ support$|^Assistance /, '').toLowerCase());
    }
  },
);
