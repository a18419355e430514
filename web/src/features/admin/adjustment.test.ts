import { expect, it } from 'vitest';
import { creditsTyped } from './AdjustForm.tsx';

it.each(['', '0', '-0', '1.5', '1e3', '100001', '-100001', 'ten', '--5', '9'.repeat(30)])(
  'takes %j for no number of credits',
  (text) => {
    expect(creditsTyped(text)).toBeNull();
  },
);

it('reads whole numbers with either sign', () => {
  expect(['25', '+25', '-3', '−3', ' 7 '].map(creditsTyped)).toEqual([25, 25, -3, -3, 7]);
});
