import { describe, expect, it } from 'vitest';
import { arrangementAt, standingOf, turnOfWallAt, type Arrangement, type Setting } from './arrangement.ts';

const setting: Setting = {
  width: 1000,
  height: 750,
  camera: { focal: 800, centreX: 500, centreY: 375, pitch: 0.12, roll: 0.02, yaw: 0.3, trust: 1 },
  cameraHeight: 1.4,
  distance: [1, 0.9, 4, 2, 2, 3],
};
const arranged = (more: Partial<Arrangement>): Arrangement => ({
  ...{ x: 0.5, y: 0.9, lift: 0, turn: 0, scale: 1, variant: 0 },
  ...more,
});

describe('where an arrangement puts a thing', () => {
  it.each([
    ['floor', { x: 0.3, y: 0.8, turn: 25 }],
    ['floor', { x: 0.7, y: 0.7, lift: 0.5 }],
    ['ceiling', { x: 0.45, y: 0.05 }],
    ['ceiling', { x: 0.45, y: 0.2, lift: 2 }],
  ] as const)('is undone by reading it off: %s %j', (support, more) => {
    const arrangement = arranged(more);
    const standing = standingOf(setting, support, arrangement);
    const read = arrangementAt(setting, standing, arrangement)!;
    for (const key of ['x', 'y', 'turn', 'scale'] as const)
      expect(read[key]).toBeCloseTo(arrangement[key], 6);
  });

  it('stands on the floor, on a table, under the ceiling', () => {
    expect(standingOf(setting, 'floor', arranged({})).base).toBeCloseTo(0);
    expect(standingOf(setting, 'floor', arranged({ lift: 0.7 })).base).toBeCloseTo(0.7);
    expect(standingOf(setting, 'ceiling', arranged({ y: 0.02 })).base).toBeCloseTo(1.4 * 1.9);
  });

  it('stands nearer the lower it is seen, and never farther than a room reaches', () => {
    const at = (y: number) => standingOf(setting, 'floor', arranged({ y })).depth;
    expect(at(0.95)).toBeLessThan(at(0.7));
    expect(at(0.3)).toBeCloseTo(12, 1);
  });

  it('hangs flat on the wall it is seen on, or on the one it is turned to', () => {
    const seen = { x: 0.5, y: 0.4 };
    const turn = turnOfWallAt(setting, seen);
    const { yaw } = standingOf(setting, 'wall', arranged({ ...seen, turn }));
    expect(yaw).toBeCloseTo((-turn * Math.PI) / 180);
    expect(Math.abs(Math.sin(yaw))).toBeCloseTo(Math.sin(0.3), 3);
    const turned = [90, -90].map((more) =>
      standingOf(setting, 'wall', arranged({ ...seen, turn: turn + more })),
    );
    expect(turned.some((other) => Math.abs(Math.sin(other.yaw - yaw)) > 0.99)).toBe(true);
  });
});
