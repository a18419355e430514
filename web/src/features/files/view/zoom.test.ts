import { describe, expect, it } from 'vitest';
import { swiped } from './use-zoom-gestures.ts';
import { fitted, panBy, type Place, sharedAspect, transformOf, type Zoom, zoomTo } from './zoom.ts';

/** Which place of the picture is seen at a place of the frame. */
const seenAt = ({ scale, x, y }: Zoom, at: Place): Place => ({
  x: x + (at.x - 0.5) / scale,
  y: y + (at.y - 0.5) / scale,
});

describe('the zoom of a picture', () => {
  it('never shows what lies beyond an edge', () => {
    const corner = panBy(zoomTo(fitted, 4, { x: 0, y: 0 }), { x: 9, y: 9 });
    expect(seenAt(corner, { x: 0, y: 0 })).toEqual({ x: 0, y: 0 });
    expect(zoomTo(corner, 0.2, { x: 1, y: 1 })).toEqual(fitted);
    expect(panBy(fitted, { x: 0.3, y: -0.2 })).toEqual(fitted);
  });

  it('keeps the place one points at where it is', () => {
    const at = { x: 0.3, y: 0.6 };
    const near = zoomTo(fitted, 3, at);
    const nearer = zoomTo(near, 5, at);
    expect(seenAt(near, at).x).toBeCloseTo(0.3);
    expect(seenAt(nearer, at).y).toBeCloseTo(0.6);
  });

  it('follows the hand by its whole way at any scale', () => {
    const middle = zoomTo(fitted, 4, { x: 0.5, y: 0.5 });
    expect(panBy(middle, { x: 0.1, y: 0 }).x).toBeCloseTo(0.475);
  });

  it('is told to the browser as a move and a scale from the upper left corner', () => {
    expect(transformOf(fitted)).toBe('translate(0%, 0%) scale(1)');
    expect(transformOf({ scale: 2, x: 0.75, y: 0.25 })).toBe('translate(-100%, 0%) scale(2)');
  });
});

it('a frame shared by two shapes wastes as much on the one as on the other', () => {
  expect(sharedAspect({ width: 400, height: 300 }, { width: 800, height: 600 })).toBeCloseTo(4 / 3);
  expect(sharedAspect({ width: 160, height: 90 }, { width: 900, height: 1600 })).toBeCloseTo(1);
});

describe('a finger', () => {
  const at = (clientX: number, clientY = 0) => ({ clientX, clientY });

  it.each([
    ['goes too short a way', at(0), at(40)],
    ['goes down rather than sideways', at(0), at(60, 60)],
    ['was not alone', null, at(200)],
  ])('that %s leads nowhere', (_, from, to) => {
    expect(swiped(from, to)).toBeNull();
  });

  it('that goes to the left leads to the next picture, to the right to the one before', () => {
    expect(swiped(at(100), at(20, 30))).toBe(1);
    expect(swiped(at(20), at(100))).toBe(-1);
  });
});
