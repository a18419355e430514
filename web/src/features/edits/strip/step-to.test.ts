import { describe, expect, it } from 'vitest';
import { stepTo } from './strip.ts';

describe('the takes of a removal', () => {
  it.each(['Tab', 'Enter', ' ', 'a'])('are not left by %j', (key) => {
    expect(stepTo(key, { at: 1, count: 3 })).toBeNull();
  });

  it.each([
    ['ArrowRight', 1, 2],
    ['ArrowRight', 2, 0],
    ['ArrowDown', 0, 1],
    ['ArrowLeft', 0, 2],
    ['ArrowUp', 2, 1],
    ['Home', 2, 0],
    ['End', 0, 2],
  ])('are walked round by %s from %i to %i', (key, at, to) => {
    expect(stepTo(key, { at, count: 3 })).toBe(to);
  });
});
