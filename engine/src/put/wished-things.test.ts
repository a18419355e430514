import { describe, expect, it } from 'vitest';
import { extentOf } from '../furniture/sets/footprint.ts';
import { drawablesOf, pieceForWish, wishesOf } from './wished-things.ts';

const words = (prompt: string) => ({
  prompt,
  negativePrompt: '',
  allowStandIn: false,
  stylePreset: '' as const,
});
const drawables = (prompt: string) => drawablesOf(wishesOf(words(prompt)), false);
const choice = { seed: 7, variant: 0, aspect: 1 };

function extentFor(prompt: string) {
  return extentOf(pieceForWish(words(prompt), choice)!.sizes[0]!());
}

describe('two things that are wished for', () => {
  it.each([
    'an armchair and a lamp',
    'a sideboard with a floor lamp',
    'a bed with a lamp',
    'a table lamp and a desk',
  ])('stand side by side: %s', (prompt) => {
    expect(drawables(prompt).map(({ top }) => top)).toEqual([undefined, undefined]);
  });

  it.each([
    ['a bedside table with a lamp', 'nightstand', 'table lamp'],
    ['une commode en bois avec une lampe', 'dresser', 'table lamp'],
    ['a desk and a desk lamp', 'desk', 'table lamp'],
    ['a side table with candles', 'side table', 'candle'],
  ])('are one on the other: %s', (prompt, kind, on) => {
    expect(drawables(prompt)).toMatchObject([{ kind, top: { kind: on } }]);
  });

  it('are as high as both, on a top that is bare', () => {
    const [desk, lamp] = [extentFor('a desk without decor'), extentFor('a table lamp')];
    const both = extentFor('a desk with a table lamp');
    expect(both.top).toBeCloseTo(desk.top + lamp.top, 2);
    expect(both.right - both.left).toBeCloseTo(desk.right - desk.left, 2);
  });
});
