import { sql } from 'kysely';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { openDb } from '../platform/database/db.ts';
import { migrate, migrations } from '../platform/database/migrate.ts';
import { reportAsJson, reportInWords } from './report.ts';
import { runDoctor } from './run-doctor.ts';

describe('runDoctor', () => {
  let dataDir = '';
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'maquette-run-doctor-'));
  });
  afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

  const run = () =>
    runDoctor({ config: { dataDir, postgres: null, storage: null }, runtimeDir: inject('runtimeDir') });
  const withDatabase = async (work: (db: ReturnType<typeof openDb>) => Promise<unknown>) => {
    const db = openDb({ kind: 'sqlite', path: join(dataDir, 'maquette.db') });
    await work(db);
    await db.destroy();
  };

  it('refuses a folder without a database, and makes none', async () => {
    await expect(run()).rejects.toThrow(/There is no database/);
    expect(existsSync(join(dataDir, 'maquette.db'))).toBe(false);
  });

  it('refuses a database that is not up to date, and leaves it as it is', async () => {
    await withDatabase((db) => migrate(db, {}));
    await expect(run()).rejects.toThrow(
      `not up to date (it lacks ${Object.keys(migrations).join(', ')})`,
    );
    await withDatabase(async (db) => {
      const tables = await db.introspection.getTables();
      expect(tables.map(({ name }) => name)).toEqual([]);
    });
  });

  it('refuses a database of a newer version', async () => {
    await withDatabase(async (db) => {
      await migrate(db);
      await db
        .withTables<{ kysely_migration: { name: string; timestamp: string } }>()
        .insertInto('kysely_migration')
        .values({ name: '9999-future', timestamp: '2099' })
        .execute();
    });
    await expect(run()).rejects.toThrow(/newer version of Maquette/);
  });

  it('reports a sound installation, in words and for programs', async () => {
    await withDatabase((db) => migrate(db));
    const findings = await run();
    expect(reportInWords(findings)).toMatch(/^Looked at 0 accounts, .*\nAll is well\.$/);
    expect(JSON.parse(reportAsJson(findings))).toMatchObject({ ok: true, faults: [] });
  });

  it('finds a damaged reference in the file', async () => {
    await withDatabase(async (db) => {
      await migrate(db);
      await db.connection().execute(async (one) => {
        await sql`pragma foreign_keys = off`.execute(one);
        await one.insertInto('credit_accounts').values({ user_id: 'nobody', balance: 0, held: 0 }).execute();
      });
    });
    const findings = await run();
    expect(findings.faults).toMatchObject([{ code: 'database_damaged', subject: 'credit_accounts' }]);
    expect(reportInWords(findings)).toContain('database_damaged: credit_accounts: refers to a row of users');
    expect(JSON.parse(reportAsJson(findings))).toMatchObject({ ok: false });
  });
});
