import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boxOf, type CropBox, cropHandles, cropOf, zoneAt } from './crop-box.ts';
import { dragBox, drawBox, moveBox, nudgeBox, scaleBox } from './drag-box.ts';

const bounds = { width: 400, height: 300 };
const free = { bounds, shape: null, least: 16 };
const square = { bounds, shape: 1, least: 16 };
const box = { left: 100, top: 100, right: 200, bottom: 200 };

const place = fc.record({
  x: fc.double({ min: -900, max: 900, noNaN: true }),
  y: fc.double({ min: -900, max: 900, noNaN: true }),
});
const rules = fc.record({
  bounds: fc.constant(bounds),
  shape: fc.constantFrom(null, 1, 4 / 3, 16 / 9, 3 / 4),
  least: fc.constant(16),
});
const change = fc.oneof(
  fc.record({ kind: fc.constant('move' as const), at: place }),
  fc.record({ kind: fc.constant('drag' as const), handle: fc.constantFrom(...cropHandles), at: place }),
  fc.record({ kind: fc.constant('draw' as const), from: place, at: place }),
  fc.record({
    kind: fc.constant('scale' as const),
    factor: fc.double({ min: 0.1, max: 8, noNaN: true }),
    at: place,
  }),
);

function changed(
  before: CropBox,
  step: typeof change extends fc.Arbitrary<infer Step> ? Step : never,
  by: typeof free | typeof square,
): CropBox {
  if (step.kind === 'move') return moveBox(before, step.at, by);
  if (step.kind === 'drag') return dragBox(before, { handle: step.handle, to: step.at }, by);
  if (step.kind === 'draw') return drawBox(step.from, step.at, by);
  return scaleBox(before, { factor: step.factor, by: step.at }, by);
}

describe('the crop frame', () => {
  it('never leaves the picture, gets too small or loses a held shape, whatever is done to it', () => {
    fc.assert(
      fc.property(rules, fc.array(change, { maxLength: 12 }), (held, steps) => {
        let now = drawBox({ x: 50, y: 50 }, { x: 250, y: 250 }, held as typeof free);
        for (const step of steps) {
          now = changed(now, step, held as typeof free);
          const [width, height] = [now.right - now.left, now.bottom - now.top];
          expect(now.left).toBeGreaterThanOrEqual(-1e-6);
          expect(now.top).toBeGreaterThanOrEqual(-1e-6);
          expect(now.right).toBeLessThanOrEqual(400 + 1e-6);
          expect(now.bottom).toBeLessThanOrEqual(300 + 1e-6);
          expect(Math.min(width, height)).toBeGreaterThan(16 - 1e-6);
          if (held.shape !== null) expect(width / height).toBeCloseTo(held.shape, 4);
        }
      }),
    );
  });

  it('turns away from an edge that leaves no room for the least of a held shape', () => {
    const held = { bounds, shape: 4 / 3, least: 16 };
    const drawn = drawBox({ x: 16, y: 0 }, { x: 0, y: 0 }, held);
    expect(drawn.left).toBe(16);
    expect(drawn.bottom - drawn.top).toBeCloseTo(16, 6);
  });

  it('stops at the edge when moved beyond it, and keeps its size', () => {
    expect(moveBox(box, { x: -500, y: 50 }, free)).toEqual({ left: 0, top: 150, right: 100, bottom: 250 });
  });

  it('follows a corner while the opposite one stays', () => {
    const dragged = dragBox(box, { handle: 'nw', to: { x: 60, y: 90 } }, free);
    expect(dragged).toEqual({ left: 60, top: 90, right: 200, bottom: 200 });
  });

  it('follows an edge and leaves the other side alone', () => {
    expect(dragBox(box, { handle: 'e', to: { x: 250, y: 7 } }, free)).toEqual({ ...box, right: 250 });
  });

  it('does not turn inside out', () => {
    expect(dragBox(box, { handle: 'e', to: { x: 20, y: 0 } }, free).right).toBe(116);
  });

  it('grows to both sides of a pulled edge when the shape is held', () => {
    const dragged = dragBox(box, { handle: 'e', to: { x: 240, y: 0 } }, square);
    expect(dragged).toEqual({ left: 100, right: 240, top: 80, bottom: 220 });
  });

  it('can be drawn in every direction', () => {
    expect(drawBox({ x: 200, y: 200 }, { x: 120, y: 150 }, free)).toEqual({
      left: 120,
      top: 150,
      right: 200,
      bottom: 200,
    });
  });

  it('is no crop when it holds the whole picture, and comes back from shares as it was', () => {
    expect(cropOf(boxOf(null, bounds), bounds)).toBeNull();
    const crop = cropOf(box, bounds);
    expect(crop).toEqual({ x: 0.25, y: 1 / 3, width: 0.25, height: 1 / 3 });
    const again = boxOf(crop, bounds);
    expect(again.right).toBeCloseTo(200);
    expect(again.bottom).toBeCloseTo(200);
  });

  it('goes pixel by pixel by keys, both ways, also of a held shape', () => {
    const wider = nudgeBox(box, { handle: 'se', by: { x: 10, y: 0 } }, square);
    expect(wider).toEqual({ left: 100, top: 100, right: 210, bottom: 210 });
    expect(nudgeBox(wider, { handle: 'se', by: { x: -10, y: 0 } }, square)).toEqual(box);
    expect(nudgeBox(box, { handle: 'nw', by: { x: 0, y: 5 } }, free).top).toBe(105);
  });
});

describe('what a press takes', () => {
  const frame = { left: 100, top: 100, right: 300, bottom: 200 };

  it.each([
    [{ x: 40, y: 150 }, 'outside'],
    [{ x: 200, y: 240 }, 'outside'],
    [{ x: 95, y: 95 }, 'nw'],
    [{ x: 310, y: 190 }, 'se'],
    [{ x: 200, y: 108 }, 'n'],
    [{ x: 290, y: 150 }, 'e'],
    [{ x: 200, y: 150 }, 'move'],
  ])('at %j is %s', (at, zone) => {
    expect(zoneAt(at, frame, 22)).toBe(zone);
  });

  it('leaves the middle of a small frame for moving it', () => {
    expect(zoneAt({ x: 20, y: 20 }, { left: 10, top: 10, right: 30, bottom: 30 }, 22)).toBe('move');
  });
});
