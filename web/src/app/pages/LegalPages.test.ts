import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement, type FunctionComponent } from 'react';
import { expect, it } from 'vitest';
import { renderStatic, textIn } from '#test/render-static.ts';
import { capabilitiesQuery } from '../../platform/query/capabilities-query.ts';
import { loadWords } from '../messages/load.ts';
import { SupportLink } from '../money/SupportLink.tsx';
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

it.each([
  ['the support page', SupportPage],
  ['what is about money', SupportLink],
])('%s asks nobody to write to us where no address is set', async (_, part) => {
  const drawn = async (support: { email: string } | null) => {
    const client = new QueryClient();
    client.setQueryData<unknown>(capabilitiesQuery.queryKey, { support });
    const element = createElement<object>(part as FunctionComponent);
    return textIn(await renderStatic(createElement(QueryClientProvider, { client }, element)));
  };
  expect(await drawn(null)).not.toContain('Write to us');
  expect(await drawn({ email: 'help@example.org' })).toContain('Write to us');
});
