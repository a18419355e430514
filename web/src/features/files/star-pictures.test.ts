import { filesEndpoints, type HistoryItem } from '@maquette/contract';
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it } from 'vitest';
import { keyOf } from '../../platform/query/key-of.ts';
import { type HistoryFilter, readFilter } from './lists/history-filter.ts';
import type { HistoryList } from './lists/history-list.ts';
import { starPictures } from './star-pictures.ts';

const filterOf = (query: string) => readFilter(new URLSearchParams(query));
const keyFor = (filter: HistoryFilter) => [...keyOf(filesEndpoints.listFiles), filter];
const [all, starred] = [filterOf(''), filterOf('view=starred')];
const picture = (id: string) =>
  ({ id, name: id, size: 1, createdAt: `2026-01-0${id}T00:00:00.000Z`, isStarred: true }) as HistoryItem;
const three = ['3', '2', '1'].map(picture);
const list: HistoryList = {
  ...{ files: three, offset: 3, total: 3, hasMore: false },
  ...{ storageBytes: 3, storageLimitBytes: null },
};

let queries: QueryClient;
const read = (filter: HistoryFilter) => queries.getQueryData<HistoryList>(keyFor(filter));
const unstar = (send: (ids: readonly string[]) => Promise<unknown>) =>
  starPictures(queries, { pictures: three.slice(1), beyond: [], isStarred: false }, send);

beforeEach(() => {
  queries = new QueryClient();
  for (const filter of [all, starred]) queries.setQueryData(keyFor(filter), list);
});

it('gives back stars that could not be taken, and has what may be done in part read anew', async () => {
  await expect(unstar(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(queries.getQueriesData({ queryKey: keyOf(filesEndpoints.listFiles) })).toEqual([]);
});

it('gives back the one star that could not be taken', async () => {
  const only = { pictures: three.slice(2), beyond: [], isStarred: false };
  await expect(starPictures(queries, only, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(read(starred)).toMatchObject({ total: 3 });
  expect(read(starred)?.files.map(({ id }) => id)).toEqual(['3', '2', '1']);
  expect(read(all)?.files.map(({ isStarred }) => isStarred)).toEqual([true, true, true]);
});

it('takes pictures from the list of stars before the server has answered', () => {
  const sent: string[][] = [];
  void unstar((ids) => {
    sent.push([...ids]);
    return new Promise(() => undefined);
  });
  expect(sent).toEqual([['2', '1']]);
  expect(read(starred)?.files.map(({ id }) => id)).toEqual(['3']);
  expect(read(all)?.files.map(({ isStarred }) => isStarred)).toEqual([true, false, false]);
});
