import { describe, expect, it } from 'vitest';
import { MaskSession } from './mask-session.ts';
import { createPicker, type Found, type PickState } from './picker.ts';

/** A mask of 100 × 100 that marks the left `columns` columns; its blob holds that number. */
const reading = (columns: number) => ({ mask: new Blob([String(columns)]), coverage: columns / 100 });
const found = (columns: readonly number[], isUnsure = false, isLikely = true): Found => ({
  readings: columns.map(reading),
  isUnsure,
  isLikely,
});
const TAP = { places: [{ x: 5, y: 5 }], erases: false };

/** A picker whose search answers when it is told to. */
const picking = () => {
  const session = new MaskSession({ width: 100, height: 100 });
  const states: PickState[] = [];
  let answer: (found: Found | null) => void = () => undefined;
  const picker = createPicker({
    session,
    find: () => new Promise((done) => (answer = done)),
    read: async (mask) => {
      const columns = Number(await mask.text());
      return Uint8Array.from({ length: 10_000 }, (_, at) => (at % 100 < columns ? 255 : 0));
    },
    onState: (state) => states.push(state),
  });
  const state = () => states.at(-1) ?? { kind: 'idle' };
  const settle = async (what: Found | null) => {
    answer(what);
    // Blobs are read in turns of their own.
    for (let i = 0; i < 20; i += 1) await new Promise((done) => setTimeout(done));
  };
  const coverage = () => session.getSnapshot().coverage;
  return { session, picker, state, settle, coverage };
};

describe('picking a thing', () => {
  it('leaves no trace in a mask that is being saved, whenever it is found', async () => {
    const { session, picker, settle, coverage, state } = picking();
    picker.findAt(TAP);
    picker.cancel();
    session.freeze(true);
    await settle(found([20]));
    picker.findAt(TAP);
    await settle(found([20]));
    session.freeze(false);
    expect([coverage(), session.document.commands, state().kind]).toEqual([0, [], 'idle']);
  });

  it('paints what is found, and says nothing where that is plain', async () => {
    const { picker, settle, coverage, state } = picking();
    picker.findAt(TAP);
    await settle(found([20]));
    expect(coverage()).toBeCloseTo(0.2);
    expect(state()).toMatchObject({ kind: 'found', isUnsure: false });
  });

  it('asks before a tap marks more than a third of the photo, and shows what it would be', async () => {
    const { session, picker, settle, coverage, state } = picking();
    picker.findAt(TAP);
    await settle(found([40, 10]));
    expect(state()).toMatchObject({ kind: 'asking', isLarge: true });
    expect([coverage(), session.offered?.pixels[39]]).toEqual([0, 255]);
    picker.take(0);
    expect([coverage(), session.offered]).toEqual([0.4, null]);
  });

  it('asks nothing of the kind for a box, for words, or when it is taken away', async () => {
    for (const places of [[...TAP.places, { x: 90, y: 90 }], TAP.places]) {
      const { session, picker, settle, state } = picking();
      session.run({ type: 'fill' });
      picker.findAt({ places, erases: places.length === 1 });
      await settle(found([40]));
      expect(state().kind).toBe('found');
    }
  });

  it('marks nothing unasked of what is hardly likely', async () => {
    const { picker, settle, coverage, state } = picking();
    picker.findWords('the sofa');
    await settle(found([20, 10], true, false));
    expect([coverage(), state().kind]).toEqual([0, 'asking']);
  });

  it('puts another reading in the place of the first, as one step, until the mask changes', async () => {
    const { session, picker, settle, coverage } = picking();
    picker.findAt(TAP);
    await settle(found([20, 10], true));
    picker.take(1);
    expect(coverage()).toBeCloseTo(0.1);
    session.run({ type: 'undo' });
    expect([coverage(), session.getSnapshot().canUndo]).toEqual([0, false]);
    picker.take(0);
    expect(coverage()).toBe(0);
  });
});
