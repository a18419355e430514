import { expect, it } from 'vitest';
import { printPricePerCredit } from './price-per-credit.ts';

it.each([
  [{ priceCents: 999, credits: 100 }, '$0.10'],
  [{ priceCents: 3999, credits: 500 }, '$0.08'],
  [{ priceCents: 29_999, credits: 5000 }, '$0.06'],
  [{ priceCents: 2500, credits: 300 }, '$0.083'],
])('says what a credit of %o costs: %s', (offer, price) => {
  expect(printPricePerCredit(offer, 'en')).toBe(price);
});

it('follows the language', () => {
  expect(printPricePerCredit({ priceCents: 3999, credits: 500 }, 'fr')).toBe('0,08\u00a0$US');
});
