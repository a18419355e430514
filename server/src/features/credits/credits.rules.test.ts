import { describe, expect, it } from 'vitest';
import {
  afterChange,
  afterHold,
  afterRelease,
  afterSettle,
  canHold,
  hasRunLow,
  priceOfEdit,
  spendable,
} from './credits.rules.ts';

describe('credits.rules', () => {
  it.each([
    { balance: 0, held: 0, amount: 1, can: false },
    { balance: 2, held: 2, amount: 1, can: false },
    { balance: 2, held: 1, amount: 2, can: false },
    { balance: 2, held: 1, amount: 1, can: true },
    { balance: 0, held: 0, amount: 0, can: true },
  ])('of $balance credits with $held held, holding $amount more: $can', ({ balance, held, amount, can }) => {
    expect(canHold({ balance, held }, amount)).toBe(can);
  });

  it.each([
    { from: 5, to: 4, is: false },
    { from: 4, to: 0, is: false },
    { from: 7, to: 6, is: false },
    { from: 6, to: 6, is: false },
    { from: 6, to: 5, is: true },
    { from: 6, to: 4, is: true },
    { from: 100, to: 0, is: true },
  ])('going from $from credits to $to is running low: $is', ({ from, to, is }) => {
    expect(hasRunLow({ balance: from, held: 0 }, { balance: to, held: 0 })).toBe(is);
  });

  it.each([
    ['default', false, 'recolour', 1],
    ['default', false, 'material', 1],
    ['default', false, 'put', 1],
    ['premium', false, 'recolour', 2],
    ['default', true, 'recolour', 0],
    ['default', true, 'material', 0],
    ['premium', true, 'recolour', 0],
    ['default', true, 'remove', 1],
    ['default', true, 'put', 1],
    ['default', true, 'replace', 1],
    ['own', true, 'recolour', 0],
    ['own', true, 'remove', 0],
  ] as const)(
    'an edit costs 1 credit, a premium one 2, paint and material by our own engine nothing (%s, own %s, %s: %i)',
    (tier, isOwnEngine, action, price) => {
      expect(priceOfEdit({ tier, isOwnEngine, action })).toBe(price);
    },
  );

  it('what is held and given back leaves the account as it was; what is settled is gone', () => {
    const account = afterChange({ balance: 3, held: 1 }, 4);
    expect(account).toEqual({ balance: 7, held: 1 });
    const holding = afterHold(account, 2);
    expect(spendable(holding)).toBe(4);
    expect(afterRelease(holding, 2)).toEqual(account);
    expect(afterSettle(holding, 2)).toEqual({ balance: 5, held: 1 });
  });
});
