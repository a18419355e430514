import type { TestApp } from './build-test-app.ts';

/** What a buyer does on the built-in card provider's page. */
export type Outcome = 'pay' | 'decline' | 'challenge' | 'confirm' | 'refuse' | 'leave';

/** The checkout's number, as its page's address ends with it. */
export const sessionIn = (checkoutUrl: string): string =>
  new URL(checkoutUrl).pathname.split('/').at(-1) ?? '';

/** Presses a button on the page of a checkout; it pays with the card of the saved ones, or the one typed in. */
export const payCheckout = (
  { app }: Pick<TestApp, 'app'>,
  checkoutUrl: string,
  { outcome = 'pay', ...fields }: { outcome?: Outcome; card?: string; number?: string } = {},
) =>
  app.inject({
    method: 'POST',
    url: new URL(checkoutUrl).pathname,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ outcome, ...fields }).toString(),
  });
