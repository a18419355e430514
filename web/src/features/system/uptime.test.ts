import { expect, it } from 'vitest';
import { uptimeOf } from './server-times.ts';

it.each([
  [-5, { days: 0, hours: 0, minutes: 0 }],
  [59.9, { days: 0, hours: 0, minutes: 0 }],
  [3_599, { days: 0, hours: 0, minutes: 59 }],
  [86_400, { days: 1, hours: 0, minutes: 0 }],
  [2 * 86_400 + 3 * 3_600 + 4 * 60 + 5, { days: 2, hours: 3, minutes: 4 }],
])('splits %d seconds', (seconds, expected) => {
  expect(uptimeOf(seconds)).toEqual(expected);
});
