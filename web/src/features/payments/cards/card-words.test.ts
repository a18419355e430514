import { expect, it } from 'vitest';
import { hasExpired, printExpiry } from './card-words.ts';

it('writes the expiry as MM/YY', () => {
  expect([printExpiry(4, 2031), printExpiry(12, 2009)]).toEqual(['04/31', '12/09']);
});

it('lets a card hold through the last day of its month', () => {
  const card = { exp_month: 2, exp_year: 2030 };
  expect(hasExpired(card, new Date(2030, 1, 28, 23, 59))).toBe(false);
  expect(hasExpired(card, new Date(2030, 2, 1))).toBe(true);
  expect(hasExpired({ exp_month: 12, exp_year: 2030 }, new Date(2030, 11, 31))).toBe(false);
});
