import { expect, it } from 'vitest';
import { printDay } from './print-day.ts';
import { printChange, printMoney } from './print-money.ts';
import { printPercent } from './print-percent.ts';

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

it('what is no instant has no day', () => {
  expect(printDay('', 'en', 'unavailable')).toBe('unavailable');
  expect(printDay('next week', 'fr')).toBe('next week');
});

it('a day is written out in the language of the reader', () => {
  expect(printDay('2026-11-21T12:00:00.000Z', 'en')).toBe('21 November 2026');
  expect(printDay('2026-11-21T12:00:00.000Z', 'fr')).toBe('21 novembre 2026');
});

it('cents become dollars with two decimals in the manner of the language', () => {
  expect(plain(printMoney(900, 'en'))).toBe('$9.00');
  expect(plain(printMoney(900, 'fr'))).toBe('9,00 $US');
  expect(plain(printMoney(29_999, 'fr'))).toBe('299,99 $US');
});

it('what is taken off has a minus sign, not a hyphen', () => {
  expect(plain(printMoney(-870, 'en'))).toBe('−$8.70');
  expect(plain(printMoney(-870, 'fr'))).toBe('−8,70 $US');
  expect([100, 0, -2].map((amount) => printChange(amount, 'en'))).toEqual(['+100', '0', '−2']);
  expect(plain(printChange(-1234, 'fr'))).toBe('−1 234');
});

it.each([
  [0.57, 'en', 0, '57%'],
  [0.57, 'fr', 0, '57\u00A0%'],
  [0.0456, 'fr', 1, '4,6\u00A0%'],
  [0.2, 'fr', 2, '20\u00A0%'],
] as const)('%d as a percentage in "%s" with up to %d digits', (share, language, digits, text) => {
  expect(printPercent(share, language, { digits })).toBe(text);
});
