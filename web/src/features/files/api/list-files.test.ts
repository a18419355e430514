import type { HistoryItem } from '@maquette/contract';
import { expect, it } from 'vitest';
import { historyQuery } from './list-files.ts';

const pageOf = (count: number) => ({
  files: Array.from({ length: count }, (_, i) => ({ id: String(i) }) as HistoryItem),
  total: 0,
  storageBytes: 0,
});

it('another page of the history follows a full one of 20, and none a shorter one', () => {
  const { getNextPageParam, initialPageParam } = historyQuery('desc');
  const next = (count: number, offset: number) =>
    getNextPageParam(pageOf(count), [pageOf(count)], offset, [offset]);
  expect(initialPageParam).toBe(0);
  expect(next(19, 0)).toBeUndefined();
  expect(next(20, 0)).toBe(20);
  expect(next(20, 40)).toBe(60);
});
