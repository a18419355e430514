import { expect, it } from 'vitest';
import { ago } from './session-words.ts';

const now = Date.parse('2026-03-01T12:00:00Z');
const before = (ms: number) => ago(now - ms, now);

it('is never in the future, whatever the clocks say', () => {
  expect(before(-90_000)).toEqual({ value: 0, unit: 'second' });
});

it('is told in the largest whole unit', () => {
  expect(before(59_999)).toEqual({ value: 0, unit: 'second' });
  expect(before(60_000)).toEqual({ value: -1, unit: 'minute' });
  expect(before(59 * 60_000)).toEqual({ value: -59, unit: 'minute' });
  expect(before(60 * 60_000)).toEqual({ value: -1, unit: 'hour' });
  expect(before(47 * 60 * 60_000)).toEqual({ value: -1, unit: 'day' });
  expect(before(30 * 24 * 60 * 60_000)).toEqual({ value: -30, unit: 'day' });
});
