import type { WordPart } from './messages/load.ts';
import { paths } from './paths.ts';
import { routeAt } from './route-at.ts';

/** What the page at a path needs before it can be drawn in one go: parts of the words, and its own code, which begins to be fetched. */
export const preparePage = (pathname: string): { parts: WordPart[]; page: Promise<void> | undefined } => {
  const route = routeAt(pathname);
  const isHome = route === null || route.path === paths.home.path;
  return {
    parts: isHome ? ['translation'] : ['translation', 'rest'],
    page: route && 'preload' in route.page ? route.page.preload() : undefined,
  };
};
