import { describe, expect, it } from 'vitest';
import { canvasKeyAction } from './keys.ts';
import { MaskSession } from './mask-session.ts';
import type { Pick } from './session-snapshot.ts';

/** A session on a photo of 100 × 100 pixels shown at its own size, with the picking tool up. */
const picking = () => {
  const session = new MaskSession({ width: 100, height: 100 });
  session.viewport.resize({ width: 100, height: 100, margin: 0, below: 0 });
  session.run({ type: 'tool', tool: 'pick' });
  const picks: Pick[] = [];
  session.findFor((pick) => picks.push(pick));
  const press = (from: readonly [number, number], to: readonly [number, number], erases = false) => {
    const at = { x: from[0], y: from[1] };
    session.meet({ type: 'press', at, mode: erases ? 'erase' : 'tool', isStraight: false });
    session.meet({ type: 'drag', way: [{ x: to[0], y: to[1] }] });
    session.meet({ type: 'release' });
  };
  return { session, picks, press };
};

/** A found region: the left `columns` columns. */
const region = (columns: number) => {
  const pixels = Uint8Array.from({ length: 10_000 }, (_, at) => (at % 100 < columns ? 255 : 0));
  return { width: 100, height: 100, pixels };
};

describe('picking an object', () => {
  it('asks nothing when the press is broken off', () => {
    const { session, picks } = picking();
    session.meet({ type: 'press', at: { x: 5, y: 5 }, mode: 'tool', isStraight: false });
    session.meet({ type: 'abort' });
    expect(picks).toEqual([]);
    expect(session.outline).toEqual([]);
  });

  it('takes a click, even of a shaking hand, for one place', () => {
    const { picks, press } = picking();
    press([40, 30], [43, 32]);
    expect(picks).toEqual([{ places: [{ x: 40, y: 30 }], erases: false }]);
  });

  it('takes a drag for a box, inside the photo', () => {
    const { picks, press } = picking();
    press([40, 30], [120, 70], true);
    const places = [
      { x: 40, y: 30 },
      { x: 100, y: 70 },
    ];
    expect(picks).toEqual([{ places, erases: true }]);
  });

  it('paints what was found as one step, and takes away in another', () => {
    const { session } = picking();
    session.addRegion(region(50), false);
    session.addRegion(region(20), true);
    expect(session.document.coverage).toBeCloseTo(0.3);
    session.run({ type: 'undo' });
    expect(session.document.coverage).toBeCloseTo(0.5);
    session.run({ type: 'undo' });
    expect(session.document.coverage).toBe(0);
    session.run({ type: 'redo' });
    expect(session.document.coverage).toBeCloseTo(0.5);
    expect(session.getSnapshot().canRedo).toBe(true);
  });

  it('works by keyboard: Enter takes the thing, Alt and Enter takes it away, Space begins a box', () => {
    const { session, picks } = picking();
    const enter = { key: 'Enter', code: 'Enter', isControl: false, isShift: false };
    session.run(canvasKeyAction({ ...enter, isAlt: false })!);
    session.run(canvasKeyAction({ ...enter, isAlt: true })!);
    session.run({ type: 'stamp' });
    session.run({ type: 'nudge', x: 20, y: 30 });
    session.run(canvasKeyAction({ ...enter, isAlt: false })!);
    const middle = { x: 50, y: 50 };
    expect(picks).toEqual([
      { places: [middle], erases: false },
      { places: [middle], erases: true },
      { places: [middle, { x: 70, y: 80 }], erases: false },
    ]);
  });
});
