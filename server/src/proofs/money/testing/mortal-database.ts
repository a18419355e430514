import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  sql,
  type TransactionSettings,
} from 'kysely';
import type { Db } from '../../../platform/database/db.ts';
import { migrate } from '../../../platform/database/migrate.ts';
import type { DatabaseSchema } from '../../../platform/database/schema.ts';
import { sqliteDialect } from '../../../platform/database/sqlite-dialect.ts';
import { openSqliteFile } from '../../../platform/database/sqlite-file.ts';
import type { MortalProcess } from './mortal-process.ts';

/** Plants a fault into a statement. */
export type Rewrite = (statement: string) => string;

export interface Store {
  /** For whoever looks on: never dies, waits for nobody. */
  readonly db: Db;
  /** The same database as one run of the server sees it. */
  openFor(process: MortalProcess, rewrite?: Rewrite): Db;
  /** Forgets everything but its tables. */
  empty(): Promise<void>;
}

/** A database in memory that outlives the processes working on it. */
export const openStore = async (): Promise<Store> => {
  const dialect = sqliteDialect(() => openSqliteFile(':memory:'));
  const shared = dialect.createDriver();
  await shared.init();
  const open = (driver: Driver): Db =>
    new Kysely<DatabaseSchema>({
      dialect: {
        createAdapter: () => dialect.createAdapter(),
        createIntrospector: (db) => dialect.createIntrospector(db),
        createQueryCompiler: () => dialect.createQueryCompiler(),
        createDriver: () => driver,
      },
    });
  const db = open(new SharedDriver(shared));
  await migrate(db);
  const tables = (await db.introspection.getTables()).map(({ name }) => name);
  return {
    db,
    openFor: (process, rewrite = (statement) => statement) =>
      open(new MortalDriver(shared, process, rewrite)),
    empty: async () => {
      await sql`pragma foreign_keys = off`.execute(db);
      for (const table of tables) await sql`delete from ${sql.table(table)}`.execute(db);
      await sql`pragma foreign_keys = on`.execute(db);
    },
  };
};

/** Neither opens nor closes what others use too. */
class SharedDriver implements Driver {
  protected readonly shared: Driver;

  constructor(shared: Driver) {
    this.shared = shared;
  }
  async init() {}
  async destroy() {}
  acquireConnection(): Promise<DatabaseConnection> {
    return this.shared.acquireConnection();
  }
  releaseConnection(connection: DatabaseConnection): Promise<void> {
    return this.shared.releaseConnection(connection);
  }
  beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    return this.shared.beginTransaction(connection, settings);
  }
  commitTransaction(connection: DatabaseConnection): Promise<void> {
    return this.shared.commitTransaction(connection);
  }
  rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    return this.shared.rollbackTransaction(connection);
  }
}

/** A process may die before each statement or transaction, before its commit, and after it. */
class MortalDriver extends SharedDriver {
  readonly #process: MortalProcess;
  readonly #rewrite: Rewrite;

  constructor(shared: Driver, process: MortalProcess, rewrite: Rewrite) {
    super(shared);
    this.#process = process;
    this.#rewrite = rewrite;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    await this.#process.pass();
    const connection = await this.shared.acquireConnection();
    if (this.#process.isDead) {
      await this.shared.releaseConnection(connection);
      return this.#process.never();
    }
    return {
      executeQuery: (query) => connection.executeQuery(this.#planted(query)),
      streamQuery: (query, size) => connection.streamQuery(query, size),
    };
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#process.strikes()) {
      await this.shared.rollbackTransaction(connection);
      await this.shared.releaseConnection(connection);
      return this.#process.never();
    }
    await this.shared.commitTransaction(connection);
  }

  override async releaseConnection(connection: DatabaseConnection): Promise<void> {
    await this.shared.releaseConnection(connection);
    if (this.#process.strikes()) return this.#process.never();
  }

  #planted(query: CompiledQuery): CompiledQuery {
    const statement = this.#rewrite(query.sql);
    return statement === query.sql ? query : { ...query, sql: statement };
  }
}
