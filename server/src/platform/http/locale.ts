import { type Locale, locales } from '@maquette/contract';
import type { FastifyRequest } from 'fastify';

/**
 * The language a caller asks for by `Accept-Language` (RFC 9110, 12.5.4), English when none of ours is wanted.
 * The first of the most wanted ones wins; `q=0` means never.
 */
export function localeFrom(header: string | undefined): Locale {
  let best: Locale = 'en';
  let bestWeight = 0;
  for (const range of (header ?? '').slice(0, 500).split(',')) {
    const [tag = '', ...parameters] = range.trim().toLowerCase().split(';');
    const locale = locales.find((own) => own === tag.trim().split('-')[0]);
    const q = parameters.map((p) => p.trim()).find((p) => p.startsWith('q='));
    const weight = q === undefined ? 1 : Number(q.slice(2));
    if (locale !== undefined && weight > bestWeight) {
      best = locale;
      bestWeight = weight;
    }
  }
  return best;
}

/** The language a page is wanted in: by its address, by a cookie that the web application heeds, or by the browser's own. */
export function pageLocaleFrom(request: FastifyRequest): Locale {
  const { lng } = request.query as { lng?: unknown };
  const cookie = /(?:^|; *)i18next=([^;]*)/.exec(request.headers.cookie ?? '')?.[1];
  for (const wish of [lng, cookie]) {
    const language = String(wish).split('-', 1)[0]?.toLowerCase();
    const locale = locales.find((own) => own === language);
    if (locale !== undefined) return locale;
  }
  return localeFrom(request.headers['accept-language']);
}
