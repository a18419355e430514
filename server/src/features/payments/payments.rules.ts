import type { RateLimit } from '../../platform/rate-limit.ts';

const minute = 60_000;
const hour = 60 * minute;

/** By account. Buying and saving cards are kept slow for whoever tries stolen cards; the success page asks again and again. */
export const limitsOf = {
  buy: { name: 'buy', hits: 120, windowMs: hour },
  saveCard: { name: 'save-card', hits: 20, windowMs: hour },
  verify: { name: 'verify-checkout', hits: 120, windowMs: 15 * minute },
  look: { name: 'look-at-cards', hits: 300, windowMs: 15 * minute },
  invoices: { name: 'download-invoices', hits: 120, windowMs: hour },
} as const satisfies Record<string, RateLimit>;

/** An order without a checkout that has not been paid by then will not be. Milliseconds. */
export const orderPatienceMs = 15 * minute;

/** A checkout that was completed and whose money has not come by then, from a bank that is slow, is not waited for. Milliseconds. */
export const checkoutPatienceMs = 30 * 24 * hour;

/** Whoever carries an order out has an answer of the card provider by then, or gets none any more. Milliseconds. */
export const carryOutMs = 2 * minute;

/** Nothing that a card provider has on its way arrives later than this. Milliseconds. */
export const eventPatienceMs = 7 * 24 * hour;
