import type { Locale } from '@maquette/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import i18next from 'i18next';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router';
import { loadWords } from '../src/app/messages/load.ts';
import { i18nOptions } from '../src/platform/i18n/init.ts';
import { ToastContext } from '../src/platform/toasts/use-toast.ts';

/** The first drawing of an element as HTML, in its surroundings and with all words of a language. */
export async function renderStatic(element: ReactNode, language: Locale = 'en'): Promise<string> {
  const words = await Promise.all(['translation', 'rest'].map((part) => loadWords(language, part)));
  const i18n = i18next.createInstance({
    ...i18nOptions,
    lng: language,
    resources: { [language]: { translation: Object.assign({}, ...words) } },
  });
  await i18n.init();
  const routed = createElement(MemoryRouter, null, element);
  const toasted = createElement(ToastContext, { value: () => '' }, routed);
  const queried = createElement(QueryClientProvider, { client: new QueryClient() }, toasted);
  return renderToStaticMarkup(createElement(I18nextProvider, { i18n }, queried));
}

/** Where the links of some HTML lead, in order. */
export function linksIn(html: string): string[] {
  return [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href = '']) => href);
}

/** The words of some HTML, one entry per piece of text. */
export function textIn(html: string): string[] {
  return html
    .split(/<[^>]*>/)
    .map((text) => text.trim())
    .filter(Boolean);
}
