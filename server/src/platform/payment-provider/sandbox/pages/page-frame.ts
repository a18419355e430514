import type { Locale } from '@maquette/contract';
import { html, type Html } from '../../../html.ts';
import { sayIn } from './page-words.ts';

/** A whole page. It needs no script, and its only style sheet is its own. */
export const pageFrame = ({ locale, title, body }: { locale: Locale; title: string; body: Html }): string => {
  const say = sayIn(locale);
  return html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>${title} · Maquette · ${say('testMoney')}</title>
        <link rel="stylesheet" href="/sandbox/page.css" />
      </head>
      <body>
        <header>
          <p class="mark">Maquette</p>
          <p class="badge">${say('testMoney')}</p>
        </header>
        <main>${body}</main>
        <footer><p>${say('testNote')}</p></footer>
      </body>
    </html>`.source;
};

/** A page that only says something and leads on. */
export const sayPage = (page: {
  readonly locale: Locale;
  readonly title: string;
  readonly text: string;
  readonly backUrl: string;
}): string => {
  const { locale, title, text, backUrl } = page;
  const body = html`<h1>${title}</h1>
    <p>${text}</p>
    <p><a class="button" href="${backUrl}">${sayIn(locale)('goBack')}</a></p>`;
  return pageFrame({ locale, title, body });
};

/** The bank asks whether it is really its customer. */
export const stepPage = (page: {
  readonly locale: Locale;
  readonly brand: string;
  readonly last4: string;
  /** As it is read; null where nothing is charged. */
  readonly amount: string | null;
}): string => {
  const { locale, brand, last4, amount } = page;
  const say = sayIn(locale);
  const body = html`<h1>${say('stepTitle')}</h1>
    <p>${say('stepText', { brand, last4 })}</p>
    ${amount === null ? null : html`<p class="sum">${say('stepAmount', { amount })}</p>`}
    <form method="post">
      <button class="button" name="outcome" value="confirm">${say('confirm')}</button>
      <button class="quiet" name="outcome" value="refuse">${say('refuse')}</button>
    </form>`;
  return pageFrame({ locale, title: say('stepTitle'), body });
};
