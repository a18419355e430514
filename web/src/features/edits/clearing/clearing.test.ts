import type { ClearedThing } from '@maquette/contract';
import { describe, expect, it } from 'vitest';
import { type ClearingDraft, emptyClearing, nextClearing, reachableClearing } from './clearing-draft.ts';
import { countsOf, listThings, maskOfThings, thingAt, tintThings } from './things.ts';

function thing(kind: ClearedThing['kind'], isTaken = true): ClearedThing {
  return {
    ...{ kind, label: kind, share: 0.1, isTaken },
  };
}
const found = [thing('sofa'), thing('curtain', false), thing('sofa')];
const numbers = { width: 4, height: 2, grey: Uint8Array.from([0, 1, 1, 2, 0, 3, 3, 2]) };

const photo = { id: 'a', name: 'room.jpg', width: 400, height: 200 };
function after(...events: Parameters<typeof nextClearing>[1][]): ClearingDraft {
  return events.reduce(nextClearing, emptyClearing);
}
const chosen = { type: 'photo-chosen', photo } as const;

describe('the things that go', () => {
  it('are those found to go, but for what somebody changed', () => {
    expect(listThings(found, []).map(({ isTaken }) => isTaken)).toEqual([true, false, true]);
    expect(listThings(found, [1, 2]).map(({ isTaken }) => isTaken)).toEqual([false, true, true]);
  });

  it('are counted within their kind', () => {
    expect(listThings(found, []).map(({ nth, ofKind }) => [nth, ofKind])).toEqual([
      [1, 2],
      [1, 1],
      [2, 2],
    ]);
    expect(countsOf(listThings(found, [3]))).toEqual([{ kind: 'sofa', count: 1 }]);
  });

  it('alone are white in the mask', () => {
    expect([...maskOfThings(numbers, listThings(found, [1])).grey]).toEqual([0, 0, 0, 0, 0, 255, 255, 0]);
    expect([...maskOfThings(numbers, listThings(found, [1, 3])).grey].some(Boolean)).toBe(false);
  });

  it('are found where somebody clicks', () => {
    expect(thingAt(numbers, 0.3, 0.1)).toBe(1);
    expect(thingAt(numbers, 1, 1)).toBe(2);
    expect(thingAt(numbers, 0, 0)).toBeNull();
  });

  it('are tinted, those that stay have an outline alone, and the one pointed at stands out', () => {
    const wide = { width: 5, height: 3, grey: Uint8Array.from({ length: 15 }, () => 1) };
    const inside = (isTaken: boolean, shown: number | null) =>
      tintThings(wide, listThings([thing('sofa', isTaken)], []), shown)[4 * 7 + 3] ?? 0;
    expect(inside(true, null)).toBeGreaterThan(0);
    expect(inside(false, null)).toBe(0);
    expect(inside(true, 1)).toBeGreaterThan(inside(true, null));
    expect(inside(false, 1)).toBeGreaterThan(0);
    const edge = tintThings(numbers, listThings(found, []), null);
    expect(edge[4 * 3 + 3]).toBeGreaterThan(0);
    expect(edge[3]).toBe(0);
  });
});

describe('the draft', () => {
  it('ticks and unticks by group, and back', () => {
    const change = { type: 'thing-changed', number: 2 } as const;
    const unticked = after(chosen, change);
    expect(unticked.changed).toEqual({ declutter: [], empty: [2] });
    expect(nextClearing(unticked, change).changed.empty).toEqual([]);
    expect(nextClearing(unticked, { type: 'things-reset' }).changed.empty).toEqual([]);
    const other = nextClearing(unticked, { type: 'group-chosen', group: 'declutter' });
    expect(nextClearing(other, change).changed).toEqual({ declutter: [2], empty: [2] });
  });

  it('begins clean with another photo, but keeps how far the room is to be cleared', () => {
    const worked = after(
      { type: 'group-chosen', group: 'declutter' },
      chosen,
      { type: 'thing-changed', number: 1 },
      { type: 'mask-painted', picture: 'data:,' },
    );
    const next = nextClearing(worked, { type: 'photo-chosen', photo: { ...photo, id: 'b' } });
    expect(next).toMatchObject({ group: 'declutter', changed: { declutter: [] }, mask: null });
  });

  it('forgets what was marked by hand when the list is wanted again, not the list', () => {
    const marked = after(
      chosen,
      { type: 'thing-changed', number: 1 },
      { type: 'mask-saved', filename: 'm.png', picture: 'data:,' },
    );
    expect(nextClearing(marked, { type: 'mask-dropped' })).toMatchObject({
      mask: null,
      changed: { empty: [1] },
    });
  });

  it.each([
    ['form', emptyClearing, 'result'],
    ['form', after(chosen), 'result'],
    ['adjust', after(chosen), 'adjust'],
    ['result', after(chosen, { type: 'edits-started', editIds: ['e'] }, { type: 'edits-seen' }), 'result'],
  ] as const)('shows %s', (shown, draft, wanted) => {
    expect(reachableClearing(draft, wanted)).toBe(shown);
  });
});
