import { randomUUID } from 'node:crypto';
import type { TestApp } from '../build-test-app.ts';
import type { CardProvider, OpenCheckout } from '../../../src/platform/payment-provider/card-provider.ts';

/** The built-in provider of a test server. */
export const cardsOf = ({ house }: TestApp): CardProvider => {
  if (house.deps.sandbox === null) throw new Error('The server has another card provider');
  return house.deps.sandbox.cards;
};

/** An open checkout of a fresh customer. */
export const openCheckout = async (on: TestApp, changes: Partial<OpenCheckout> = {}) => {
  const cards = cardsOf(on);
  const person = { userId: randomUUID(), email: 'ada@example.test', fullName: 'Ada' };
  const customerId = changes.customerId ?? (await cards.createCustomer(person));
  const orderId = randomUUID();
  const { sessionId, url } = await cards.openCheckout({
    ...{ customerId, mode: 'once', locale: 'en', idempotencyKey: orderId },
    item: { name: '100 credits', amountCents: 1000 },
    reference: { orderId, userId: person.userId },
    successUrl: 'http://shop.example.test/credits/success?session_id={CHECKOUT_SESSION_ID}',
    cancelUrl: 'http://shop.example.test/credits/cancel',
    ...changes,
  });
  return { customerId, sessionId, path: new URL(url).pathname };
};

/** Sends a page's form; what comes is the bare answer. */
export const sendForm = ({ app }: TestApp, path: string, fields: Readonly<Record<string, string>>) =>
  app.inject({
    ...{ method: 'POST', url: path, payload: new URLSearchParams(fields).toString() },
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });

/** Sends a page's form as a browser does: an answer that leads to the page again is followed. */
export const press = async (on: TestApp, path: string, fields: Readonly<Record<string, string>>) => {
  const answer = await sendForm(on, path, fields);
  const { location } = answer.headers;
  return location?.startsWith(path) ? on.app.inject(location) : answer;
};
