import { type ExpressionBuilder, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database/db.ts';
import { prepared } from '../../../platform/database/prepared.ts';
import type { DatabaseSchema } from '../../../platform/database/schema.ts';
import { fileColumns, type FileRow, fileRows, type StoredFile } from '../files.store.ts';
import type { Filter, Key, List } from './list.ts';

/** Part of a list: from one key on, that one included, to another that is not. Null = from the first, to the last. */
export interface Stretch {
  readonly from: Key | null;
  readonly before: Key | null;
}

type Rows<O> = SelectQueryBuilder<DatabaseSchema, 'files', O>;

/** The keys of a list's pictures within a stretch of it, in order. */
export async function keysIn(
  db: Db,
  list: List,
  { from, before, limit, offset = 0 }: Stretch & { readonly limit?: number; readonly offset?: number },
): Promise<Key[]> {
  const stretch = within(list, { from, before }, db.selectFrom('files').select(list.columns));
  const rows = holding(list.filter, inOrder(list, stretch));
  const found = await (limit === undefined ? rows : rows.limit(limit).offset(offset)).execute();
  return found.map((row) => list.columns.map((column) => row[column]));
}

interface PageValues {
  readonly userId: string;
  readonly shownType: NonNullable<Filter['shownType']>;
  readonly type: NonNullable<Filter['type']>;
  readonly albumId: NonNullable<Filter['albumId']>;
  readonly offset: number;
  readonly limit: number;
}

const pages = new Map<string, ReturnType<typeof preparePage>>();

/** The pages of all lists that differ in whose they are, which types and which album they hold alone. */
const preparePage = (list: List) =>
  prepared<PageValues, FileRow>((db, value) => {
    const filter: Filter = {
      ...list.filter,
      userId: value('userId'),
      shownType: list.filter.shownType && value('shownType'),
      type: list.filter.type && value('type'),
      albumId: list.filter.albumId && value('albumId'),
    };
    const rows = within({ ...list, filter }, whole, db.selectFrom('files').select(fileColumns));
    return inOrder(list, rows).limit(value('limit')).offset(value('offset'));
  });

const whole: Stretch = { from: null, before: null };

/** The pictures of a page of a list without words, counted off from its start: right where that is near. */
export async function picturesIn(
  db: Db,
  list: List,
  window: Pick<PageValues, 'offset' | 'limit'>,
): Promise<StoredFile[]> {
  const { userId, shownType, type, albumId, isTrash, isStarred } = list.filter;
  const narrowed = [shownType, type, albumId].map((value) => value !== null);
  const shape = [list.columns, list.direction, isTrash, isStarred, narrowed].join();
  const read = pages.get(shape) ?? preparePage(list);
  pages.set(shape, read);
  // Those that a shape has no place for are not asked for.
  const values = {
    userId,
    shownType: shownType ?? 'upload',
    type: type ?? 'upload',
    albumId: albumId ?? '',
    ...window,
  };
  return fileRows.read(await read(db, values));
}

/** How many of a list's pictures stand within a stretch of it. */
export async function countIn(db: Db, list: List, stretch: Stretch): Promise<number> {
  const rows = db.selectFrom('files').select(({ fn }) => fn.countAll<number>().as('count'));
  const { count } = await holding(list.filter, within(list, stretch, rows)).executeTakeFirstOrThrow();
  return count;
}

/** The key that stands `steps` behind another in a list, its words left aside; null when the list ends before. */
export async function keyAfter(
  db: Db,
  list: List,
  { from, steps }: { readonly from: Key | null; readonly steps: number },
): Promise<Key | null> {
  const rows = within(list, { from, before: null }, db.selectFrom('files').select(list.columns));
  const row = await inOrder(list, rows).limit(1).offset(steps).executeTakeFirst();
  return row ? list.columns.map((column) => row[column]) : null;
}

const inOrder = <O>({ columns, direction }: List, rows: Rows<O>): Rows<O> =>
  columns.reduce((sorted, column) => sorted.orderBy(column, direction), rows);

/** Everything a list is narrowed by but its words: what stands in the indexes that it is walked by. */
function within<O>(list: List, { from, before }: Stretch, rows: Rows<O>): Rows<O> {
  const { filter, direction } = list;
  let found = rows
    .where('user_id', '=', filter.userId)
    .where('deleted_at', filter.isTrash ? 'is not' : 'is', null);
  if (filter.isTrash) found = found.where('aside_at', 'is', null);
  if (filter.isStarred !== null) found = found.where('starred_at', filter.isStarred ? 'is not' : 'is', null);
  if (filter.shownType) found = found.where('shown_type', '=', filter.shownType);
  if (filter.albumId) found = found.where('album_id', '=', filter.albumId);
  if (filter.type) found = found.where('type', '=', filter.type);
  if (from) found = found.where(compared(list, direction === 'asc' ? '>=' : '<=', from));
  return before ? found.where(compared(list, direction === 'asc' ? '<' : '>', before)) : found;
}

/** Both databases compare rows of values column by column (SQL:1999, 8.2), and walk an index by it. */
const compared = ({ columns }: List, operator: string, key: Key): RawBuilder<boolean> =>
  sql<boolean>`(${sql.join(columns.map((column) => sql.ref(column)))}) ${sql.raw(operator)} (${sql.join(key)})`;

const holding = <O>({ words }: Filter, rows: Rows<O>): Rows<O> =>
  words.reduce((found, word) => found.where((row) => contains(row, word)), rows);

/** `%`, `_` and `\` of a caller stand for themselves. */
function contains({ ref }: ExpressionBuilder<DatabaseSchema, 'files'>, word: string): RawBuilder<boolean> {
  const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`;
  return sql<boolean>`${ref('search_text' satisfies keyof DatabaseSchema['files'])} like ${pattern} escape '\\'`;
}
