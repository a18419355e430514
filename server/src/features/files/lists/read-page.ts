import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Context } from '../../../platform/context.ts';
import { countIn, keyAfter, keysIn, type Stretch } from './lists.store.ts';
import type { Place } from './list-memory.ts';
import type { Key, List } from './list.ts';

/** Rows looked at in one go when words are searched: some 5 ms on SQLite, where nothing else happens meanwhile. */
const SLICE = 1000;

type Reader = Pick<Context, 'db'>;

export interface Window {
  readonly offset: number;
  readonly limit: number;
}

export interface Page {
  readonly keys: readonly Key[];
  readonly total: number;
}

/** What is known before a page is read: a picture to begin at, and how long the list is. */
export interface Start {
  readonly place: Place | null;
  readonly total: number | null;
}

/** Reads the keys of a page of a list, and counts the list where that is not known. */
export const readPage = (ctx: Reader, list: List, wanted: Window & Start): Promise<Page> =>
  list.filter.words.length > 0 ? search(ctx, list, wanted) : walk(ctx, list, wanted);

async function walk(
  { db }: Reader,
  list: List,
  { offset, limit, place, total }: Window & Start,
): Promise<Page> {
  const skipped = offset - (place?.at ?? 0);
  const stretch = { from: place?.key ?? null, before: null };
  const keys = await keysIn(db, list, { ...stretch, limit, offset: skipped });
  if (total !== null) return { keys, total };
  const isEnd = keys.length < limit && (keys.length > 0 || offset === 0);
  return { keys, total: isEnd ? offset + keys.length : await countIn(db, list, everything) };
}

const everything: Stretch = { from: null, before: null };

/** No index knows words: the rows are read through, until the page is full, or to the end when they are to be counted. */
async function search(
  { db }: Reader,
  list: List,
  { offset, limit, place, total }: Window & Start,
): Promise<Page> {
  const keys: Key[] = [];
  let at = place?.at ?? 0;
  for await (const slice of slicesOf({ db }, list, place?.key ?? null)) {
    if (keys.length === limit) {
      at += await countIn(db, list, slice);
      continue;
    }
    const found = await keysIn(db, list, slice);
    const first = Math.max(0, offset - at);
    keys.push(...found.slice(first, first + limit - keys.length));
    at += found.length;
    if (total !== null && (keys.length === limit || at >= total)) return { keys, total };
  }
  return { keys, total: at };
}

/** A list in stretches that one query may read without holding up the others. */
async function* slicesOf({ db }: Reader, list: List, from: Key | null): AsyncGenerator<Stretch> {
  for (let start = from; ;) {
    await turn();
    const end = await keyAfter(db, list, { from: start, steps: SLICE });
    yield { from: start, before: end };
    if (end === null) return;
    start = end;
  }
}

let lastTurn: Promise<void> = Promise.resolve();

/** Waits for the other work of the process, and for the other searches: of all of them one slice is read at a time. */
const turn = (): Promise<void> => (lastTurn = lastTurn.then(() => nextTurn()));
