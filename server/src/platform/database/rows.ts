import type { DeleteResult, InsertResult, UpdateResult } from 'kysely';

/** `createdAt` as a column is called: `created_at`. */
type ColumnOf<Field extends string> = Field extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${ColumnOf<Rest>}`
  : Field;

/** What both databases keep of a value: of booleans 0 and 1, of objects JSON, all else as it is. */
type Kept<Value> = Value extends boolean
  ? number
  : Value extends string
    ? string
    : Value extends number | null | undefined
      ? Value
      : string;

/** The row of a thing: its columns are the thing's fields. */
export type RowOf<Thing> = {
  -readonly [Field in keyof Thing as ColumnOf<Field & string>]: Kept<Thing[Field]>;
};

type CodecOf<Value> = [NonNullable<Value>] extends [boolean]
  ? 'boolean'
  : [NonNullable<Value>] extends [string | number]
    ? never
    : 'json';

/** Names every field that is not kept as it is. */
type Codecs<Thing> = {
  readonly [
    Field in keyof Thing & string as [CodecOf<Thing[Field]>] extends [never] ? never : Field
  ]: CodecOf<Thing[Field]>;
};

/** Asks for rows and hands things over. What a query selects beyond the fields of the thing comes along unseen. */
export interface Rows<Thing> {
  /** The first thing; null when there is none. */
  first(query: { executeTakeFirst(): Promise<RowOf<Thing> | undefined> }): Promise<Thing | null>;
  list(query: { execute(): Promise<RowOf<Thing>[]> }): Promise<Thing[]>;
  /** Of rows that are here already. */
  read(rows: readonly RowOf<Thing>[]): Thing[];
}

const decode = {
  boolean: (kept: unknown) => kept === 1,
  json: (kept: unknown): unknown => (kept === null ? null : JSON.parse(kept as string)),
};

/**
 * How things of a kind come out of their rows. Queries name columns as the tables do: what raw SQL and prepared queries read
 * is then called the same everywhere, and no plugin of Kysely walks each query and row, a fifth of the time of a short list.
 */
export function rowsOf<Thing extends object>(codecs: Codecs<Thing>): Rows<Thing> {
  const kinds = new Map(Object.entries(codecs)) as Map<string, keyof typeof decode>;
  const read = (rows: readonly RowOf<Thing>[]): Thing[] => {
    // All rows of an answer have the same columns.
    const plan = Object.keys(rows[0] ?? {}).map((column) => {
      const kind = kinds.get(fieldOf(column));
      return { column, field: fieldOf(column), decoded: kind && decode[kind] };
    });
    return rows.map((row) => {
      const thing: Record<string, unknown> = {};
      for (const { column, field, decoded } of plan) {
        const kept = (row as Record<string, unknown>)[column];
        thing[field] = decoded ? decoded(kept) : kept;
      }
      return thing as Thing;
    });
  };
  return {
    read,
    list: async (query) => read(await query.execute()),
    first: async (query) => {
      const row = await query.executeTakeFirst();
      return row === undefined ? null : (read([row])[0] ?? null);
    },
  };
}

/** The columns of a thing, or of what changes of it; what is undefined is left out. */
export function toRow<Thing extends object>(thing: Thing): RowOf<Thing> {
  const columns = Object.entries(thing).map(([field, value]) => [columnOf(field), keep(value)]);
  return Object.fromEntries(columns.filter(([, value]) => value !== undefined)) as RowOf<Thing>;
}

function keep(value: unknown): unknown {
  if (typeof value === 'boolean') return value ? 1 : 0;
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : value;
}

const columnOf = remembered((field) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));
const fieldOf = remembered((column) => column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()));

/** There are some hundred names. */
function remembered(rename: (name: string) => string): (name: string) => string {
  const known = new Map<string, string>();
  return (name) => {
    const renamed = known.get(name) ?? rename(name);
    known.set(name, renamed);
    return renamed;
  };
}

interface Change {
  executeTakeFirstOrThrow(): Promise<InsertResult | UpdateResult | DeleteResult>;
}

/** Whether a statement added, changed or removed exactly one row. */
export async function changesOne(statement: Change): Promise<boolean> {
  const result = await statement.executeTakeFirstOrThrow();
  if ('numUpdatedRows' in result) return result.numUpdatedRows === 1n;
  return ('numDeletedRows' in result ? result.numDeletedRows : result.numInsertedOrUpdatedRows) === 1n;
}

/** Whether a query finds anything. */
export async function findsAny(query: { executeTakeFirst(): Promise<unknown> }): Promise<boolean> {
  return (await query.executeTakeFirst()) !== undefined;
}
