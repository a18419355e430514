import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  type QueryResult,
  sql,
  type TransactionSettings,
} from 'kysely';
import type { Db } from '../../../src/platform/database/db.ts';
import { migrate } from '../../../src/platform/database/migrate.ts';
import type { DatabaseSchema } from '../../../src/platform/database/schema.ts';
import { sqliteDialect } from '../../../src/platform/database/sqlite-dialect.ts';
import { openSqliteFile } from '../../../src/platform/database/sqlite-file.ts';
import type { MortalProcess } from './mortal-process.ts';

/** Faults between the house and its database. */
export interface Sabotage {
  /** What is asked instead; null when it is not asked at all, and taken as done. */
  readonly statement?: (query: CompiledQuery) => CompiledQuery | null;
  /** Each statement counts at once, whatever becomes of those after it. */
  readonly hasNoTransactions?: true;
}

export interface Store {
  /** For whoever looks on: never dies, waits for nobody. */
  readonly db: Db;
  /** The same database as one run of the server sees it. */
  openFor(process: MortalProcess, sabotage?: Sabotage): Db;
  /** Forgets everything but its tables. */
  empty(): Promise<void>;
}

/** A database in memory that outlives the processes working on it. */
export const openStore = async (): Promise<Store> => {
  const dialect = sqliteDialect({ open: () => openSqliteFile(':memory:') });
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
    openFor: (process, sabotage = {}) => open(new MortalDriver(shared, process, sabotage)),
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

/** A process may die before each statement, before a commit, and after it. */
class MortalDriver extends SharedDriver {
  readonly #process: MortalProcess;
  readonly #sabotage: Sabotage;
  /** What it holds at the moment, or held last: there is but one. */
  #real: DatabaseConnection | undefined;
  #isInTransaction = false;

  constructor(shared: Driver, process: MortalProcess, sabotage: Sabotage) {
    super(shared);
    this.#process = process;
    this.#sabotage = sabotage;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    await this.#process.pass();
    const real = await this.shared.acquireConnection();
    this.#real = real;
    if (this.#process.isDead) return this.#die();
    return {
      executeQuery: <R>(query: CompiledQuery) => this.#execute<R>(real, query),
      streamQuery: (query, size) => real.streamQuery(query, size),
    };
  }

  override async beginTransaction(_: DatabaseConnection, settings: TransactionSettings) {
    if (this.#sabotage.hasNoTransactions) return;
    await this.shared.beginTransaction(this.#held(), settings);
    this.#isInTransaction = true;
  }

  override async commitTransaction() {
    if (this.#process.strikes()) return this.#die<void>();
    if (this.#isInTransaction) await this.shared.commitTransaction(this.#held());
    this.#isInTransaction = false;
  }

  override async rollbackTransaction() {
    if (this.#isInTransaction) await this.shared.rollbackTransaction(this.#held());
    this.#isInTransaction = false;
  }

  override async releaseConnection() {
    await this.shared.releaseConnection(this.#held());
    if (this.#process.strikes()) return this.#process.never<void>();
  }

  async #execute<R>(real: DatabaseConnection, asked: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#process.strikes()) return this.#die();
    const query = this.#sabotage.statement ? this.#sabotage.statement(asked) : asked;
    return query ? real.executeQuery<R>(query) : { rows: [], numAffectedRows: 1n };
  }

  /** What it had not committed is undone, and it is never heard of again. */
  async #die<T>(): Promise<T> {
    await this.rollbackTransaction();
    await this.shared.releaseConnection(this.#held());
    return this.#process.never<T>();
  }

  #held(): DatabaseConnection {
    if (this.#real === undefined) throw new Error('Nobody holds the connection');
    return this.#real;
  }
}
