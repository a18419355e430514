import { sql } from 'kysely';
import { createHash } from 'node:crypto';
import type { DatabaseAddress, Db } from '../platform/database/db.ts';
import type { DatabaseSchema } from '../platform/database/schema.ts';
import { walk } from '../platform/walk.ts';

type Table = keyof DatabaseSchema;
type Value = string | number | null;
type Row = Readonly<Record<string, Value>>;
type Kind = DatabaseAddress['kind'];

/** A row of a table, as both databases hold it. */
export interface StoredRow {
  readonly table: string;
  readonly row: Row;
}

/** Every table with the columns that make its rows distinct, in the order it is walked in. */
const keysOf: Readonly<Record<Table, readonly string[]>> = {
  users: ['id'],
  sessions: ['id'],
  identities: ['provider', 'subject'],
  sign_in_nonces: ['nonce_hash'],
  mail_tokens: ['token_hash'],
  email_changes: ['id'],
  mails: ['id'],
  security_events: ['id'],
  credit_accounts: ['user_id'],
  credit_entries: ['id'],
  credit_reservations: ['edit_id'],
  files: ['id'],
  albums: ['id'],
  masks: ['id'],
  named_masks: ['id'],
  file_totals: ['user_id'],
  edits: ['id'],
  shares: ['id'],
  share_answers: ['id'],
  edit_takes: ['edit_id', 'take_index'],
  engine_gates: ['engine'],
  engine_slots: ['engine', 'slot'],
  idempotency_keys: ['user_id', 'key'],
  rate_limits: ['bucket'],
  card_customers: ['user_id', 'provider'],
  orders: ['id'],
  subscriptions: ['id'],
  payments: ['id'],
  invoice_series: ['year'],
  invoices: ['id'],
  card_notices: ['id'],
  api_keys: ['id'],
  sandbox_objects: ['id'],
  backup_runs: ['kind'],
};
const tables = Object.keys(keysOf) as Table[];

/** SQLite takes at most 32,766 values in a statement, PostgreSQL 65,535. */
const VALUES_AT_ONCE = 30_000;
const ROWS_AT_ONCE = 500;

/** Runs `work` on one state of the database, whatever others write meanwhile. */
export const inSnapshot = <T>(db: Db, work: (db: Db) => Promise<T>): Promise<T> =>
  db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(work);

/** Every row of every table; to be asked inside a snapshot. */
export async function* rowsOf(db: Db): AsyncGenerator<StoredRow> {
  for (const table of tables) for await (const row of rowsOfTable(db, table)) yield { table, row };
}

function rowsOfTable(db: Db, table: Table): AsyncGenerator<Row> {
  const keys = keysOf[table];
  const order = sql.join(keys.map((key) => sql.ref(key)));
  return walk<Row>(async (last, limit) => {
    const after = last ? sql`where (${order}) > (${sql.join(keys.map((key) => last[key]))})` : sql``;
    const page = sql<Row>`select * from ${sql.table(table)} ${after} order by ${order} limit ${limit}`;
    return (await page.execute(db)).rows;
  });
}

/** A row as a line of JSON, the same for the same row whichever database it came from. */
export const lineOf = ({ table, row }: StoredRow): string =>
  JSON.stringify([table, Object.fromEntries(Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1)))]);

/** The row of a line. @throws SyntaxError, TypeError where it is none */
export function rowOfLine(line: string): StoredRow {
  const read: unknown = JSON.parse(line);
  const [table, row] = Array.isArray(read) ? (read as unknown[]) : [];
  if (typeof table !== 'string' || typeof row !== 'object' || row === null)
    throw new TypeError('That is no row of a table');
  return { table, row: row as Row };
}

/** How many rows of a table there are and what they say: equal for equal tables, in whatever order their rows come. */
export interface TableTally {
  readonly rows: number;
  /** The rows' SHA-256, each bit added to its like, hex. */
  readonly hash: string;
}
export type Tally = Readonly<Record<string, TableTally>>;

/** Counts rows as they pass. */
export function tallying() {
  const counts = new Map<string, { rows: number; hash: Buffer }>();
  return {
    add: (stored: StoredRow): void => {
      const count = counts.get(stored.table) ?? { rows: 0, hash: Buffer.alloc(32) };
      counts.set(stored.table, count);
      count.rows++;
      const digest = createHash('sha256').update(lineOf(stored)).digest();
      for (let at = 0; at < digest.length; at++) count.hash[at] = (count.hash[at] ?? 0) ^ (digest[at] ?? 0);
    },
    get tally(): Tally {
      const named = [...counts].sort(([a], [b]) => (a < b ? -1 : 1));
      return Object.fromEntries(
        named.map(([table, { rows, hash }]) => [table, { rows, hash: hash.toString('hex') }]),
      );
    },
  };
}

/** What a database holds; to be asked inside a snapshot. */
export async function tallyOf(db: Db): Promise<Tally> {
  const counting = tallying();
  for await (const stored of rowsOf(db)) counting.add(stored);
  return counting.tally;
}

/** The tables that differ. */
export function differencesOf(one: Tally, other: Tally): string[] {
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].filter(
    (table) => one[table]?.rows !== other[table]?.rows || one[table]?.hash !== other[table]?.hash,
  );
}

/** Puts these rows in the place of all that the database holds, in one transaction. @throws what it says of a row that does not fit */
export async function replaceRows(
  db: Db,
  kind: Kind,
  rows: AsyncIterable<StoredRow> | Iterable<StoredRow>,
): Promise<Tally> {
  return db.transaction().execute(async (tx) => {
    const settle = await deferReferences(tx, kind);
    for (const table of await tablesIn(tx)) await sql`delete from ${sql.table(table)}`.execute(tx);
    const counting = tallying();
    let batch: StoredRow[] = [];
    for await (const stored of rows) {
      if (batch.length > 0 && !fits(batch, stored)) {
        await insert(tx, batch);
        batch = [];
      }
      batch.push(stored);
      counting.add(stored);
    }
    await insert(tx, batch);
    await settle();
    return counting.tally;
  });
}

/** Those of ours that are there: a database of an earlier version has fewer. */
async function tablesIn(db: Db): Promise<Table[]> {
  const found = new Set((await db.introspection.getTables()).map(({ name }) => name));
  return tables.filter((table) => found.has(table));
}

function fits(batch: readonly StoredRow[], next: StoredRow): boolean {
  const [first] = batch;
  const columns = Object.keys(next.row).length;
  return (
    first?.table === next.table &&
    Object.keys(first.row).length === columns &&
    batch.length < Math.min(ROWS_AT_ONCE, VALUES_AT_ONCE / columns)
  );
}

async function insert(db: Db, batch: readonly StoredRow[]): Promise<void> {
  const [first] = batch;
  if (!first) return;
  if (!Object.hasOwn(keysOf, first.table)) throw new TypeError(`There is no table ${first.table}`);
  const columns = Object.keys(first.row).sort();
  const values = batch.map(({ row }) => sql`(${sql.join(columns.map((column) => row[column]))})`);
  const names = sql.join(columns.map((column) => sql.ref(column)));
  await sql`insert into ${sql.table(first.table)} (${names}) values ${sql.join(values)}`.execute(db);
}

/** Rows come in any order, so what they refer to is looked at when all are there. Gives what to call then. */
async function deferReferences(db: Db, kind: Kind): Promise<() => Promise<void>> {
  if (kind === 'sqlite') {
    // It ends with the transaction (https://www.sqlite.org/pragma.html#pragma_defer_foreign_keys).
    await sql`pragma defer_foreign_keys = on`.execute(db);
    return async () => {};
  }
  const { rows } = await sql<{ table: string; name: string }>`
    select c.relname as "table", k.conname as name from pg_constraint k join pg_class c on c.oid = k.conrelid
    where k.contype = 'f' and k.connamespace = current_schema()::regnamespace`.execute(db);
  const alterAll = async (manner: 'deferrable initially deferred' | 'not deferrable') => {
    for (const { table, name } of rows)
      await sql`alter table ${sql.table(table)} alter constraint ${sql.ref(name)} ${sql.raw(manner)}`.execute(
        db,
      );
  };
  await alterAll('deferrable initially deferred');
  return async () => {
    await sql`set constraints all immediate`.execute(db);
    await alterAll('not deferrable');
  };
}
