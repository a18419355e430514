import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type TransactionSettings,
} from 'kysely';
import type { SqliteFile, SqliteStatement } from './sqlite-file.ts';

/** Statements kept ready; the house has some dozens of different ones. */
const READY_STATEMENTS = 500;

interface Ready {
  readonly statement: SqliteStatement;
  /** Whether it gives rows back. */
  readonly reads: boolean;
}

/** Kysely over one SQLite connection: whoever wants it queues, so a transaction never meets a stranger's query. */
export const sqliteDialect = (open: () => Promise<SqliteFile>): Dialect => ({
  createAdapter: () => new TransactionalAdapter(),
  createDriver: () => new QueueingDriver(open),
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
});

/** SQLite rolls schema changes back like any other; Kysely's own adapter is more careful than need be. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
}

class QueueingDriver implements Driver {
  readonly #open: () => Promise<SqliteFile>;
  #connection: SqliteConnection | undefined;
  #taken = false;
  readonly #waiting: (() => void)[] = [];

  constructor(open: () => Promise<SqliteFile>) {
    this.#open = open;
  }

  async init() {
    this.#connection = new SqliteConnection(await this.#open());
  }

  async acquireConnection() {
    if (this.#taken) await new Promise<void>((next) => this.#waiting.push(next));
    this.#taken = true;
    if (this.#connection === undefined) throw new Error('The database is closed');
    return this.#connection;
  }

  /** Hands the connection to the next in the queue without freeing it in between. */
  async releaseConnection() {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#taken = false;
  }

  async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings) {
    const reads = settings.accessMode === 'read only';
    await connection.executeQuery(CompiledQuery.raw(reads ? 'begin' : 'begin immediate'));
  }

  async commitTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  async destroy() {
    this.#connection?.close();
    this.#connection = undefined;
  }
}

class SqliteConnection implements DatabaseConnection {
  readonly #file: SqliteFile;
  readonly #ready = new Map<string, Ready>();

  constructor(file: SqliteFile) {
    this.#file = file;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const { statement, reads } = this.#prepare(query.sql);
    if (reads) return { rows: statement.all(...query.parameters) as R[] };
    const { changes, lastInsertRowid } = statement.run(...query.parameters);
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
  }

  async *streamQuery<R>(query: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    // Prepared apart: a cached statement may be asked again while this one is still being walked.
    for (const row of this.#file.prepare(query.sql).iterate(...query.parameters)) yield { rows: [row as R] };
  }

  close() {
    this.#ready.clear();
    this.#file.close();
  }

  #prepare(sql: string): Ready {
    const kept = this.#ready.get(sql);
    if (kept) return kept;
    const statement = this.#file.prepare(sql);
    const ready = { statement, reads: statement.columns().length > 0 };
    if (this.#ready.size >= READY_STATEMENTS) this.#ready.clear();
    this.#ready.set(sql, ready);
    return ready;
  }
}
