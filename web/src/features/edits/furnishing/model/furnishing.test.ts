import type { FurnishedThing } from '@maquette/contract';
import { describe, expect, it } from 'vitest';
import { emptyFurnishing, nextFurnishing, reachableFurnishing } from './furnish-draft.ts';
import { faultOf, piecesOf, thingsToDraw } from './pieces.ts';

const thing = (words: string): FurnishedThing => ({
  ...{ kind: words, words, width: 1 },
  arrangement: { x: 0.5, y: 0.8, turn: 30, scale: 1, variant: 0 },
});
const things = [thing('sofa'), thing('rug')];
const photo = { id: 'a', name: 'room.jpg', width: 400, height: 200 };
const after = (...events: Parameters<typeof nextFurnishing>[1][]) =>
  events.reduce(nextFurnishing, emptyFurnishing);
const chosen = { type: 'photo-chosen', photo } as const;
const change = (at: number, made: object) => ({ type: 'piece-changed', of: 'e', at, change: made }) as const;

describe('the pieces of a furnished room', () => {
  it('cannot be drawn when none is left, or one has no words', () => {
    expect(
      faultOf(piecesOf(things, after(change(0, { isOut: true }), change(1, { isOut: true })).changes)),
    ).toBe('none');
    expect(faultOf(piecesOf(things, after(change(1, { words: ' ' })).changes))).toBe('blank');
    expect(faultOf(piecesOf(things, after(change(1, { words: ' ', isOut: true })).changes))).toBeNull();
  });

  it('are moved, changed and taken out by themselves', () => {
    const { changes } = after(
      change(0, { isOut: true }),
      change(1, { words: 'red rug ' }),
      change(1, { x: 0.2 }),
    );
    expect(thingsToDraw(things, piecesOf(things, changes))).toEqual([
      { ...thing('rug'), words: 'red rug', arrangement: { ...things[1]!.arrangement, x: 0.2 } },
    ]);
  });

  it('come back as they were', () => {
    const { changes } = after(change(0, { isOut: true }), change(0, { isOut: false }));
    expect(thingsToDraw(things, piecesOf(things, changes))).toEqual(things);
  });
});

describe('the furnishing draft', () => {
  it('keeps room and style for another photo, and nothing else', () => {
    const worked = after({ type: 'style-chosen', style: 'boho' }, chosen, change(0, { isOut: true }));
    expect(nextFurnishing(worked, { ...chosen, photo: { ...photo, id: 'b' } })).toMatchObject({
      style: 'boho',
      changes: null,
      photo: { id: 'b' },
    });
  });

  it('forgets changes to another result, and those that were drawn', () => {
    const other = nextFurnishing(after(change(0, { isOut: true })), { ...change(1, { x: 0.1 }), of: 'f' });
    expect(other.changes).toEqual({ of: 'f', pieces: { 1: { x: 0.1 } } });
    expect(nextFurnishing(other, { type: 'edits-seen' }).changes).toBeNull();
  });

  it('shows a result only when there is one', () => {
    expect(reachableFurnishing(after(chosen), 'result')).toBe('form');
    const done = after(chosen, { type: 'edits-started', editIds: ['e'] }, { type: 'edits-seen' });
    expect(reachableFurnishing(done, 'result')).toBe('result');
  });
});
