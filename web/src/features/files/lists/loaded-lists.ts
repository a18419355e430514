import { filesEndpoints, type HistoryItem } from '@maquette/contract';
import type { Query, QueryClient } from '@tanstack/react-query';
import { keyOf } from '../../../platform/query/key-of.ts';
import type { HistoryFilter } from './history-filter.ts';
import { type HistoryList, withBack, without } from './history-list.ts';

const prefix = keyOf(filesEndpoints.listFiles);

type Change = (list: HistoryList, filter: HistoryFilter) => HistoryList;

function changeAll(queries: QueryClient, change: Change): void {
  for (const [key, list] of queries.getQueriesData<HistoryList>({ queryKey: prefix })) {
    if (list) queries.setQueryData(key, change(list, key[1] as HistoryFilter));
  }
}

function addBytes(queries: QueryClient, bytes: number): void {
  return changeAll(queries, (list) => ({ ...list, storageBytes: Math.max(0, list.storageBytes + bytes) }));
}

/** What becomes of pictures: which lists they leave and which they may come into. */
interface Move {
  readonly from: (filter: HistoryFilter) => boolean;
  readonly into: (filter: HistoryFilter) => boolean;
  /** What it adds to the storage in use. */
  readonly bytes: number;
}

/**
 * Moves pictures in all that is loaded, so that no page is asked for again: they go from the lists they leave; those they
 * come into are read anew once somebody looks at them.
 * @returns puts them back where they were
 */
export function movePictures(
  queries: QueryClient,
  pictures: readonly HistoryItem[],
  { from, into, bytes }: Move,
): () => void {
  const ids = new Set(pictures.map(({ id }) => id));
  const taken = new Map<string, readonly HistoryItem[]>();
  const takenFrom = (filter: HistoryFilter) => taken.get(JSON.stringify(filter)) ?? [];
  const isUnknown = (filter: HistoryFilter) =>
    into(filter) || (from(filter) && takenFrom(filter).length === 0);

  changeAll(queries, (list, filter) => {
    if (!from(filter)) return list;
    const held = list.files.filter(({ id }) => ids.has(id));
    taken.set(JSON.stringify(filter), held);
    return without(list, ids);
  });
  addBytes(queries, bytes);
  renew(queries, isUnknown);
  renewAlbums(queries);
  return () => {
    changeAll(queries, (list, filter) =>
      into(filter) ? without(list, ids) : withBack(list, takenFrom(filter), filter),
    );
    addBytes(queries, -bytes);
    renew(queries, isUnknown);
    renewAlbums(queries);
  };
}

/** What albums hold is counted by the server. */
export function renewAlbums(queries: QueryClient): void {
  void queries.invalidateQueries({ queryKey: keyOf(filesEndpoints.listAlbums) });
}

/** Pictures changed that are not loaded: everything is read anew, what is shown keeps standing meanwhile. */
export function renewLists(queries: QueryClient): void {
  renew(queries, () => true);
  renewAlbums(queries);
}

function renew(queries: QueryClient, which: (filter: HistoryFilter) => boolean): void {
  const predicate = ({ queryKey }: Query) => which(queryKey[1] as HistoryFilter);
  queries.removeQueries({ queryKey: prefix, type: 'inactive', predicate });
  void queries.invalidateQueries({ queryKey: prefix, predicate });
}

/** Puts the newer state of pictures into all that is loaded of them. */
export function changePictures(
  queries: QueryClient,
  ids: ReadonlySet<string>,
  change: (picture: HistoryItem) => HistoryItem,
): void {
  changeAll(queries, (list) => ({
    ...list,
    files: list.files.map((picture) => (ids.has(picture.id) ? change(picture) : picture)),
  }));
  for (const id of ids) {
    queries.setQueryData<HistoryItem>(
      keyOf(filesEndpoints.getFile, { params: { id } }),
      (picture) => picture && change(picture),
    );
  }
}
