import { describe, expect, it } from 'vitest';
import { moved, moveOf } from './moves.ts';
import type { Placed } from './thing.ts';

const at: Placed = { x: 0.5, y: 0.8, turn: 170, scale: 1, variant: 7, lift: 0, size: 1 };
const limits = { scaleFrom: 0.75, scaleTo: 1.3, variants: 8 };
function press(key: string, more = {}) {
  return {
    ...{ key, code: '', isControl: false, isShift: false, isAlt: false },
    ...more,
  };
}

describe('a thing moved by hand', () => {
  it('never gets smaller or larger than real ones, nor out of sight', () => {
    expect(moved(at, { kind: 'scale', times: 9 }, limits).scale).toBe(1.3);
    expect(moved(at, { kind: 'scale', times: 0.1 }, limits).scale).toBe(0.75);
    expect(moved(at, { kind: 'by', x: 5, y: -5 }, limits)).toMatchObject({ x: 1.25, y: -0.25 });
  });

  it('turns round and comes back to its first form', () => {
    expect(moved(at, { kind: 'turn', degrees: 20 }, limits).turn).toBe(-170);
    expect(moved(at, { kind: 'variant' }, limits).variant).toBe(0);
  });
});

describe('keys for a thing', () => {
  it.each([
    press('a'),
    press('Tab'),
    press('ArrowLeft', { isAlt: true }),
    press('-', { isControl: true }),
    press('n', { isControl: true }),
  ])('leave %j to the browser', (key) => expect(moveOf(key)).toBeNull());

  it.each([
    [press('ArrowRight'), { kind: 'by', x: 0.01, y: 0 }],
    [press('ArrowUp', { isShift: true }), { kind: 'by', x: 0, y: -0.002 }],
    [press(']'), { kind: 'turn', degrees: 7.5 }],
    [press('{', { isShift: true }), { kind: 'turn', degrees: -1.5 }],
    [press('[', { isControl: true, isAlt: true }), { kind: 'turn', degrees: -7.5 }],
    [press('+', { isShift: true }), { kind: 'scale', times: 1.04 }],
    [press('n'), { kind: 'variant' }],
  ])('%j', (key, move) => expect(moveOf(key)).toEqual(move));
});
