import type { Context } from '../../../platform/context.ts';
import { type Totals, totalsOf } from '../totals.store.ts';
import { filesByIds, type StoredFile } from '../files.store.ts';
import { picturesIn } from './lists.store.ts';
import { type KnownList, knownPage, type ListMemory, nearestPlace } from './list-memory.ts';
import { isWholeHistory, type List } from './list.ts';
import { type Page, readPage, type Window } from './read-page.ts';

/** How often a page is read again because pictures came or went meanwhile, before it is read without what was remembered. */
const ATTEMPTS = 3;
/** Pages that end before this place are found as fast without having been remembered. */
const NEAR = 200;

export interface Read {
  /** The pictures of the page, in order. */
  readonly files: readonly StoredFile[];
  /** How many pictures the list holds. */
  readonly total: number;
  /** Of everything that person keeps. */
  readonly totals: Totals;
}

type Reader = Pick<Context, 'db'> & { readonly memory: ListMemory };

/**
 * Reads a page of a list. It is of one version of the person's pictures, so that what is remembered of it is true of that
 * version, whichever process of the server changed them.
 */
export async function readList(ctx: Reader, list: List, window: Window): Promise<Read> {
  for (let attempt = 1; ; attempt++) {
    const totals = await totalsOf(ctx.db, list.filter.userId);
    const isLast = attempt === ATTEMPTS;
    const known = isLast ? null : ctx.memory.recall(list, totals.version);
    const total = isWholeHistory(list) ? totals.files : (known?.total ?? null);
    if (isNear(list, window) && total !== null)
      return { files: await picturesIn(ctx.db, list, window), total, totals };

    const page = await pageFrom(ctx, list, { ...window, known, total });
    if (isLast) return toRead(ctx, list, { page, totals });
    const { version } = await totalsOf(ctx.db, list.filter.userId);
    if (version !== totals.version) continue;
    ctx.memory.remember(list, { version, total: page.total, first: window.offset, keys: page.keys });
    return toRead(ctx, list, { page, totals });
  }
}

const isNear = ({ filter }: List, { offset, limit }: Window): boolean =>
  filter.words.length === 0 && offset + limit <= NEAR;

async function pageFrom(
  ctx: Reader,
  list: List,
  { known, total, ...window }: Window & { known: KnownList | null; total: number | null },
): Promise<Page> {
  const keys = knownPage(known, window);
  if (keys && known?.total != null) return { keys, total: known.total };
  return readPage(ctx, list, { ...window, place: nearestPlace(known, window.offset), total });
}

/** What is gone by now is left out. */
async function toRead(
  { db }: Reader,
  { filter: { userId } }: List,
  { page: { keys, total }, totals }: { page: Page; totals: Totals },
): Promise<Read> {
  const ids = keys.map((key) => String(key.at(-1)));
  const found = new Map((await filesByIds(db, { userId, ids })).map((file) => [file.id, file]));
  return { files: ids.map((id) => found.get(id)).filter((file) => file !== undefined), total, totals };
}
