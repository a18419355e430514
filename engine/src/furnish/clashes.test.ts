import { describe, expect, it } from 'vitest';
import { drawnRecord } from '../lexicon/kinds.ts';
import { standingOf, type Setting } from '../put/arrangement.ts';
import { clashesOf, movedTo, type StandingPiece } from './clashes.ts';
import { ROOM_TYPES } from './furnish-styles.ts';
import { modelOf } from './furnished-thing.ts';
import { planFurnishing } from './plan-furnishing.ts';

const setting: Setting = {
  width: 1000,
  height: 750,
  camera: { focal: 620, centreX: 500, centreY: 375, pitch: 0.12, roll: 0, yaw: 0.2, trust: 1 },
  cameraHeight: 1.45,
  distance: [1, 0.8, 3.6, 1.8, 1.9, 0.9],
};

const piece = (
  at: Partial<StandingPiece['arrangement']>,
  more: Partial<StandingPiece> = {},
): StandingPiece => ({
  support: 'floor',
  arrangement: { x: 0.5, y: 0.8, turn: 0, scale: 1, variant: 0, lift: 0, ...at },
  extent: { left: -0.4, right: 0.4, back: -0.3, front: 0.3, bottom: 0, top: 0.5 },
  isFlat: false,
  ...more,
});

describe('a piece of a furnished room', () => {
  it('does not stand in another, though rugs lie under it and pictures hang above it', () => {
    const rug = piece({}, { isFlat: true });
    const picture = piece({ y: 0.4 }, { support: 'wall' });
    expect(clashesOf(setting, [piece({}), piece({ x: 0.52 })])).toEqual([
      { at: 0, with: 1 },
      { at: 1, with: 0 },
    ]);
    expect(clashesOf(setting, [piece({}), rug, picture, piece({ x: 0.9 })])).toEqual([]);
  });

  it('does not stand in a wall', () => {
    expect(clashesOf(setting, [piece({ y: 0.5 })])).toEqual([{ at: 0, with: 'wall' }]);
    expect(clashesOf(setting, [piece({ x: -0.6 })])).toEqual([{ at: 0, with: 'wall' }]);
    const doubtful = { ...setting, camera: { ...setting.camera, trust: 0.2 } };
    expect(clashesOf(doubtful, [piece({ y: 0.5 })])).toEqual([]);
  });

  it('does not hang on a wall in another one', () => {
    const flat = { left: -0.4, right: 0.4, back: 0, front: 0.03, bottom: -0.3, top: 0.3 };
    const hung = (x: number) => piece({ x, y: 0.4 }, { support: 'wall', extent: flat });
    expect(clashesOf(setting, [hung(0.5), hung(0.53)])).toHaveLength(2);
    expect(clashesOf(setting, [hung(0.3), hung(0.6)])).toEqual([]);
  });

  it('does not float: what stood on it goes with it', () => {
    const lamp = { left: -0.1, right: 0.1, back: -0.1, front: 0.1, bottom: 0, top: 0.4 };
    const held = piece({ y: 0.68, lift: 0.5 }, { extent: lamp });
    const { depth, x } = standingOf(setting, 'floor', piece({}).arrangement);
    const above = standingOf(setting, 'floor', held.arrangement);
    expect(Math.hypot(depth - above.depth, x - above.x)).toBeLessThan(0.4);
    expect(clashesOf(setting, [piece({}), held])).toEqual([]);
    const moves = movedTo(setting, [piece({}), held], { at: 0, x: 0.7, y: 0.85 });
    const after = [piece({}), held].map((one, i) => ({
      ...one,
      arrangement: { ...one.arrangement, ...moves.get(i) },
    }));
    expect(moves.size).toBe(2);
    expect(clashesOf(setting, after)).toEqual([]);
    expect(clashesOf(setting, [after[0]!, held])).toEqual([{ at: 1, with: 'nothing' }]);
  });

  it.each(ROOM_TYPES)('stands well as it was planned: %s', (roomType) => {
    for (const seed of [1, 2, 3]) {
      const wish = { roomType, style: 'japandi', language: 'en', seed } as const;
      const things = planFurnishing({ setting, openings: [], obstacles: [], ...wish });
      const pieces = things.map((thing) => {
        const { piece: model, extent, kind } = modelOf({ ...thing, variant: 0 }, seed);
        const isFlat = drawnRecord(kind).stands === 'flat';
        return { support: model.support, arrangement: thing.arrangement, extent, isFlat };
      });
      expect(pieces.length).toBeGreaterThan(3);
      expect(clashesOf(setting, pieces)).toEqual([]);
    }
  });
});
