import { describe, expect, it } from 'vitest';
import { boxBetween, type Crosshair, dabOf, middle, pointsOf, stepCrosshair } from './pointing.ts';

function press(crosshair: Crosshair, ...keys: string[]) {
  return keys.reduce<ReturnType<typeof stepCrosshair>>(
    (step, key) => stepCrosshair(step?.crosshair ?? crosshair, { key, isShift: false }),
    { crosshair, act: null },
  );
}

describe('the crosshair', () => {
  it('lets keys pass that mean nothing here', () => {
    expect(press(middle, 'x')).toBeNull();
    expect(press(middle, 'Escape')).toBeNull();
    expect(press(middle, 'Tab')).toBeNull();
  });

  it('stays on the photo', () => {
    const left = press(middle, ...Array.from({ length: 60 }, () => 'ArrowLeft'));
    expect(left?.crosshair.at).toEqual({ x: 0, y: 0.5 });
  });

  it('leaps with Shift', () => {
    expect(stepCrosshair(middle, { key: 'ArrowDown', isShift: true })?.crosshair.at.y).toBeCloseTo(0.6);
    expect(stepCrosshair(middle, { key: 'ArrowDown', isShift: false })?.crosshair.at.y).toBeCloseTo(0.52);
  });

  it.each([
    ['Enter', 'keep'],
    ['Delete', 'leave-out'],
    ['-', 'leave-out'],
  ])('does with %s: %s', (key, type) => {
    expect(press(middle, key)?.act).toEqual({ type, at: middle.at });
  });

  it('draws a box from B to B or Enter, and gives it up with Escape', () => {
    const to = press(middle, 'b', 'ArrowRight');
    expect(to?.act).toBeNull();
    expect(press(to!.crosshair, 'Enter')?.act).toEqual({
      type: 'box',
      from: middle.at,
      to: to!.crosshair.at,
    });
    expect(press(to!.crosshair, 'B')?.crosshair.corner).toBeNull();
    expect(press(to!.crosshair, 'Escape')).toEqual({
      crosshair: { at: to!.crosshair.at, corner: null },
      act: null,
    });
  });
});

describe('pointing at a photo', () => {
  it('makes no box of a drag too short to be meant', () => {
    expect(boxBetween({ x: 10, y: 10 }, { x: 13, y: 90 }, 5)).toBeNull();
    expect(boxBetween({ x: 90, y: 80 }, { x: 10, y: 20 }, 5)).toEqual([10, 20, 90, 80]);
  });

  it('makes one place of a click and a few of a dab', () => {
    expect(dabOf([], 12)).toEqual([]);
    expect(
      dabOf(
        [
          { x: 1, y: 1 },
          { x: 2, y: 1 },
        ],
        12,
      ),
    ).toEqual([{ x: 1, y: 1 }]);
    const path = Array.from({ length: 500 }, (_, x) => ({ x, y: 0 }));
    const dab = dabOf(path, 12);
    expect(dab.length).toBeGreaterThan(8);
    expect(dab.length).toBeLessThanOrEqual(12);
  });

  it('counts in whole pixels', () => {
    expect(pointsOf([{ x: 1.6, y: 2.2 }], false)).toEqual([{ x: 2, y: 2, keep: false }]);
  });
});
