import { describe, expect, test } from 'vitest';
import type { Mask, Rect } from '../pixels.ts';
import { selectRegion, type SelectionWish } from './select-region.ts';
import { groundOf, HEIGHT, WIDTH, type DrawnThing } from './testing/drawn-room.ts';

const SOFA: DrawnThing = {
  left: 40,
  top: 120,
  right: 110,
  bottom: 200,
  colour: [215, 110, 30],
  kind: 'sofa',
};
const LAMP: DrawnThing = { left: 200, top: 60, right: 220, bottom: 200, colour: [40, 80, 170], kind: 'lamp' };
const ground = groundOf(SOFA, LAMP);

/** Half as large as the picture, as models are. */
function maskOf({ left, top, right, bottom }: Rect): Mask {
  const [width, height] = [WIDTH / 2, HEIGHT / 2];
  const data = new Uint8Array(width * height);
  for (let y = top / 2; y < bottom / 2; y++) data.fill(255, y * width + left / 2, y * width + right / 2);
  return { width, height, data };
}

function overlapWith(mask: Mask, { left, top, right, bottom }: Rect): number {
  let [both, either] = [0, 0];
  for (let i = 0; i < mask.data.length; i++) {
    const [x, y] = [i % mask.width, Math.floor(i / mask.width)];
    const isThing = x >= left && x < right && y >= top && y < bottom;
    const isIn = mask.data[i]! > 127;
    if (isThing && isIn) both++;
    if (isThing || isIn) either++;
  }
  return both / either;
}

const nothing: SelectionWish = { words: '', points: [], box: null };
const click = { ...nothing, points: [{ x: 75, y: 160, keep: true }] };

describe.each([
  ['words', { ...nothing, words: 'the sofa' }],
  ['a click', click],
  ['a box', { ...nothing, box: [36, 116, 114, 204] as const }],
])('a region by %s', (_, wish) => {
  test('is our own where nobody proposes anything', () => {
    const own = selectRegion(ground, wish);
    expect(own.isProposed).toBeUndefined();
    expect(selectRegion(ground, { ...wish, proposed: [] })).toEqual(own);
  });

  test('that somebody else found too is surer, and as exact', () => {
    const found = selectRegion(ground, { ...wish, proposed: [{ mask: maskOf(SOFA), score: 1 }] });
    expect(overlapWith(found.mask, SOFA)).toBeGreaterThan(0.9);
    expect(found.confidence).toBeGreaterThanOrEqual(Math.max(0.9, selectRegion(ground, wish).confidence));
  });

  test('that somebody is not sure of changes nothing of what is chosen', () => {
    const { mask, isProposed } = selectRegion(ground, {
      ...wish,
      proposed: [{ mask: maskOf(LAMP), score: 0.1 }],
    });
    expect(isProposed).toBeUndefined();
    expect(mask).toEqual(selectRegion(ground, wish).mask);
  });

  test('that is empty is nobody’s', () => {
    const none = maskOf({ left: 0, top: 0, right: 0, bottom: 0 });
    const { mask } = selectRegion(ground, { ...wish, proposed: [{ mask: none, score: 0.1 }] });
    expect(mask).toEqual(selectRegion(ground, wish).mask);
  });
});

describe('what somebody else found', () => {
  test('where our own eye sees none of it is chosen, told as theirs and asked about', () => {
    const wish = { ...nothing, words: 'the painting' };
    const found = selectRegion(ground, {
      ...wish,
      proposed: [{ mask: maskOf({ left: 130, top: 30, right: 190, bottom: 90 }), score: 0.8 }],
    });
    expect(found.isProposed).toBe(true);
    expect(found.confidence).toBeGreaterThan(selectRegion(ground, wish).confidence);
    expect(found.confidence).toBeLessThan(0.6);
  });

  test('says nothing of which wall is meant', () => {
    const wish = { ...nothing, words: 'the left wall' };
    const whole = maskOf({ left: 0, top: 0, right: WIDTH, bottom: 150 });
    expect(selectRegion(ground, { ...wish, proposed: [{ mask: whole, score: 1 }] })).toEqual(
      selectRegion(ground, wish),
    );
  });

  test('all the same holds what was clicked', () => {
    const found = selectRegion(ground, { ...click, proposed: [{ mask: maskOf(LAMP), score: 1 }] });
    expect(found.mask.data[160 * WIDTH + 75]).toBe(255);
  });
});
