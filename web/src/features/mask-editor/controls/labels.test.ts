import { expect, it } from 'vitest';
import { percentOf } from './labels.ts';

it.each([
  [0, '0%'],
  [0.00001, '0.1%'],
  [0.0456, '4.6%'],
  [0.123, '12%'],
  [1, '100%'],
])('shows %d as %s', (share, text) => {
  expect(percentOf(share, 'en', { isAsSign: true })).toBe(text);
});

it('writes numbers as the language does', () => {
  expect(percentOf(0.0456, 'fr', { isAsSign: false })).toBe('4,6');
});
