import type { HistoryItem } from '@maquette/contract';
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it } from 'vitest';
import { type HistoryFilter, readFilter } from './history-filter.ts';
import type { HistoryList } from './history-list.ts';
import { listKey } from './list-files.ts';
import { changePictures, movePictures } from './loaded-lists.ts';

const all = readFilter(new URLSearchParams());
const trash = readFilter(new URLSearchParams('view=trash'));
const picture = (id: string) =>
  ({
    id,
    name: id,
    size: 10,
    type: 'upload',
    createdAt: `2026-01-0${id}T00:00:00.000Z`,
    isStarred: false,
  }) as HistoryItem;
const list = (...ids: string[]): HistoryList => ({
  files: ids.map(picture),
  offset: ids.length,
  hasMore: false,
  total: ids.length,
  storageBytes: 30,
  storageLimitBytes: null,
});

let queries: QueryClient;
const idsIn = (filter: HistoryFilter) =>
  queries.getQueryData<HistoryList>(listKey(filter))?.files.map(({ id }) => id);
const isTrash = ({ view }: HistoryFilter) => view === 'trash';
const toTrash = { from: (filter: HistoryFilter) => !isTrash(filter), into: isTrash, bytes: -10 };

beforeEach(() => {
  queries = new QueryClient();
  queries.setQueryData(listKey(all), list('3', '2', '1'));
});

describe('pictures that are moved in the loaded lists', () => {
  it('go from the lists they leave, with their bytes', () => {
    movePictures(queries, [picture('2')], toTrash);
    expect(queries.getQueryData(listKey(all))).toMatchObject({ total: 2, offset: 2, storageBytes: 20 });
    expect(idsIn(all)).toEqual(['3', '1']);
  });

  it('make a list be read anew that they come into', () => {
    queries.setQueryData(listKey(trash), list());
    movePictures(queries, [picture('2')], toTrash);
    expect(idsIn(trash)).toBeUndefined();
  });

  it('make a list be read anew that may hold them further on', () => {
    movePictures(queries, [picture('9')], toTrash);
    expect(idsIn(all)).toBeUndefined();
  });

  it('are put back in their places', () => {
    const putBack = movePictures(queries, [picture('2')], toTrash);
    putBack();
    expect(idsIn(all)).toEqual(['3', '2', '1']);
    expect(queries.getQueryData(listKey(all))).toMatchObject({ total: 3, storageBytes: 30 });
  });
});

it('a picture that changed is changed in every list', () => {
  changePictures(queries, new Set(['2']), (before) => ({ ...before, isStarred: true }));
  expect(queries.getQueryData<HistoryList>(listKey(all))?.files.map(({ isStarred }) => isStarred)).toEqual([
    false,
    true,
    false,
  ]);
});
