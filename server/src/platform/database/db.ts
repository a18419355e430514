import { Kysely } from 'kysely';
import { postgresDialect } from './postgres-dialect.ts';
import type { DatabaseSchema } from './schema.ts';
import { sqliteDialect } from './sqlite-dialect.ts';
import { openSqliteFile } from './sqlite-file.ts';

/** What stores are given: the database, or the transaction that is open on it. */
export type Db = Kysely<DatabaseSchema>;

export type DatabaseAddress =
  /** `path` may be `:memory:`. */
  { readonly kind: 'sqlite'; readonly path: string } | { readonly kind: 'postgres'; readonly url: string };

/** Opens a database; connects at the first query. Close it with `db.destroy()`. */
export const openDb = (address: DatabaseAddress): Db =>
  new Kysely<DatabaseSchema>({
    dialect:
      address.kind === 'sqlite'
        ? sqliteDialect(() => openSqliteFile(address.path))
        : postgresDialect(address.url),
  });
