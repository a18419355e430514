import type { Locale } from '@maquette/contract';
import { createInstance } from 'i18next';
import { type ReactNode, StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { I18nextProvider } from 'react-i18next';
import { StaticRouter } from 'react-router';
import { App } from './app/App.tsx';
import { loadWords } from './app/messages/load.ts';
import { type Page, pages, paths, sourceOf } from './app/paths.ts';
import { preparePage } from './app/routes.ts';
import { type ReadyCall, readyCalls } from './features/visits/index.ts';
import { i18nOptions } from './platform/i18n/init.ts';
import { isLocale, localeNames } from './platform/i18n/locales.ts';

/** A page as a visitor finds it, before any script has run. */
export interface DrawnPage {
  readonly path: string;
  readonly locale: Locale;
  /** The sources that take it over, behind those that the application begins with. */
  readonly sources: readonly string[];
  readonly title: string;
  readonly description: string;
  /** What belongs into `#root`. */
  readonly html: string;
  /** What its first view needs: link elements for the head. */
  readonly links: string;
}

export const locales = Object.keys(localeNames).filter(isLocale);

/** Draws the pages that visitors come to first, each in every language, by the components that later take them over. */
export const drawPages = (): Promise<DrawnPage[]> =>
  Promise.all(
    locales.flatMap((locale) =>
      pages
        .filter(({ isDrawn }) => isDrawn)
        .map(async (page) => ({
          ...(await drawPage(page, locale)),
          sources: [
            `src/app/messages/app-${locale}.ts`,
            // The home page is part of what the application begins with.
            ...(page === paths.home
              ? []
              : [`src/app/${sourceOf(page)}`, `src/app/messages/${locale}-rest.ts`]),
          ],
        })),
    ),
  );

/** What visitors can wish of the rooms with one click, as their page sends it. */
export async function drawWishes(): Promise<(ReadyCall & { locale: Locale })[]> {
  const each = await Promise.all(
    locales.map(async (locale) => {
      const words = await loadWords(locale, 'rest');
      return readyCalls((key) => words[key] ?? key).map((call) => ({ locale, ...call }));
    }),
  );
  return each.flat();
}

async function drawPage({ path, title }: Page, locale: Locale): Promise<Omit<DrawnPage, 'sources'>> {
  const [translation, rest] = await Promise.all([
    loadWords(locale, 'translation'),
    loadWords(locale, 'rest'),
    preparePage(path).page,
  ]);
  const i18n = createInstance({
    ...i18nOptions,
    lng: locale,
    resources: { [locale]: { translation, rest } },
  });
  const t = await i18n.init();
  const Router = ({ children }: { children: ReactNode }) => (
    <StaticRouter location={path}>{children}</StaticRouter>
  );
  // In one piece: what follows later would come with inline scripts, which the content security policy forbids.
  const { prelude } = await prerender(
    <StrictMode>
      <I18nextProvider i18n={i18n}>
        <App Router={Router} />
      </I18nextProvider>
    </StrictMode>,
    { progressiveChunkSize: Infinity, onError: fail },
  );
  const [, links = '', html = ''] =
    /^((?:<link [^>]*>)*)([^]*)$/.exec(await new Response(prelude).text()) ?? [];
  return {
    ...{ path, locale, html, links },
    title: t('app.documentTitle', { page: t(title) }),
    description: t('app.home.intro'),
  };
}

/** What cannot be drawn stops the build. */
function fail(error: unknown): never {
  throw error;
}
