import { matchRoutes } from 'react-router';
import { type PageRoute, routes } from './routes.tsx';

const matchable = routes.map((route) => ({ path: route.path, route }));

/** The route that serves a path, or null where the path leads home. */
export const routeAt = (pathname: string): PageRoute | null =>
  matchRoutes(matchable, pathname)?.at(-1)?.route.route ?? null;
