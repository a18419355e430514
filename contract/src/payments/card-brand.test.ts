import { expect, it } from 'vitest';
import { brandName } from './card-brand.ts';

it('shows no name for a brand that is not known', () => {
  expect([brandName(''), brandName('unknown')]).toEqual([null, null]);
});

it.each([
  ['visa', 'Visa'],
  ['mastercard', 'Mastercard'],
  ['amex', 'American Express'],
  ['discover', 'Discover'],
  ['jcb', 'JCB'],
  ['diners', 'Diners Club'],
  ['unionpay', 'UnionPay'],
  ['girocard', 'girocard'],
])('calls %s by the name people know: %s', (brand, name) => {
  expect(brandName(brand)).toBe(name);
});
