import { expect, it } from 'vitest';
import { numberOf, vatIn, vatReturned } from './invoices.rules.ts';

it.each([
  [0, 2000, 0],
  [999, null, 0],
  [1200, 2000, 200],
  // 999 × 20 ÷ 120 = 166.5: a half cent goes up.
  [999, 2000, 167],
  [30, 2000, 5],
  [1, 2000, 0],
  [3, 2000, 1],
  [-999, 2000, -167],
  [2400, 550, 125],
  [29_999, 810, 2248],
])('%i cents contain VAT at %s hundredths of a per cent: %i', (cents, rate, vat) => {
  expect(vatIn(cents, rate)).toBe(vat);
});

it('net and VAT always make the price, and no cent more', () => {
  for (const rate of [1, 550, 770, 1000, 1900, 2000, 2550, 9999])
    for (let cents = 1; cents <= 3000; cents += 7) {
      const vat = vatIn(cents, rate);
      expect(Number.isInteger(vat) && vat >= 0 && vat < cents).toBe(true);
      expect(Math.abs(vat - (cents * rate) / (10_000 + rate))).toBeLessThanOrEqual(0.5);
    }
});

it('credit notes that make up the invoice make up its VAT, however it was cut', () => {
  for (const parts of [[999], [1, 998], [333, 333, 333], [5, 5, 5, 984]]) {
    let before = 0;
    let vat = 0;
    for (const part of parts) {
      vat += vatReturned({ rate: 2000, before, inAll: before + part });
      before += part;
    }
    expect(vat).toBe(-vatIn(999, 2000));
  }
});

it('numbers stand in order also as texts', () => {
  expect(numberOf({ year: 2026, running: 42 })).toBe('2026-000042');
  expect(numberOf({ year: 2026, running: 1_234_567 })).toBe('2026-1234567');
});
