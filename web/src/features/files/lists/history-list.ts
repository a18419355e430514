import { displayedType, type HistoryItem, limits } from '@maquette/contract';
import type { HistoryFilter } from './history-filter.ts';
import type { HistoryPage } from './read-history.ts';

/** As much of a list as has been loaded. */
export interface HistoryList {
  readonly files: readonly HistoryItem[];
  /** Where the next page begins. */
  readonly offset: number;
  readonly hasMore: boolean;
  /** How many there are in all; null where the server does not tell. */
  readonly total: number | null;
  /** Bytes of everything kept; of what is loaded where the server does not tell. */
  readonly storageBytes: number;
  readonly storageLimitBytes: number | null;
}

function bytesOf(files: readonly HistoryItem[]): number {
  return files.reduce((sum, { size }) => sum + size, 0);
}

function isFull({ files }: HistoryPage): boolean {
  return files.length >= limits.historyPage;
}

function listOf(files: readonly HistoryItem[], page: HistoryPage, offset: number): HistoryList {
  return {
    files,
    offset,
    hasMore: isFull(page) && (page.total === null || offset < page.total),
    total: page.total,
    storageBytes: page.storageBytes ?? bytesOf(files),
    storageLimitBytes: page.storageLimitBytes,
  };
}

/**
 * The first page read again, joined to what was loaded before: what came stands in its place, what went is gone, and the
 * later pages stay as they are. Where nothing tells how the two hang together the list begins anew.
 */
export function refreshed(before: HistoryList | undefined, page: HistoryPage): HistoryList {
  const fresh = new Set(page.files.map(({ id }) => id));
  const anchor = before?.files.findLastIndex(({ id }) => fresh.has(id)) ?? -1;
  if (!before || anchor < 0 || !isFull(page)) return listOf(page.files, page, page.files.length);
  const files = [...page.files, ...before.files.slice(anchor + 1)];
  const offset = before.offset + files.length - before.files.length;
  const list = listOf(files, page, offset);
  return { ...list, hasMore: page.total === null ? before.hasMore : offset < page.total };
}

/**
 * The next page added. A picture that moved on because others came before it is not shown twice. A page that was asked for
 * from another place than the list ends at now is left out: it was added already, or pictures came or went meanwhile and
 * some would be missed.
 */
export function appended(before: HistoryList, page: HistoryPage, askedFrom: number): HistoryList {
  if (askedFrom !== before.offset) return before;
  const known = new Set(before.files.map(({ id }) => id));
  const files = [...before.files, ...page.files.filter(({ id }) => !known.has(id))];
  return listOf(files, page, before.offset + page.files.length);
}

function resized(list: HistoryList, files: readonly HistoryItem[]): HistoryList {
  const change = files.length - list.files.length;
  return {
    ...list,
    files,
    offset: list.offset + change,
    total: list.total === null ? null : list.total + change,
  };
}

/** The list without some pictures. */
export function without(list: HistoryList, ids: ReadonlySet<string>): HistoryList {
  const files = list.files.filter(({ id }) => !ids.has(id));
  return files.length === list.files.length ? list : resized(list, files);
}

const sortKeys: Record<HistoryFilter['sort'], (picture: HistoryItem) => string | number> = {
  date: ({ createdAt }) => createdAt,
  name: ({ name }) => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase(),
  size: ({ size }) => size,
  type: ({ type }) => displayedType(type),
};

/** The list with pictures that were taken out of it back in their places. */
export function withBack(
  list: HistoryList,
  pictures: readonly HistoryItem[],
  { sort, direction }: HistoryFilter,
): HistoryList {
  const known = new Set(list.files.map(({ id }) => id));
  const key = sortKeys[sort];
  const sign = direction === 'asc' ? 1 : -1;
  const compare = (a: HistoryItem, b: HistoryItem): number => {
    const [left, right] =
      key(a) === key(b) ? [`${a.createdAt}${a.id}`, `${b.createdAt}${b.id}`] : [key(a), key(b)];
    if (left === right) return 0;
    return left < right ? -sign : sign;
  };
  const back = pictures.filter(({ id }) => !known.has(id));
  return back.length === 0 ? list : resized(list, [...list.files, ...back].sort(compare));
}
