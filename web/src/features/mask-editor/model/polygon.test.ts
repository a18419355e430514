import { describe, expect, it } from 'vitest';
import type { Point } from '../../../platform/viewport/point.ts';
import { canvasKeyAction, pageKeyAction } from './keys.ts';
import { MaskSession } from './mask-session.ts';

/** A photo of 100 × 100 pixels shown at its own size, with the polygon in hand. */
const drawing = () => {
  const session = new MaskSession({ width: 100, height: 100 });
  session.viewport.resize({ width: 100, height: 100, margin: 0, below: 0 });
  session.run({ type: 'tool', tool: 'polygon' });
  const click = (...places: readonly (readonly [number, number])[]) => {
    for (const [x, y] of places) {
      session.meet({ type: 'press', at: { x, y }, mode: 'tool', isStraight: false });
      session.meet({ type: 'release' });
    }
  };
  const key = (name: string) => {
    const press = { key: name, code: name, isControl: false, isShift: false, isAlt: false };
    const action = canvasKeyAction(press) ?? pageKeyAction(press, true);
    if (action) session.run(action);
  };
  return { session, click, key };
};
const SQUARE = [
  [20, 20],
  [60, 20],
  [60, 60],
  [20, 60],
] as const;
const SQUARE_SHARE = 0.16;

describe('a polygon', () => {
  it('is not closed with two corners, and given up by Escape', () => {
    const { session, click, key } = drawing();
    click([20, 20], [60, 20]);
    key('Enter');
    expect(session.getSnapshot()).toMatchObject({ corners: 2, news: [{ said: 'needs-corners' }] });
    key('Escape');
    expect(session.getSnapshot()).toMatchObject({ corners: 0, coverage: 0, canUndo: false });
    expect(session.outline).toEqual([]);
  });

  it('is closed by Enter, as one step', () => {
    const { session, click, key } = drawing();
    click(...SQUARE);
    expect(session.getSnapshot()).toMatchObject({ corners: 4, coverage: 0 });
    key('Enter');
    expect(session.getSnapshot().coverage).toBeCloseTo(SQUARE_SHARE, 3);
    session.run({ type: 'undo' });
    expect(session.getSnapshot().coverage).toBe(0);
  });

  it('is closed by a double click, and by a click on its first corner', () => {
    for (const last of [SQUARE[3], [22, 23]] as const) {
      const { session, click } = drawing();
      click(...SQUARE, last);
      expect(session.getSnapshot()).toMatchObject({ corners: 0 });
      expect(session.getSnapshot().coverage).toBeCloseTo(SQUARE_SHARE, 3);
    }
  });

  it('loses its last corner by Backspace and by undo, and all of them in the end', () => {
    const { session, click, key } = drawing();
    click(...SQUARE);
    key('Backspace');
    session.run({ type: 'undo' });
    expect(session.corners).toEqual([
      { x: 20, y: 20 },
      { x: 60, y: 20 },
    ]);
    for (let i = 0; i < 3; i += 1) key('Backspace');
    expect(session.getSnapshot()).toMatchObject({ corners: 0, canUndo: false });
  });

  it('follows the pointer, with Shift in steps of 45°', () => {
    const { session, click } = drawing();
    click([20, 20]);
    session.hover({ x: 70, y: 25 });
    expect(session.outline.at(-1)).toEqual({ x: 70, y: 25 });
    session.straighten(true);
    const end = session.outline.at(-1) as Point;
    expect([end.x, end.y]).toEqual([70, 20]);
  });

  it('stays open while the photo is moved, and two fingers take no corner', () => {
    const { session, click } = drawing();
    click(...SQUARE);
    session.viewport.zoom(2);
    session.meet({ type: 'press', at: { x: 50, y: 50 }, mode: 'pan', isStraight: false });
    session.meet({ type: 'drag', way: [{ x: 60, y: 50 }] });
    session.meet({ type: 'release' });
    session.meet({ type: 'press', at: { x: 50, y: 50 }, mode: 'tool', isStraight: false });
    session.meet({ type: 'abort' });
    expect(session.getSnapshot().corners).toBe(4);
  });

  it('goes with the tool', () => {
    const { session, click } = drawing();
    click(...SQUARE);
    session.run({ type: 'tool', tool: 'brush' });
    expect(session.getSnapshot()).toMatchObject({ corners: 0, coverage: 0 });
  });

  it('is drawn by keyboard: Space sets a corner, Enter closes', () => {
    const { session, key } = drawing();
    for (const way of ['', 'ArrowRight', 'ArrowDown', 'ArrowLeft']) {
      if (way) for (let i = 0; i < 4; i += 1) key(way);
      session.run({ type: 'stamp' });
    }
    key('Enter');
    expect(session.getSnapshot().coverage).toBeCloseTo(SQUARE_SHARE, 3);
  });
});
