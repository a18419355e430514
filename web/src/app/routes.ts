import type { ComponentType } from 'react';
import { matchRoutes } from 'react-router';
import type { LazyPart } from '../platform/lazy-part.tsx';
import { lazyWithWords } from './lazy-with-words.ts';
import type { WordPart } from './messages/load.ts';
import { HomePage } from './pages/HomePage.tsx';
import { type Page, pages, paths, sourceOf } from './paths.ts';

/** A page of the table with its component. */
export interface PageRoute extends Page {
  readonly page: ComponentType | LazyPart;
}

/** Each page is a chunk of its own; the home page is part of what the application begins with. */
const files = import.meta.glob<Record<string, ComponentType>>(['./pages/*.tsx', '!./pages/HomePage.tsx']);

/** @throws Error when the table names a file that is not there */
function componentOf(row: Page): PageRoute['page'] {
  if (row === paths.home) return HomePage;
  const load = files[`./${sourceOf(row)}`];
  if (!load) throw new Error(`There is no ${sourceOf(row)}`);
  return lazyWithWords(load, row.component);
}

export const routes: readonly PageRoute[] = pages.map((row) => ({ ...row, page: componentOf(row) }));

const matchable = routes.map((route) => ({ path: route.path, route }));

/** The route that serves a path, or null where the path leads home. */
export function routeAt(pathname: string): PageRoute | null {
  return matchRoutes(matchable, pathname)?.at(-1)?.route.route ?? null;
}

/** What the page at a path needs before it can be drawn in one go: parts of the words, and its own code, which begins to be fetched. */
export function preparePage(pathname: string): { parts: WordPart[]; page: Promise<void> | undefined } {
  const route = routeAt(pathname);
  const isHome = route === null || route.path === paths.home.path;
  return {
    parts: isHome ? ['translation'] : ['translation', 'rest'],
    page: route && 'preload' in route.page ? route.page.preload() : undefined,
  };
}
