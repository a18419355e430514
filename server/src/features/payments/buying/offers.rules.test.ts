import { describe, expect, it } from 'vitest';
import { offers, priceOf } from './offers.rules.ts';

describe('offers.rules', () => {
  it.each([
    ['fewer dollars than the pack costs', { amount: 9.99, credits: 100 }],
    ['half a cent off', { amount: 10.005, credits: 100 }],
    ['a pack at the price by the piece', { amount: 30, credits: 300 }],
    ['one pack’s price with another’s credits', { amount: 25, credits: 500 }],
    ['cents as dollars', { amount: 1000, credits: 100 }],
    ['dollars as cents', { price: 10, credits: 100 }],
    ['the other dashboard’s price', { price: 1000, credits: 100 }],
    ['cents by the piece', { price: 70, credits: 7 }],
    ['a million credits for a cent', { amount: 0.01, credits: 1_000_000 }],
    ['nothing', { credits: 100 }],
    ['NaN', { amount: Number.NaN, credits: 100 }],
  ])('refuse %s', (_what, sent) => {
    expect(priceOf(sent)).toBeNull();
  });

  it('let every pack be bought at its price', () => {
    const prices = offers.map(({ credits, priceCents, dashboard }) =>
      priceOf(dashboard === 'main' ? { amount: priceCents / 100, credits } : { price: priceCents, credits }),
    );
    expect(prices).toEqual(offers.map(({ priceCents }) => priceCents));
    expect(prices).toEqual([1000, 2500, 4000, 7500, 999, 3999, 6999, 29_999]);
  });

  it('sell any other number at ten cents each, in whole cents', () => {
    expect(priceOf({ amount: 0.1 + 0.2, credits: 3 })).toBe(30);
    for (let credits = 1; credits < 5000; credits++) {
      if (offers.some((offer) => offer.dashboard === 'main' && offer.credits === credits)) continue;
      expect(priceOf({ amount: credits * 0.1, credits })).toBe(credits * 10);
      expect(priceOf({ amount: (credits * 10) / 100, credits })).toBe(credits * 10);
    }
  });

  it('name each pack once', () => {
    expect(new Set(offers.map(({ id }) => id)).size).toBe(offers.length);
  });
});
