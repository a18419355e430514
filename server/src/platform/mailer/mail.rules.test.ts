import { describe, expect, it } from 'vitest';
import { mailLimits, pauseAfter } from './mail.rules.ts';

describe('pauseAfter', () => {
  it.each([
    [1, 5],
    [2, 15],
    [3, 45],
    [4, 135],
    [7, 3600],
    [1000, 3600],
  ])('after %d failures waits about %d s', (failures, seconds) => {
    expect(pauseAfter(failures, 0.5)).toBe(seconds * 1000);
  });

  it('spreads mails that failed together by a fifth to both sides', () => {
    expect([pauseAfter(1, 0), pauseAfter(1, 1)]).toEqual([4000, 6000]);
  });
});

it('never lets go of a mail that may still be on its way', () => {
  expect(mailLimits.leaseMs).toBeGreaterThan(mailLimits.sendingMs);
});
