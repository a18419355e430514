import { describe, expect, test } from 'vitest';
import { selectRegion } from './select-region.ts';
import { groundOf, type DrawnThing } from './testing/drawn-room.ts';

const TABLE: DrawnThing = {
  left: 100,
  top: 160,
  right: 220,
  bottom: 215,
  colour: [120, 70, 40],
  kind: 'table',
};
const VASE: DrawnThing = {
  left: 130,
  top: 120,
  right: 155,
  bottom: 160,
  colour: [30, 90, 160],
  kind: 'clutter',
};
/** Behind the table, and taller than what is put on one. */
const SOFA: DrawnThing = { left: 170, top: 90, right: 310, bottom: 160, colour: [190, 60, 50], kind: 'sofa' };
/** On the floor beside it. */
const BOX: DrawnThing = {
  left: 20,
  top: 180,
  right: 60,
  bottom: 215,
  colour: [220, 190, 60],
  kind: 'clutter',
};
const ground = groundOf(SOFA, TABLE, VASE, BOX);

function isIn(
  thing: DrawnThing,
  more: { readonly isToGo?: boolean; readonly isReplaced?: boolean },
): boolean {
  const { mask } = selectRegion(ground, { words: 'the table', points: [], box: null, ...more });
  const middle = { x: (thing.left + thing.right) >> 1, y: (thing.top + thing.bottom) >> 1 };
  return mask.data[middle.y * mask.width + middle.x]! > 127;
}

describe('a table that is taken away', () => {
  test('takes along what stands on it', () => {
    expect([isIn(TABLE, { isToGo: true }), isIn(VASE, { isToGo: true })]).toEqual([true, true]);
  });

  test('leaves what stands behind and beside it', () => {
    expect([isIn(SOFA, { isToGo: true }), isIn(BOX, { isToGo: true })]).toEqual([false, false]);
  });

  test('is meant alone where it gets another look or gives way to another', () => {
    expect(isIn(TABLE, {})).toBe(true);
    expect(isIn(VASE, {})).toBe(false);
    expect(isIn(VASE, { isToGo: true, isReplaced: true })).toBe(false);
  });
});
