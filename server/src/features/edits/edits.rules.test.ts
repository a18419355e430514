import { describe, expect, it } from 'vitest';
import { Refusal } from '../../platform/refusal.ts';
import { drawingProgress, etaOf, failureCode, medianOf } from './edits.rules.ts';

describe('the estimate', () => {
  it('is none when there is nothing to go by', () => {
    expect(etaOf({ medianMs: null, queuePosition: 0, runningMs: 5, atOnce: 1 })).toBeNull();
    expect(medianOf([])).toBeNull();
  });

  it.each([
    [{ queuePosition: 0, runningMs: 400, atOnce: 1 }, 600],
    [{ queuePosition: 0, runningMs: 4000, atOnce: 1 }, 0],
    [{ queuePosition: 0, runningMs: null, atOnce: 1 }, 2000],
    [{ queuePosition: 1, runningMs: null, atOnce: 1 }, 3000],
    [{ queuePosition: 1, runningMs: null, atOnce: 2 }, 2000],
  ])('counts those before: %o', (waiting, expected) => {
    expect(etaOf({ medianMs: 1000, ...waiting })).toBe(expected);
  });

  it('goes by the middle, not by one that took long', () => {
    expect(medianOf([5, 900_000, 7])).toBe(7);
  });
});

describe('progress', () => {
  it('rises from the end of preparing to the end of drawing, whatever the engine says', () => {
    expect([-1, 0, 0.5, 1, 7].map((fraction) => Math.round(drawingProgress(fraction) * 1000))).toEqual([
      50, 50, 485, 920, 920,
    ]);
  });
});

describe('the reason an edit failed', () => {
  it.each([
    [new Refusal('storage_full'), 'storage_full'],
    [Object.assign(new Error('x'), { code: 'ENOSPC' }), 'disk_full'],
    [new Error('x'), 'engine_failed'],
  ])('%s is told as %s', (error, code) => {
    expect(failureCode(error)).toBe(code);
  });
});
