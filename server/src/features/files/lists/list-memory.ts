import type { Key, List } from './list.ts';

/** Lists remembered, and places of each: some 10 MB when all are in use. */
const LISTS = 200;
const PLACES = 500;

/** What is known of a list as it was at one version of a person's pictures. */
export interface KnownList {
  readonly total: number | null;
  /** Keys of pictures by their place, counted from 0. */
  readonly places: ReadonlyMap<number, Key>;
}

export interface Learnt {
  readonly version: number;
  readonly total: number;
  /** Keys of the pictures from a place on. */
  readonly first: number;
  readonly keys: readonly Key[];
}

/**
 * Remembers where the pages of lists begin and how long the lists are, so that the next page need not be looked for from the
 * start. It is bounded, and may forget at any time: a list is right without it, only slower.
 */
export interface ListMemory {
  /** What is known of a list at this version; null when nothing is. */
  recall(list: List, version: number): KnownList | null;
  remember(list: List, learnt: Learnt): void;
}

/** @param size how many lists are remembered; those not asked for the longest are forgotten first */
export function listMemory(size = LISTS): ListMemory {
  const [totals, pages] = [lately<number>(size), lately<ReadonlyMap<number, Key>>(size)];
  // However a list is ordered, it is as long.
  const namesOf = (list: List) => ({ ofTotal: JSON.stringify(list.filter), ofPages: JSON.stringify(list) });
  return {
    recall: (list, version) => {
      const { ofTotal, ofPages } = namesOf(list);
      const [total, places] = [totals.get(ofTotal, version), pages.get(ofPages, version)];
      return total === null && places === null ? null : { total, places: places ?? new Map() };
    },
    remember: (list, { version, total, first, keys }) => {
      const { ofTotal, ofPages } = namesOf(list);
      totals.set(ofTotal, version, total);
      const places = new Map(pages.get(ofPages, version));
      keys.forEach((key, index) => {
        places.delete(first + index);
        places.set(first + index, key);
      });
      forgetFirst(places, PLACES);
      pages.set(ofPages, version, places);
    },
  };
}

/** What was put in or asked for lately, by its name, each at one version. */
function lately<T>(size: number) {
  // A map keeps its entries in the order they were put in.
  const entries = new Map<string, { readonly version: number; readonly value: T }>();
  const set = (name: string, version: number, value: T): void => {
    entries.delete(name);
    entries.set(name, { version, value });
    forgetFirst(entries, size);
  };
  const get = (name: string, version: number): T | null => {
    const found = entries.get(name);
    if (found?.version !== version) return null;
    set(name, version, found.value);
    return found.value;
  };
  return { get, set };
}

function forgetFirst<K>(map: Map<K, unknown>, size: number): void {
  for (const key of map.keys()) {
    if (map.size <= size) return;
    map.delete(key);
  }
}

/** A picture's place in a list. */
export interface Place {
  readonly at: number;
  readonly key: Key;
}

/** The last picture known that stands at a place or before it; null when none does. */
export function nearestPlace(known: KnownList | null, wanted: number): Place | null {
  let nearest: Place | null = null;
  for (const [at, key] of known?.places ?? [])
    if (at <= wanted && at >= (nearest?.at ?? 0)) nearest = { at, key };
  return nearest;
}

/** The keys of a page, where all of them are known. */
export function knownPage(
  known: KnownList | null,
  { offset, limit }: { offset: number; limit: number },
): Key[] | null {
  if (known?.total == null) return null;
  const keys: Key[] = [];
  for (let at = offset; at < Math.min(offset + limit, known.total); at++) {
    const key = known.places.get(at);
    if (!key) return null;
    keys.push(key);
  }
  return keys;
}
