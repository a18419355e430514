import type { HistoryItem } from '@maquette/contract';
import { describe, expect, it } from 'vitest';
import { type HistoryFilter, readFilter } from './history-filter.ts';
import { appended, type HistoryList, refreshed, withBack, without } from './history-list.ts';
import type { HistoryPage } from './read-history.ts';

/** As the specification counts a page. */
const PAGE = 20;
const newest = readFilter(new URLSearchParams());

/** The picture that is made `number` seconds before the newest. */
const picture = (number: number): HistoryItem =>
  ({
    id: `picture-${number}`,
    name: `Room ${number}`,
    type: 'upload',
    size: 100,
    createdAt: new Date(1e12 - number * 1000).toISOString(),
  }) as HistoryItem;

const pictures = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, at) => picture(from + at));
const page = (files: HistoryItem[], total: number | null = 100): HistoryPage => ({
  files,
  total,
  storageBytes: 5000,
  storageLimitBytes: null,
});
const loaded = (count: number): HistoryList => {
  const first = refreshed(undefined, page(pictures(0, PAGE)));
  return count <= PAGE ? first : appended(first, page(pictures(PAGE, count)), PAGE);
};
const numbers = ({ files }: HistoryList) => files.map(({ id }) => Number(id.slice(8)));
const range = (from: number, to: number) => pictures(from, to).map(({ id }) => Number(id.slice(8)));

describe('a list of the history', () => {
  it('has nothing more after a page that is not full', () => {
    expect(refreshed(undefined, page(pictures(0, PAGE - 1), null))).toMatchObject({
      hasMore: false,
      offset: PAGE - 1,
    });
  });

  it('has more after a full page, unless that was the last one there is', () => {
    expect(refreshed(undefined, page(pictures(0, PAGE), null))).toMatchObject({
      hasMore: true,
      offset: PAGE,
    });
    expect(refreshed(undefined, page(pictures(0, PAGE), PAGE)).hasMore).toBe(false);
  });

  it('takes the sum of all sizes for the storage where none is told', () => {
    expect(refreshed(undefined, { ...page(pictures(0, 3)), storageBytes: null }).storageBytes).toBe(300);
  });

  it('takes a page that comes twice once, and goes on where it ended', () => {
    const twice = appended(loaded(2 * PAGE), page(pictures(PAGE, 2 * PAGE)), PAGE);
    expect(numbers(twice)).toEqual(range(0, 2 * PAGE));
    expect(twice.offset).toBe(2 * PAGE);
  });

  it('takes no page that was asked for before a picture went: the next one would be missed', () => {
    const list = without(loaded(PAGE), new Set(['picture-3']));
    expect(appended(list, page(pictures(PAGE + 1, 2 * PAGE + 1)), PAGE)).toBe(list);
  });

  it('shows no picture twice that moved on because others came before it', () => {
    const list = appended(loaded(PAGE), page(pictures(PAGE - 2, 2 * PAGE - 2)), PAGE);
    expect(numbers(list)).toEqual(range(0, 2 * PAGE - 2));
    expect(list.offset).toBe(2 * PAGE);
  });

  it('read again at its beginning gets what came and keeps the later pages', () => {
    const fresh = [picture(-1), ...pictures(0, PAGE - 1)];
    const list = refreshed(loaded(2 * PAGE), page(fresh, 101));
    expect(numbers(list)).toEqual([-1, ...range(0, 2 * PAGE)]);
    expect(list).toMatchObject({ offset: 2 * PAGE + 1, total: 101, hasMore: true });
  });

  it('read again at its beginning loses what went', () => {
    const list = refreshed(loaded(2 * PAGE), page(pictures(1, PAGE + 1), 99));
    expect(numbers(list)).toEqual(range(1, 2 * PAGE));
    expect(list.offset).toBe(2 * PAGE - 1);
  });

  it('begins anew when nothing of the page is known: there may be more between', () => {
    const list = refreshed(loaded(2 * PAGE), page(pictures(-PAGE, 0)));
    expect(numbers(list)).toEqual(range(-PAGE, 0));
  });

  it('without a picture asks for the next page one place earlier', () => {
    const list = without(loaded(PAGE), new Set(['picture-3', 'picture-77']));
    expect(list).toMatchObject({ offset: PAGE - 1, total: 99 });
    expect(numbers(list)).toEqual(range(0, PAGE).filter((number) => number !== 3));
  });

  it('without pictures it does not hold stays the same', () => {
    const list = loaded(PAGE);
    expect(without(list, new Set(['picture-77']))).toBe(list);
  });

  const orders: [string, Partial<HistoryFilter>, (list: HistoryItem[]) => HistoryItem[]][] = [
    ['the newest first', {}, (list) => list],
    ['the oldest first', { direction: 'asc' }, (list) => list.toReversed()],
    [
      'names from A to Z',
      { sort: 'name', direction: 'asc' },
      (list) => list.toSorted((a, b) => (a.name < b.name ? -1 : 1)),
    ],
  ];
  it.each(orders)('gets a picture back in its place, %s', (_, order, sorted) => {
    const files = sorted(pictures(0, 12));
    const whole = { ...loaded(PAGE), files };
    const filter = { ...newest, ...order };
    const taken = without(whole, new Set(['picture-5']));
    expect(withBack(taken, [picture(5)], filter)).toEqual(whole);
    expect(withBack(whole, [picture(5)], filter)).toBe(whole);
  });
});
