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
import { isDiskFull } from '../disk-full.ts';
import { RoomMade } from './database-error.ts';
import type { SqliteFile, SqliteStatement } from './sqlite-file.ts';

/** Statements kept ready; the product has some dozens of different ones. */
const READY_STATEMENTS = 500;

interface Ready {
  readonly statement: SqliteStatement;
  /** Whether it gives rows back. */
  readonly reads: boolean;
}

interface SqliteOptions {
  readonly open: () => Promise<SqliteFile>;
  /** Asked when the disk is full; false = it stays so, as it does unless told. */
  readonly makeRoom?: () => boolean;
}

/** Kysely over one SQLite connection: whoever wants it queues, so a transaction never meets a stranger's query. */
export function sqliteDialect(options: SqliteOptions): Dialect {
  return {
    createAdapter: () => new TransactionalAdapter(),
    createDriver: () => new QueueingDriver(options),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

/** SQLite rolls schema changes back like any other; Kysely's own adapter is more careful than need be. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
}

class QueueingDriver implements Driver {
  readonly #options: SqliteOptions;
  #connection: SqliteConnection | undefined;
  #taken = false;
  readonly #waiting: (() => void)[] = [];

  constructor(options: SqliteOptions) {
    this.#options = options;
  }

  async init() {
    const { open, makeRoom = () => false } = this.#options;
    const file = await open().catch((error: unknown) => {
      if (!isDiskFull(error) || !makeRoom()) throw error;
      return open();
    });
    this.#connection = new SqliteConnection(file, makeRoom);
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
    // SQLite has done so by itself where a disk is full; saying it again would hide why.
    if (this.#connection?.isTransaction) await connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  async destroy() {
    this.#connection?.close();
    this.#connection = undefined;
  }
}

class SqliteConnection implements DatabaseConnection {
  readonly #file: SqliteFile;
  readonly #makeRoom: () => boolean;
  readonly #ready = new Map<string, Ready>();

  constructor(file: SqliteFile, makeRoom: () => boolean) {
    this.#file = file;
    this.#makeRoom = makeRoom;
  }

  get isTransaction(): boolean {
    return this.#file.isTransaction;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const isAlone = !this.#file.isTransaction;
    try {
      return this.#execute<R>(query);
    } catch (error) {
      if (!isDiskFull(error) || !this.#makeRoom()) throw error;
      // What came before it in a transaction is lost.
      if (!isAlone) throw new RoomMade();
      return this.#execute<R>(query);
    }
  }

  #execute<R>(query: CompiledQuery): QueryResult<R> {
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
