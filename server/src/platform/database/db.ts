import { Kysely, PostgresAdapter } from 'kysely';
import { postgresDialect } from './postgres-dialect.ts';
import type { DatabaseSchema } from './schema.ts';
import { sqliteDialect } from './sqlite-dialect.ts';
import { openSqliteFile } from './sqlite-file.ts';

/** What stores are given: the database, or the transaction that is open on it. */
export type Db = Kysely<DatabaseSchema>;

export type DatabaseAddress =
  /** `path` may be `:memory:`. */
  { readonly kind: 'sqlite'; readonly path: string } | { readonly kind: 'postgres'; readonly url: string };

/**
 * Opens a database; connects at the first query. Close it with `db.destroy()`.
 * @param makeRoom asked when the disk of a SQLite file is full; false = it stays so
 */
export function openDb(address: DatabaseAddress, makeRoom: () => boolean = () => false): Db {
  return new Kysely<DatabaseSchema>({
    dialect:
      address.kind === 'sqlite'
        ? sqliteDialect({ open: () => openSqliteFile(address.path), makeRoom })
        : postgresDialect(address.url),
  });
}

/** Whether it is PostgreSQL, for what only that can do. */
export const isPostgres = (db: Db): boolean => db.getExecutor().adapter instanceof PostgresAdapter;
