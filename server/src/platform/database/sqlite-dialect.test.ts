import { CompiledQuery, Kysely, sql } from 'kysely';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '#test/support/temporary-folder.ts';
import type { Context } from '../context.ts';
import { type Db, openDb } from './db.ts';
import { migrate } from './migrate.ts';
import { sqliteDialect } from './sqlite-dialect.ts';
import { openSqliteFile, type SqliteFile } from './sqlite-file.ts';
import { inTransaction } from './transaction.ts';

const LARGE = 'long '.repeat(20_000);

const makePath = (): string => join(temporaryFolder(), 'a.db');

const openFile = async (path = makePath()) => {
  const db = openDb({ kind: 'sqlite', path });
  await migrate(db);
  onTestFinished(() => db.destroy());
  return { db, path };
};

/** A disk with room for a few more pages; it grows when room is made. */
const openSmall = async (canGrow: boolean) => {
  let asked = 0;
  const path = makePath();
  const makeRoom = () => {
    asked++;
    if (canGrow) file?.exec('pragma max_page_count = 100000');
    return canGrow;
  };
  let file: SqliteFile | undefined;
  const open = async () => (file = await openSqliteFile(path));
  const db: Db = new Kysely({ dialect: sqliteDialect({ open, makeRoom }) });
  onTestFinished(() => db.destroy());
  await migrate(db);
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db);
  file?.exec(`pragma max_page_count = ${(rows[0]?.page_count ?? 0) + 4}`);
  const buckets = async () =>
    (await db.selectFrom('rate_limits').select('bucket').execute()).map(({ bucket }) => bucket.slice(0, 4));
  return { db, asked: () => asked, buckets };
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

  it('says that the disk is full, and not that its transaction is over already', async () => {
    const { db, asked, buckets } = await openSmall(false);
    const full = expect.objectContaining({ message: expect.stringContaining('disk is full') as string });
    const transaction = db.transaction().execute(async (tx) => {
      await tx.insertInto('rate_limits').values(row('first')).execute();
      await tx.insertInto('rate_limits').values(row(LARGE)).execute();
    });
    await expect(transaction).rejects.toEqual(full);
    await expect(db.insertInto('rate_limits').values(row(LARGE)).execute()).rejects.toEqual(full);
    expect([asked(), await buckets()]).toEqual([2, []]);
  });

  it('does again what met a full disk once there is room, whole transactions as well', async () => {
    const alone = await openSmall(true);
    await alone.db.insertInto('rate_limits').values(row(LARGE)).execute();
    expect([alone.asked(), await alone.buckets()]).toEqual([1, ['long']]);

    const { db, asked, buckets } = await openSmall(true);
    const ctx = { db } as Context;
    await inTransaction(ctx, async (tx) => {
      await tx.db.insertInto('rate_limits').values(row('first')).execute();
      await tx.db.insertInto('rate_limits').values(row(LARGE)).execute();
    });
    expect([asked(), (await buckets()).sort()]).toEqual([1, ['firs', 'long']]);
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
