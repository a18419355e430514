import { describe, expect, it } from 'vitest';
import { afterHands } from './use-hands.ts';
import type { Placed } from './thing.ts';

const at: Placed = { x: 0.5, y: 0.8, turn: 0, scale: 1, variant: 0, lift: 0, size: 0 };
const begun = {
  at,
  box: { width: 400, height: 200 },
  limits: { scaleFrom: 0.5, scaleTo: 2, variants: 4 },
};
function finger(from: readonly [number, number], to: readonly [number, number]) {
  return {
    ...{ fromX: from[0], fromY: from[1] },
    ...{ x: to[0], y: to[1] },
  };
}

describe('hands on a thing', () => {
  it('that let go leave it where it was', () => {
    expect(afterHands([], { ...begun, hold: 'thing' })).toEqual(at);
  });

  it('move it as far as one finger moves', () => {
    const moved = afterHands([finger([10, 10], [50, -10])], { ...begun, hold: 'thing' });
    expect(moved).toMatchObject({ x: 0.6, turn: 0, scale: 1 });
    expect(moved.y).toBeCloseTo(0.7);
  });

  it('turn and scale it by a handle, and leave it in its place', () => {
    const turned = afterHands([finger([0, 0], [40, 5])], { ...begun, hold: 'turn' });
    expect(turned).toEqual({ ...at, turn: -24 });
    const grown = afterHands([finger([0, 0], [0, -110])], { ...begun, hold: 'scale' });
    expect(grown.scale).toBeCloseTo(Math.exp(0.5));
    expect([grown.x, grown.y]).toEqual([0.5, 0.8]);
  });

  it('pinch, turn and carry it by two fingers', () => {
    const fingers = [finger([100, 100], [100, 100]), finger([200, 100], [100, 250])];
    const after = afterHands(fingers, { ...begun, hold: 'thing' });
    expect(after.scale).toBeCloseTo(1.5);
    expect(after.turn).toBeCloseTo(90);
    expect(after.x).toBeCloseTo(0.5 - 50 / 400);
    expect(after.y).toBeCloseTo(0.8 + 75 / 200);
  });
});
