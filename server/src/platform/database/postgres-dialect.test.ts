import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { databaseKinds, useDatabase } from '#test/support/test-database.ts';
import { answerError } from '../http/answer-error.ts';
import { openDb } from './db.ts';

describe.skipIf(!databaseKinds().includes('postgres'))('PostgreSQL', () => {
  const on = useDatabase('postgres');

  it('that cannot be reached is a passing trouble, not a fault', async () => {
    const db = openDb({ kind: 'postgres', url: 'postgres://nobody@127.0.0.1:1/none' });
    const error: unknown = await sql`select 1`.execute(db).catch((reason: unknown) => reason);
    await db.destroy();
    const { status, body } = answerError(error, { locale: 'en', requestId: 'x' });
    expect([status, body.error]).toEqual([503, 'unavailable']);
  });

  it('is asked over a new connection when the old ones were cut', async () => {
    const ask = () => sql<{ n: number }>`select 1::bigint as n`.execute(on.db);
    await Promise.all([ask(), ask(), ask()]);
    const cut = sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`;
    await cut.execute(on.db);
    for (let i = 0; i < 5; i++) await ask().catch(() => null);
    expect((await ask()).rows).toEqual([{ n: 1 }]);
  });

  it('whose connection is cut in the middle of a transaction fails that one, and nothing else', async () => {
    const cut = on.db.transaction().execute(async (tx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
      await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(on.db);
      for (;;) await sql`select pg_sleep(0.01)`.execute(tx);
    });
    const error: unknown = await cut.catch((reason: unknown) => reason);
    const { status, body } = answerError(error, { locale: 'en', requestId: 'x' });
    expect([status, body.error]).toEqual([503, 'unavailable']);
    expect((await sql<{ n: number }>`select 1 as n`.execute(on.db)).rows).toEqual([{ n: 1 }]);
  });

  it('refuses to round a number that is too large to be exact', async () => {
    const large = sql`select 9007199254740993::bigint as n`.execute(on.db);
    await expect(large).rejects.toThrow('too large');
  });
});
