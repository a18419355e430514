import type { CreditOffer } from '@maquette/contract';
import { describe, expect, it } from 'vitest';
import {
  creditsIn,
  fewestOf,
  isTooMany,
  packsFor,
  packsOf,
  priceOf,
  printPricePerCredit,
} from './purchase.ts';

const pack = (credits: number, priceCents: number, dashboard: CreditOffer['dashboard'] = 'main') => ({
  ...{ id: `${dashboard}-${credits}`, credits, priceCents, dashboard },
  name: null,
  isMostPopular: false,
});
const list = {
  offers: [
    ...[pack(100, 1000), pack(300, 2500), pack(500, 4000), pack(1000, 7500)],
    pack(500, 3999, 'payment'),
  ],
  centsPerCredit: 10,
  minimumCents: 50,
};

describe('an amount of credits', () => {
  it.each(['', ' ', '0', '-1', '0.5', '1,5', 'NaN', '1e12', '1000000000000', '100001', 'ten', '１００'])(
    'cannot be “%s”',
    (text) => {
      expect(creditsIn(text)).toBeNull();
    },
  );

  it('is any whole number up to the limit', () => {
    expect([' 1 ', '100', '100000'].map(creditsIn)).toEqual([1, 100, 100_000]);
  });

  it('is too many above it, and not merely wrong', () => {
    expect(['100001', ' 1000000000000 '].map(isTooMany)).toEqual([true, true]);
    expect(['100000', '-100001', '1e12', ''].map(isTooMany)).toEqual([false, false, false, false]);
  });
});

describe('the price', () => {
  it('is that of the pack of the same size in this dashboard', () => {
    expect([100, 300, 500, 1000].map((credits) => priceOf(credits, list))).toEqual([1000, 2500, 4000, 7500]);
    expect(packsOf(list)).toHaveLength(4);
  });

  it('is ten cents a credit for any other amount', () => {
    expect([3, 99, 101].map((credits) => priceOf(credits, list))).toEqual([30, 990, 1010]);
  });

  it('begins where the card provider begins', () => {
    expect(fewestOf(list)).toBe(5);
    expect(fewestOf({ ...list, minimumCents: 1 })).toBeNull();
  });
});

describe('what is offered to somebody who runs short', () => {
  it('is the two smallest packs that reach', () => {
    expect(packsFor(2, list).map(({ credits }) => credits)).toEqual([100, 300]);
    expect(packsFor(101, list).map(({ credits }) => credits)).toEqual([300, 500]);
    expect(packsFor(600, list).map(({ credits }) => credits)).toEqual([1000]);
  });

  it('is the largest pack where none reaches', () => {
    expect(packsFor(5000, list).map(({ credits }) => credits)).toEqual([1000]);
  });
});

describe('the price of one credit of a pack', () => {
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
});
