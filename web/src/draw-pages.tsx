import type { Locale } from '@maquette/contract';
import { createInstance } from 'i18next';
import { type ReactNode, StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { I18nextProvider } from 'react-i18next';
import { StaticRouter } from 'react-router';
import { App } from './app/App.tsx';
import { loadWords } from './app/messages/load.ts';
import { paths } from './app/paths.ts';
import { preparePage } from './app/prepare-page.ts';
import { routeAt } from './app/route-at.ts';
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

/** Each with its own source; the home page is part of what the application begins with. */
const drawn: readonly (readonly [path: string, source: string | null])[] = [
  [paths.home.path, null],
  [paths.login.path, 'src/app/pages/LoginPage.tsx'],
  [paths.register.path, 'src/app/pages/RegisterPage.tsx'],
];

export const locales = Object.keys(localeNames).filter(isLocale);

/** Draws the pages that visitors come to first, each in every language, by the components that later take them over. */
export const drawPages = (): Promise<DrawnPage[]> =>
  Promise.all(
    locales.flatMap((locale) =>
      drawn.map(async ([path, source]) => ({
        ...(await drawPage(path, locale)),
        sources: [
          ...(locale === 'en' ? [] : [`src/app/messages/app-${locale}.ts`]),
          ...(source === null ? [] : [source, `src/app/messages/${locale}-rest.ts`]),
        ],
      })),
    ),
  );

async function drawPage(path: string, locale: Locale): Promise<Omit<DrawnPage, 'sources'>> {
  const { page } = preparePage(path);
  const [translation, rest] = await Promise.all([
    loadWords(locale, 'translation'),
    loadWords(locale, 'rest'),
    page,
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
    title: t('app.documentTitle', { page: t(routeAt(path)?.title ?? 'app.title.home') }),
    description: t('app.home.intro'),
  };
}

/** What cannot be drawn stops the build. */
const fail = (error: unknown): never => {
  throw error;
};
