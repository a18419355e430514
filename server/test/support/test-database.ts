import { afterAll, beforeAll, describe, inject, it } from 'vitest';
import type { Context } from '../../src/platform/context.ts';
import { type Db, type DatabaseAddress, openDb } from '../../src/platform/database/db.ts';
import { migrate } from '../../src/platform/database/migrate.ts';
import { newId } from '../../src/platform/ids.ts';
import { silentLog } from '../../src/platform/log.ts';
import { type MadeDatabase, makeDatabaseOn } from './postgres-database.ts';
import { testClock, type TestClock } from './test-clock.ts';

export type DatabaseKind = DatabaseAddress['kind'];

/** An empty database of the present schema, and the drivers a test of a store or verb wants. */
export interface TestDatabase {
  readonly kind: DatabaseKind;
  readonly db: Db;
  readonly clock: TestClock;
  /** What verbs are given; the system acts unless told. */
  context(changes?: Partial<Context>): Context;
}

/** Databases the tests run on. Where there is no PostgreSQL server, the tests that miss it are counted by one that is skipped. */
export function databaseKinds(): readonly DatabaseKind[] {
  if (postgresUrl() !== null) return ['sqlite', 'postgres'];
  // Nothing can be tried here, but the counts at the end of a run must tell that something was not.
  it.skipIf(true)('the same on PostgreSQL, which this machine has not', () => undefined);
  return ['sqlite'];
}

/**
 * One of them, PostgreSQL where it is to be had: for tests that draw pictures or try every call. The stores they go through
 * are tried on both, and the journeys run on SQLite.
 */
export function oneDatabaseKind(): readonly DatabaseKind[] {
  return databaseKinds().slice(-1);
}

const postgresUrl = (): string | null => inject('postgresUrl') ?? null;

/**
 * Runs a suite once on SQLite and once on PostgreSQL, each time on a fresh database.
 * `on` may be used inside hooks and tests, not while the suite is being described.
 */
export const describeOnBoth = (name: string, suite: (on: TestDatabase) => void): void => {
  for (const kind of ['sqlite', 'postgres'] as const) {
    describe.skipIf(kind === 'postgres' && postgresUrl() === null)(`${name} (${kind})`, () => {
      suite(useDatabase(kind));
    });
  }
};

/** Opens a fresh database before the tests of the block it is called in and closes it after them. */
export const useDatabase = (kind: DatabaseKind = 'sqlite'): TestDatabase => {
  const clock = testClock();
  let opened: OpenedDatabase | undefined;
  beforeAll(async () => {
    opened = await openTestDatabase(kind);
  });
  afterAll(() => opened?.close());
  const db = (): Db => {
    if (opened === undefined) throw new Error('The database is open inside tests and hooks only');
    return opened.db;
  };
  return {
    kind,
    get db() {
      return db();
    },
    clock,
    context: (changes = {}) => ({
      actor: { kind: 'system' },
      db: db(),
      now: clock.now,
      newId,
      log: silentLog,
      locale: 'en',
      address: '127.0.0.1',
      ...changes,
    }),
  };
};

export interface OpenedDatabase {
  readonly db: Db;
  close(): Promise<void>;
}

/** A fresh, migrated database, open. */
export const openTestDatabase = async (kind: DatabaseKind): Promise<OpenedDatabase> => {
  const { address, drop } = await makeMigratedDatabase(kind);
  const db = openDb(address);
  // PostgreSQL gave a migrated one; that in memory is empty.
  await migrate(db);
  const close = async () => {
    await db.destroy();
    await drop();
  };
  return { db, close };
};

/** Room for a fresh database: SQLite in memory, or one of its own on the PostgreSQL server. */
export const makeTestDatabase = async (kind: DatabaseKind): Promise<MadeDatabase> =>
  kind === 'sqlite' ? inMemory : makePostgresDatabase('template1');

/** The same, with the present schema where whoever opens it would have to wait for its making. */
export const makeMigratedDatabase = async (kind: DatabaseKind): Promise<MadeDatabase> =>
  kind === 'sqlite' ? inMemory : makePostgresDatabase(inject('migratedDatabase'));

const inMemory: MadeDatabase = { address: { kind: 'sqlite', path: ':memory:' }, drop: async () => {} };

const makePostgresDatabase = async (template: string): Promise<MadeDatabase> => {
  const base = postgresUrl();
  if (base === null) throw new Error('There is no PostgreSQL server');
  return makeDatabaseOn(base, template);
};
