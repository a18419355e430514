import { describe, expect, it } from 'vitest';
import { MaskSession } from './mask-session.ts';
import type { Point } from '../../../platform/viewport/point.ts';
import type { PressMode } from '../../../platform/viewport/gestures.ts';

const area = { width: 800, height: 600, margin: 0, below: 0 };

/** A photo of 400 x 300 shown at 200 %. */
function session(): MaskSession {
  const made = new MaskSession({ width: 400, height: 300 });
  made.viewport.resize(area);
  return made;
}

function drag(made: MaskSession, way: readonly Point[], mode: PressMode = 'tool', isStraight = false): void {
  const [at, ...rest] = way;
  if (!at) return;
  made.meet({ type: 'press', at, mode, isStraight });
  made.meet({ type: 'drag', way: rest });
  made.meet({ type: 'release' });
}

function level(made: MaskSession, x: number, y: number): number {
  return made.document.mask.pixels[y * made.document.mask.width + x] ?? -1;
}

describe('painting', () => {
  it('leaves nothing behind when the stroke is cancelled', () => {
    const made = session();
    made.meet({ type: 'press', at: { x: 100, y: 100 }, mode: 'tool', isStraight: false });
    made.meet({ type: 'drag', way: [{ x: 300, y: 300 }] });
    made.run({ type: 'escape' });
    expect(made.getSnapshot()).toMatchObject({ coverage: 0, canUndo: false, revision: 0 });
  });

  it('marks the photo under the pointer with a brush as wide as its size at the fitted zoom', () => {
    const made = session();
    drag(made, [
      { x: 200, y: 200 },
      { x: 400, y: 200 },
    ]);
    expect(level(made, 150, 100)).toBe(255);
    expect(level(made, 150, 104)).toBe(255);
    expect(level(made, 150, 107)).toBe(0);
    made.viewport.zoom(4);
    expect(made.radius).toBe(5);
  });

  it('erases for a moment, whatever the tool', () => {
    const made = session();
    made.run({ type: 'fill' });
    drag(
      made,
      [
        { x: 200, y: 200 },
        { x: 400, y: 200 },
      ],
      'erase',
    );
    expect(level(made, 150, 100)).toBe(0);
    expect(made.settings.tool).toBe('brush');
  });

  it('draws a straight line from where the stroke before ended', () => {
    const made = session();
    drag(made, [{ x: 100, y: 100 }]);
    drag(made, [{ x: 500, y: 100 }], 'tool', true);
    expect(level(made, 150, 50)).toBe(255);
  });

  it('paints what a lasso or a rectangle holds', () => {
    const made = session();
    made.run({ type: 'tool', tool: 'rectangle' });
    drag(made, [
      { x: 100, y: 100 },
      { x: 300, y: 300 },
    ]);
    expect(made.getSnapshot().coverage).toBeCloseTo((100 * 100) / (400 * 300), 5);
    made.run({ type: 'tool', tool: 'lasso' });
    drag(made, [
      { x: 400, y: 100 },
      { x: 600, y: 100 },
      { x: 600, y: 300 },
      { x: 400, y: 300 },
    ]);
    expect(made.getSnapshot().coverage).toBeCloseTo((200 * 100) / (400 * 300), 5);
    expect(made.outline).toEqual([]);
  });

  it('takes no box from a mere click and no lasso from a line', () => {
    const made = session();
    made.run({ type: 'tool', tool: 'rectangle' });
    drag(made, [{ x: 100, y: 100 }]);
    made.run({ type: 'tool', tool: 'lasso' });
    drag(made, [
      { x: 100, y: 100 },
      { x: 200, y: 100 },
    ]);
    expect(made.getSnapshot().canUndo).toBe(false);
  });

  it('never paints while it pans', () => {
    const made = session();
    made.viewport.zoom(2);
    const { x } = made.viewport.view;
    drag(
      made,
      [
        { x: 100, y: 100 },
        { x: 150, y: 100 },
      ],
      'pan',
    );
    expect(made.viewport.view.x - x).toBe(50);
    expect(made.getSnapshot().canUndo).toBe(false);
  });
});

describe('painting by keyboard', () => {
  it('stamps a dot in the middle of what is in sight', () => {
    const made = session();
    made.run({ type: 'stamp' });
    expect(level(made, 200, 150)).toBe(255);
    expect(made.getSnapshot().canUndo).toBe(true);
  });

  it('draws a stroke between two presses of the pen', () => {
    const made = session();
    made.run({ type: 'pen' });
    for (let step = 0; step < 10; step += 1) made.run({ type: 'nudge', x: 10, y: 0 });
    expect(made.getSnapshot().canUndo).toBe(false);
    made.run({ type: 'pen' });
    expect(level(made, 240, 150)).toBe(255);
    expect(made.document.commands).toHaveLength(1);
  });

  it('spans a rectangle', () => {
    const made = session();
    made.run({ type: 'tool', tool: 'rectangle' });
    made.run({ type: 'pen' });
    made.run({ type: 'nudge', x: 50, y: 0 });
    made.run({ type: 'nudge', x: 0, y: 50 });
    made.run({ type: 'pen' });
    expect(made.getSnapshot().coverage).toBeCloseTo((25 * 25) / (400 * 300), 5);
  });

  it('stays on the photo and keeps its place in sight', () => {
    const made = session();
    made.viewport.zoom(4);
    for (let step = 0; step < 100; step += 1) made.run({ type: 'nudge', x: -50, y: 0 });
    expect(made.cursor?.at.x).toBe(0);
    expect(made.viewport.toScreen({ x: 0, y: 150 }).x).toBeGreaterThanOrEqual(0);
  });
});

describe('what is said', () => {
  it('names the stroke that undo removed and what the mask covers', () => {
    const made = session();
    made.run({ type: 'stamp' });
    made.run({ type: 'undo' });
    expect(made.getSnapshot().news).toEqual([
      { said: 'undo', step: { kind: 'stroke', number: 1 } },
      { said: 'coverage', coverage: 0 },
    ]);
  });

  it('says so when there is nothing to undo', () => {
    const made = session();
    made.run({ type: 'undo' });
    expect(made.getSnapshot().news).toEqual([{ said: 'nothing-to-undo' }]);
  });

  it('tells the size within its bounds', () => {
    const made = session();
    made.run({ type: 'size-by', by: 100 });
    expect(made.getSnapshot().news).toEqual([{ said: 'size', size: 50 }]);
    made.run({ type: 'size-by', by: -100 });
    expect(made.getSnapshot().news).toEqual([{ said: 'size', size: 1 }]);
  });

  it('has a brush of 20 at first', () => {
    expect(session().getSnapshot().settings.size).toBe(20);
  });
});

describe('with Shift', () => {
  it('a rectangle is square and a lasso keeps to steps of 45°', () => {
    const made = session();
    made.run({ type: 'tool', tool: 'rectangle' });
    made.straighten(true);
    drag(made, [
      { x: 100, y: 100 },
      { x: 300, y: 150 },
    ]);
    expect(made.getSnapshot().coverage).toBeCloseTo((100 * 100) / (400 * 300), 5);
    made.run({ type: 'undo' });
    made.run({ type: 'tool', tool: 'lasso' });
    made.straighten(false);
    made.meet({ type: 'press', at: { x: 100, y: 100 }, mode: 'tool', isStraight: false });
    made.straighten(true);
    made.meet({ type: 'drag', way: [{ x: 310, y: 120 }] });
    expect(made.outline.at(-1)).toEqual({ x: 155, y: 50 });
  });
});

describe('with a pen', () => {
  const line = (pressure: number) => [
    { x: 200, y: 200, pressure },
    { x: 300, y: 200, pressure },
    { x: 400, y: 200, pressure },
  ];
  const painted = (pressure: number, isOn: boolean): number => {
    const made = session();
    made.run({ type: 'pen-pressure', isOn });
    drag(made, line(pressure));
    return made.getSnapshot().coverage;
  };

  it('a light stroke is thinner than a strong one, unless that is switched off', () => {
    expect(painted(0.2, true)).toBeLessThan(painted(1, true) / 2);
    expect(painted(0.2, false)).toBe(painted(1, false));
  });

  it('without a sensor every stroke is as wide as the brush', () => {
    expect(painted(0.5, true)).toBe(painted(1, true));
  });
});

describe('growing', () => {
  const box = (): MaskSession => {
    const made = session();
    made.run({ type: 'tool', tool: 'rectangle' });
    drag(made, [
      { x: 200, y: 200 },
      { x: 400, y: 400 },
    ]);
    return made;
  };
  const share = (side: number): number => (side * side) / (400 * 300);

  it('is shown at once and is no step until it is kept, then one', () => {
    const made = box();
    const { revision } = made.getSnapshot();
    for (const by of [3, 6, 10]) made.run({ type: 'grow', by });
    expect(made.getSnapshot()).toMatchObject({ revision, grownBy: 10 });
    const shown = made.preview?.pixels ?? [];
    expect(shown[150 * 400 + 205]).toBe(255);
    made.run({ type: 'settle' });
    expect(made.preview).toBeNull();
    expect(made.getSnapshot().coverage).toBeCloseTo(share(120), 2);
    made.run({ type: 'undo' });
    expect(made.getSnapshot().coverage).toBeCloseTo(share(100), 5);
  });

  it('shrinks by as much, and is kept before anything else is done', () => {
    const made = box();
    made.run({ type: 'grow', by: -10 });
    made.run({ type: 'invert' });
    expect(made.getSnapshot().coverage).toBeCloseTo(1 - share(80), 3);
    expect(made.document.commands.map(({ kind }) => kind)).toEqual(['area', 'grow', 'invert']);
  });

  it('is given up by undo and by Escape, and nothing is left of 0', () => {
    const made = box();
    for (const type of ['undo', 'escape'] as const) {
      made.run({ type: 'grow', by: 5 });
      made.run({ type });
      expect(made.preview).toBeNull();
    }
    made.run({ type: 'grow', by: 0 });
    made.run({ type: 'settle' });
    expect(made.document.commands).toHaveLength(1);
  });
});

describe('while it is being saved', () => {
  it('the mask stays as it is, whatever is pressed', () => {
    const made = session();
    drag(made, [{ x: 200, y: 200 }]);
    const { coverage, revision } = made.getSnapshot();
    made.freeze(true);
    drag(made, [{ x: 400, y: 400 }]);
    for (const type of ['undo', 'clear', 'invert', 'fill', 'stamp', 'pen'] as const) made.run({ type });
    made.addRegion({ width: 400, height: 300, pixels: new Uint8Array(120_000).fill(255) }, false);
    expect(made.getSnapshot()).toMatchObject({ coverage, revision });
    made.freeze(false);
    made.run({ type: 'undo' });
    expect(made.getSnapshot().coverage).toBe(0);
  });
});

describe('a reloaded mask', () => {
  it('keeps the person’s colour and is not a step', () => {
    const made = session();
    made.run({ type: 'colour', colour: '#00b8a9' });
    made.loadBase(new Uint8Array(400 * 300).fill(255));
    expect(made.getSnapshot()).toMatchObject({
      canUndo: false,
      coverage: 1,
      settings: { colour: '#00b8a9' },
    });
  });

  it('with its steps is taken back and done again as before', () => {
    const before = session();
    drag(before, [{ x: 200, y: 200 }]);
    before.run({ type: 'tool', tool: 'rectangle' });
    drag(before, [
      { x: 400, y: 100 },
      { x: 600, y: 300 },
    ]);
    before.run({ type: 'grow', by: 4 });
    before.run({ type: 'settle' });
    before.run({ type: 'undo' });
    const after = session();
    after.restore(new Uint8Array(400 * 300), before.document.history);
    const isAlike = () =>
      after.document.mask.pixels.every((value, i) => value === before.document.mask.pixels[i]);
    expect(isAlike()).toBe(true);
    for (const type of ['redo', 'undo', 'undo', 'undo'] as const) {
      for (const made of [before, after]) made.run({ type });
      expect(isAlike()).toBe(true);
    }
    expect(after.getSnapshot()).toMatchObject({ canUndo: false, canRedo: true, coverage: 0 });
  });
});
