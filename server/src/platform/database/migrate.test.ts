import { type Migration, sql } from 'kysely';
import { expect, it } from 'vitest';
import { describeOnBoth, makeTestDatabase } from '#test/support/test-database.ts';
import { openDb } from './db.ts';
import { migrate, migrations, NewerDatabase } from './migrate.ts';

describeOnBoth('migrate', (on) => {
  const openEmpty = async () => {
    const { address, drop } = await makeTestDatabase(on.kind);
    const db = openDb(address);
    const close = async () => {
      await db.destroy();
      await drop();
    };
    return { db, address, close };
  };
  const tablesOf = async (db: ReturnType<typeof openDb>) =>
    (await db.introspection.getTables()).map(({ name }) => name).sort();
  const later: Migration = { up: async (db) => void (await sql`create table later (id text)`.execute(db)) };
  const broken: Migration = {
    up: async () => {
      throw new Error('broken');
    },
  };

  it('refuses a database that a newer version wrote, and leaves it alone', async () => {
    const { db, close } = await openEmpty();
    await migrate(db, { ...migrations, '9999-future': later });
    await expect(migrate(db)).rejects.toThrow(NewerDatabase);
    await expect(migrate(db)).rejects.toThrow('9999-future');
    await close();
  });

  it('does all of the missing steps or none', async () => {
    const { db, close } = await openEmpty();
    await migrate(db);
    const before = await tablesOf(db);
    await expect(migrate(db, { ...migrations, '0102-fine': later, '0103-broken': broken })).rejects.toThrow(
      'broken',
    );
    expect(await tablesOf(db)).toEqual(before);
    await migrate(db, { ...migrations, '0102-fine': later });
    expect(await tablesOf(db)).toContain('later');
    await close();
  });

  it('does nothing the second time', async () => {
    await expect(migrate(on.db)).resolves.toBeUndefined();
  });

  it('makes every table once when processes start at the same moment', async () => {
    const { db, address, close } = await openEmpty();
    const others = on.kind === 'postgres' ? [openDb(address), openDb(address)] : [db];
    await Promise.all([db, ...others].map((one) => migrate(one)));
    expect(await tablesOf(db)).toContain('credit_entries');
    if (on.kind === 'postgres') await Promise.all(others.map((one) => one.destroy()));
    await close();
  });

  it('makes a database that refuses a balance below zero', async () => {
    const user = { id: 'ada', email_key: 'a', email: 'a', full_name: 'Ada', password_hash: null };
    const rest = { auth_provider: 'local', is_verified: 0, role: 'user', locale: 'en', created_at: 1 };
    await on.db
      .insertInto('users')
      .values({ ...user, ...rest })
      .execute();
    for (const [balance, held] of [
      [-1, 0],
      [1, -1],
      [1, 2],
    ] as const) {
      const account = on.db.insertInto('credit_accounts').values({ user_id: 'ada', balance, held });
      await expect(account.execute()).rejects.toThrow(/check/i);
    }
  });

  it('gives numbers back as numbers, also large ones and sums', async () => {
    const values = { bucket: 'large', hits: 2, expires_at: 1_768_478_400_000 };
    await on.db.insertInto('rate_limits').values(values).execute();
    const found = await on.db
      .selectFrom('rate_limits')
      .select(({ fn }) => [
        'expires_at',
        fn.sum<number>('expires_at').as('sum'),
        fn.countAll<number>().as('count'),
      ])
      .groupBy('expires_at')
      .executeTakeFirstOrThrow();
    expect(found).toMatchObject({ expires_at: values.expires_at, sum: values.expires_at, count: 1 });
  });
});
