import type { Locale } from '@maquette/contract';
import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Refusal } from '../refusal.ts';
import { pageLocaleFrom } from './locale.ts';

const INDEX = 'index.html';
/** Drawn by a small script of its own for people without an account. */
const SHARED = 'share.html';
const DRAWN = '.pages';
const YEAR_SECONDS = 31_536_000;

export interface WebPages {
  /** Folder of the built web application; null to serve the API alone. */
  readonly webFolder: string | null;
  /** Somebody is shown the home page, in this language. */
  readonly onHome?: (locale: Locale) => void;
}

/**
 * Serves the built web application. Files below `/assets` carry a hash in their name and may be kept for good; all else
 * is asked for again. A page address that is no file gets the application, which knows its own routes; some pages were drawn
 * when it was built, in each language.
 */
export async function serveWebPages(
  app: FastifyInstance,
  { webFolder: folder, onHome }: WebPages,
): Promise<void> {
  const hasPages = folder !== null && existsSync(join(folder, INDEX));
  if (hasPages) {
    await app.register(staticFiles, {
      root: folder,
      index: INDEX,
      dotfiles: 'ignore',
      cacheControl: false,
      setHeaders: (reply, path) => {
        const isHashed = path.startsWith(join(folder, 'assets'));
        reply.header('cache-control', isHashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache');
      },
    });
    serveDrawnPages(app, join(folder, DRAWN), onHome);
    if (existsSync(join(folder, SHARED)))
      app.get('/s/:token', (_request, reply) => reply.header('x-robots-tag', 'noindex').sendFile(SHARED));
  }
  app.setNotFoundHandler((request, reply) => {
    if (!hasPages || !isPageAddress(request)) throw new Refusal('not_found');
    // Not handed back: awaiting a reply that is being sent hangs one listener after the other on it.
    void reply.sendFile(INDEX);
  });
}

/** Files named by page and language, such as `login.fr.html`. */
function serveDrawnPages(app: FastifyInstance, folder: string, onHome: WebPages['onHome']): void {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  for (const page of new Set(files.map((file) => file.split('.', 1)[0] ?? '')))
    app.get(page === 'home' ? '/' : `/${page}`, (request, reply) => {
      reply.header('vary', 'Accept-Language, Cookie');
      const locale = pageLocaleFrom(request);
      if (page === 'home') onHome?.(locale);
      return reply.sendFile(`${page}.${locale}.html`, folder);
    });
}

/**
 * A chunk that is gone must fail as such: the application then knows that it is out of date. Whoever looks for the sandbox
 * where it is not chosen is told that it is not there.
 */
const isPageAddress = ({ method, url }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') && !/^\/(api|assets|sandbox)(\/|$|\?)/.test(url);
