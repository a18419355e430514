import { closeSync, openSync } from 'node:fs';

/** The part of Node's `node:sqlite` API that the product uses. */
export interface SqliteFile {
  prepare(sql: string): SqliteStatement;
  exec(sql: string): void;
  /** Whether a transaction is open. */
  readonly isTransaction: boolean;
  close(): void;
}

export interface SqliteStatement {
  all(...values: readonly unknown[]): unknown[];
  run(...values: readonly unknown[]): { changes: number | bigint; lastInsertRowid: number | bigint };
  iterate(...values: readonly unknown[]): Iterable<unknown>;
  columns(): readonly unknown[];
}

type Constructor = new (path: string) => SqliteFile;

/** Node 24 has SQLite built in; before that a package with the same API stands in. */
async function loadDriver(): Promise<Constructor> {
  const isBuiltIn = Number(process.versions.node.split('.')[0]) >= 24;
  const module: unknown = isBuiltIn
    ? await import('node:sqlite' as string)
    : await import('@photostructure/sqlite');
  return (module as { DatabaseSync: Constructor }).DatabaseSync;
}

/** Opens a SQLite file (or `:memory:`) as it is; one that has to be made is its owner's alone, and so is all beside it. */
export async function openFile(path: string): Promise<SqliteFile> {
  const Driver = await loadDriver();
  if (path !== ':memory:') closeSync(openSync(path, 'a', 0o600));
  return new Driver(path);
}

/**
 * Opens a SQLite file (or `:memory:`) the durable way: a commit that was answered survives a power cut.
 * See https://www.sqlite.org/pragma.html#pragma_synchronous.
 */
export async function openSqliteFile(path: string): Promise<SqliteFile> {
  const file = await openFile(path);
  file.exec(`
    pragma busy_timeout = 5000;
    pragma journal_mode = wal;
    pragma synchronous = full;
    pragma foreign_keys = on;
    pragma temp_store = memory;
    pragma cache_size = -16000;
  `);
  return file;
}
