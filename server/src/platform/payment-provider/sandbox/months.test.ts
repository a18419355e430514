import { expect, it } from 'vitest';
import { monthsAfter } from './subscription.rules.ts';

const at = (text: string) => Date.parse(text);
const after = (text: string, months: number) => new Date(monthsAfter(at(text), months)).toISOString();

it('ends a month on the same day and time of the next, in UTC', () => {
  expect(after('2026-01-15T12:34:56.789Z', 1)).toBe('2026-02-15T12:34:56.789Z');
  expect(after('2026-12-15T23:59:59.999Z', 1)).toBe('2027-01-15T23:59:59.999Z');
});

it('takes the last day where a month is too short, and comes back to the 31st', () => {
  const ends = [1, 2, 3, 13, 25].map((months) => after('2026-01-31T08:00:00.000Z', months).slice(0, 10));
  expect(ends).toEqual(['2026-02-28', '2026-03-31', '2026-04-30', '2027-02-28', '2028-02-29']);
});

it('goes on from where the month before ended', () => {
  for (let month = 0; month < 60; month++) {
    const length =
      monthsAfter(at('2026-01-31T00:00:00Z'), month + 1) - monthsAfter(at('2026-01-31T00:00:00Z'), month);
    expect(length).toBeGreaterThanOrEqual(28 * 86_400_000);
    expect(length).toBeLessThanOrEqual(31 * 86_400_000);
  }
});
