import type { Key, List } from './list.ts';

/** Lists remembered, and places of each: some 10 MB when all are in use. */
const LISTS = 200;
const PLACES = 500;

/** What is known of a list as it was at one version of a person's pictures. */
export interface KnownList {
  readonly version: number;
  readonly total: number | null;
  /** Keys of pictures by their place, counted from 0. */
  readonly places: ReadonlyMap<number, Key>;
}

export interface Learnt {
  readonly version: number;
  readonly total: number | null;
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
  const known = new Map<string, KnownList>();
  const recall = (list: List, version: number): KnownList | null => {
    const name = JSON.stringify(list);
    const found = known.get(name);
    if (found?.version !== version) return null;
    // A map keeps its entries in the order they were put in.
    known.delete(name);
    known.set(name, found);
    return found;
  };
  const remember = (list: List, { version, total, first, keys }: Learnt): void => {
    const before = recall(list, version);
    const places = new Map(before?.places);
    keys.forEach((key, index) => {
      places.delete(first + index);
      places.set(first + index, key);
    });
    forgetFirst(places, PLACES);
    known.delete(JSON.stringify(list));
    known.set(JSON.stringify(list), { version, total: total ?? before?.total ?? null, places });
    forgetFirst(known, size);
  };
  return { recall, remember };
}

const forgetFirst = <K>(map: Map<K, unknown>, size: number): void => {
  for (const key of map.keys()) {
    if (map.size <= size) return;
    map.delete(key);
  }
};

/** A picture's place in a list. */
export interface Place {
  readonly at: number;
  readonly key: Key;
}

/** The last picture known that stands at a place or before it; null when none does. */
export const nearestPlace = (known: KnownList | null, wanted: number): Place | null => {
  let nearest: Place | null = null;
  for (const [at, key] of known?.places ?? [])
    if (at <= wanted && at >= (nearest?.at ?? 0)) nearest = { at, key };
  return nearest;
};

/** The keys of a page, where all of them are known. */
export const knownPage = (
  known: KnownList | null,
  { offset, limit }: { offset: number; limit: number },
): Key[] | null => {
  if (known?.total == null) return null;
  const keys: Key[] = [];
  for (let at = offset; at < Math.min(offset + limit, known.total); at++) {
    const key = known.places.get(at);
    if (!key) return null;
    keys.push(key);
  }
  return keys;
};
