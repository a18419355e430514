import type { FurnishedThing, FurnishPlan } from '@maquette/contract';
import { describe, expect, it } from 'vitest';
import { emptyFurnishing, nextFurnishing, reachableFurnishing } from './furnish-draft.ts';
import { afterMove, clashesIn, faultOf, piecesOf, thingsToDraw, worded } from './pieces.ts';

function thing(words: string): FurnishedThing {
  return {
    ...{ kind: words, words, width: 1 },
    arrangement: { x: 0.5, y: 0.8, turn: 30, scale: 1, variant: 0 },
  };
}
const things = [thing('sofa'), thing('rug')];
const photo = { id: 'a', name: 'room.jpg', width: 400, height: 200 };
function after(...events: Parameters<typeof nextFurnishing>[1][]) {
  return events.reduce(nextFurnishing, emptyFurnishing);
}
const chosen = { type: 'photo-chosen', photo } as const;
function change(at: number, made: object) {
  return { type: 'pieces-changed', of: 'e', changes: new Map([[at, made]]) } as const;
}

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

describe('the pieces of a plan', () => {
  const box = (lift: number): FurnishPlan['things'][number] => ({
    ...thing('box'),
    arrangement: { ...thing('box').arrangement, lift },
    ...{ name: 'box', support: 'floor', isFlat: false, place: [] },
    extent: { left: -0.4, right: 0.4, back: -0.3, front: 0.3, bottom: 0, top: 0.5 },
  });
  const plan: FurnishPlan = {
    ...{ roomType: 'bedroom', style: 'boho', seed: 1, clashes: [], light: [] },
    things: [box(0), box(0), { ...box(0.5), words: 'lamp' }],
    setting: {
      ...{ width: 1000, height: 750, cameraHeight: 1.45, distance: [1, 0.8, 3.6, 1.8, 1.9, 0.9] },
      camera: { focal: 620, centreX: 500, centreY: 375, pitch: 0.12, roll: 0, yaw: 0, trust: 1 },
    },
  };
  const apart = after(change(0, { x: 0.25 }), change(2, { x: 0.5, y: 0.66 })).changes;
  const pieces = piecesOf(plan.things, apart);

  it('are told once of two that stand in each other; what is taken out stands in nothing', () => {
    const together = piecesOf(plan.things, after(change(2, { x: 0.5, y: 0.66 })).changes);
    expect(clashesIn(plan, together).map(({ piece, with: other }) => [piece.at, other])).toEqual([
      [1, together[0]],
    ]);
    expect(clashesIn(plan, pieces)).toEqual([]);
    const out = piecesOf(plan.things, after(change(0, { isOut: true }), change(1, { isOut: true })).changes);
    expect(clashesIn(plan, out).map(({ piece, with: other }) => [piece.at, other])).toEqual([[2, 'nothing']]);
  });

  it('take with them what stands on them', () => {
    const moved = afterMove(plan, pieces, { at: 1, x: 0.7, y: 0.82 });
    expect([...moved.keys()]).toEqual([1, 2]);
    expect(moved.get(2)!.x).toBeGreaterThan(0.6);
    expect([...afterMove(plan, pieces, { at: 0, x: 0.2, y: 0.8 }).keys()]).toEqual([0]);
  });

  it('are planned anew only for other words, and by their own while there are none', () => {
    const said = (words: string) => piecesOf(things, after(change(1, { words })).changes);
    expect(worded(things, said('rug '))).toBeNull();
    expect(worded(things, said(' '))).toBeNull();
    expect(worded(things, said('red rug'))?.map(({ words }) => words)).toEqual(['sofa', 'red rug']);
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
