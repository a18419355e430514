import { describe, expect, it } from 'vitest';
import { knownPage, listMemory, nearestPlace } from './list-memory.ts';
import { type Key, type List, listFrom } from './list.ts';

const list = listFrom('ada', {});
const other = listFrom('ada', { sortField: 'name' });
const keysFrom = (first: number, count: number): Key[] =>
  Array.from({ length: count }, (_, index) => [first + index, `id-${first + index}`]);
const learnt = (first: number, count: number, changes = {}) => ({
  version: 1,
  total: 1000,
  first,
  keys: keysFrom(first, count),
  ...changes,
});

describe('the memory of lists', () => {
  it('knows nothing of another list, another person or another version', () => {
    const memory = listMemory();
    memory.remember(list, learnt(0, 20));
    expect(memory.recall(listFrom('ada', { trash: 'true' }), 1)).toBeNull();
    expect(memory.recall(listFrom('eve', {}), 1)).toBeNull();
    expect(memory.recall(list, 2)).toBeNull();
    expect(memory.recall(list, 1)).toMatchObject({ total: 1000 });
  });

  it('forgets what it knew of an earlier version once it learns of a later one', () => {
    const memory = listMemory();
    memory.remember(list, learnt(0, 20));
    memory.remember(list, learnt(40, 20, { version: 2, total: 900 }));
    expect(memory.recall(list, 1)).toBeNull();
    const known = memory.recall(list, 2);
    expect([...(known?.places.keys() ?? [])][0]).toBe(40);
    expect(known?.total).toBe(900);
  });

  it('knows how long a list is in whatever order it is asked for', () => {
    const memory = listMemory();
    memory.remember(list, learnt(0, 20));
    expect(memory.recall(other, 1)).toEqual({ total: 1000, places: new Map() });
    expect(memory.recall(listFrom('ada', { starred: 'true' }), 1)).toBeNull();
  });

  it('forgets first the list that nobody asked for the longest', () => {
    const memory = listMemory(2);
    const lists = (['upload', 'edited', 'inpaint'] as const).map((type) => listFrom('ada', { type }));
    const [first, second, third] = lists as [List, List, List];
    memory.remember(first, learnt(0, 1));
    memory.remember(second, learnt(0, 1));
    memory.recall(first, 1);
    memory.remember(third, learnt(0, 1));
    expect(lists.map((one) => memory.recall(one, 1) !== null)).toEqual([true, false, true]);
  });

  it('keeps the places learnt last, and no more than some hundreds', () => {
    const memory = listMemory();
    for (let first = 0; first < 10_000; first += 100) memory.remember(list, learnt(first, 100));
    const known = memory.recall(list, 1);
    expect(known?.places.size).toBeLessThanOrEqual(500);
    expect(known?.places.get(9_999)).toEqual([9_999, 'id-9999']);
    expect(known?.places.get(0)).toBeUndefined();
  });
});

describe('a page', () => {
  const known = () => {
    const memory = listMemory();
    memory.remember(list, learnt(40, 20, { total: 60 }));
    return memory.recall(list, 1);
  };

  it('is looked for from the start where nothing before it is known', () => {
    expect(nearestPlace(null, 40)).toBeNull();
    expect(nearestPlace(known(), 39)).toBeNull();
  });

  it.each([
    [40, 40],
    [45, 45],
    [59, 59],
    [500, 59],
  ])('at place %i is looked for from place %i, the last that is known before it', (wanted, at) => {
    expect(nearestPlace(known(), wanted)).toEqual({ at, key: [at, `id-${at}`] });
  });

  it('is known only when every picture of it is, to the end of the list', () => {
    expect(knownPage(null, { offset: 0, limit: 20 })).toBeNull();
    expect(knownPage(known(), { offset: 30, limit: 20 })).toBeNull();
    expect(knownPage(known(), { offset: 40, limit: 20 })).toEqual(keysFrom(40, 20));
    expect(knownPage(known(), { offset: 50, limit: 20 })).toEqual(keysFrom(50, 10));
    expect(knownPage(known(), { offset: 60, limit: 20 })).toEqual([]);
  });
});
