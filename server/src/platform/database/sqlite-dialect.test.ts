import { CompiledQuery, sql } from 'kysely';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openDb } from './db.ts';
import { migrate } from './migrate.ts';

const openFile = async (path = join(mkdtempSync(join(tmpdir(), 'maquette-sqlite-')), 'a.db')) => {
  const db = openDb({ kind: 'sqlite', path });
  await migrate(db);
  onTestFinished(() => db.destroy());
  return { db, path };
};

const row = (bucket: string) => ({ bucket, hits: 1, expires_at: 1 });

describe('SQLite', () => {
  it('refuses a row whose owner does not exist', async () => {
    const { db } = await openFile();
    const orphan = db.insertInto('file_totals').values({ user_id: 'nobody', files: 0, bytes: 0 }).execute();
    await expect(orphan).rejects.toThrow('FOREIGN KEY');
  });

  it('is opened the durable way', async () => {
    const { db } = await openFile();
    const pragma = async (name: string) => {
      const { rows } = await db.executeQuery<Record<string, unknown>>(CompiledQuery.raw(`pragma ${name}`));
      return Object.values(rows[0] ?? {})[0];
    };
    expect(await Promise.all(['journal_mode', 'synchronous', 'foreign_keys'].map(pragma))).toEqual([
      'wal',
      2,
      1,
    ]);
  });

  it('keeps a stranger’s query out of an open transaction', async () => {
    const { db } = await openFile();
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const transaction = db.transaction().execute(async (tx) => {
      await tx.insertInto('rate_limits').values(row('undone')).execute();
      await held;
      throw new Error('no');
    });
    const stranger = db.selectFrom('rate_limits').selectAll().execute();
    release();
    await expect(transaction).rejects.toThrow('no');
    expect(await stranger).toEqual([]);
  });

  it('lets a second process read while the first is in a transaction, and wait its turn to write', async () => {
    const { db, path } = await openFile();
    const { db: other } = await openFile(path);
    await db.transaction().execute(async (tx) => {
      await tx.insertInto('rate_limits').values(row('first')).execute();
      expect(await other.selectFrom('rate_limits').selectAll().execute()).toEqual([]);
    });
    await other.insertInto('rate_limits').values(row('second')).execute();
    expect(await db.selectFrom('rate_limits').selectAll().execute()).toHaveLength(2);
  });

  it('counts what a change touched and gives back what it is asked to return', async () => {
    const { db } = await openFile();
    await db
      .insertInto('rate_limits')
      .values([row('a'), row('b')])
      .execute();
    const { numUpdatedRows } = await db.updateTable('rate_limits').set({ hits: 5 }).executeTakeFirstOrThrow();
    expect(numUpdatedRows).toBe(2n);
    const gone = await db.deleteFrom('rate_limits').where('bucket', '=', 'a').returning('hits').execute();
    expect(gone).toMatchObject([{ hits: 5 }]);
  });

  it('streams rows while other statements run', async () => {
    const { db } = await openFile();
    await db
      .insertInto('rate_limits')
      .values([row('a'), row('b'), row('c')])
      .execute();
    const seen: string[] = [];
    for await (const { bucket } of db.selectFrom('rate_limits').selectAll().stream()) seen.push(bucket);
    expect(seen.sort()).toEqual(['a', 'b', 'c']);
  });

  it('still knows a statement after the tables changed under it', async () => {
    const { db } = await openFile();
    const all = () => db.selectFrom('rate_limits').selectAll().execute();
    await db.insertInto('rate_limits').values(row('a')).execute();
    await all();
    await sql`alter table rate_limits add column extra text default 'x'`.execute(db);
    expect(await all()).toMatchObject([{ bucket: 'a', extra: 'x' }]);
  });
});
