import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Db, openDb } from '../platform/database/db.ts';
import { migrate } from '../platform/database/migrate.ts';
import { makeUser } from '#test/support/make-user.ts';
import { runAdmin } from './run-admin.ts';

describe('runAdmin', () => {
  let dataDir = '';
  let db: Db;
  beforeEach(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'maquette-admin-'));
    // Open all the while, as the server's own connection is.
    db = openDb({ kind: 'sqlite', path: join(dataDir, 'maquette.db') });
    await migrate(db);
  });
  afterEach(async () => {
    await db.destroy();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const run = async (...words: string[]) => {
    const lines: string[] = [];
    await runAdmin({
      config: { dataDir, postgres: null, storage: null },
      words,
      tell: (line) => lines.push(line),
    });
    return lines;
  };
  const roleOf = async (id: string) =>
    (await db.selectFrom('users').select('role').where('id', '=', id).executeTakeFirstOrThrow()).role;
  const events = () =>
    db.selectFrom('security_events').select(['kind', 'user_id', 'details']).orderBy('id').execute();

  it.each([
    '',
    'promote ada@example.test',
    'grant',
    'grant ada@example.test bob@example.test',
    'list ada@example.test',
    'GRANT ada@example.test',
  ])('does not understand "%s"', async (words) => {
    await makeUser(db, { email: 'ada@example.test' });
    await expect(run(...words.split(' ').filter(Boolean))).rejects.toMatchObject({ name: 'BadUsage' });
    expect(await run('list')).toEqual(['There is no administrator.']);
  });

  it('refuses an address that nobody has, nor the one that visitors share, nor of somebody who is gone', async () => {
    const { id } = await makeUser(db, { email: 'gone@example.test' });
    await db
      .updateTable('users')
      .set({ email_key: `deleted:${id}`, email: '', auth_provider: 'none', deleted_at: 1 })
      .where('id', '=', id)
      .execute();
    for (const nobody of ['nobody@example.test', 'guest', 'gone@example.test', `deleted:${id}`, ''])
      await expect(run('grant', nobody)).rejects.toMatchObject({ name: 'UnknownPerson' });
    expect(await events()).toEqual([]);
  });

  it('refuses a folder without a database, and makes none', async () => {
    const empty = mkdtempSync(join(tmpdir(), 'maquette-admin-'));
    const config = { dataDir: empty, postgres: null, storage: null };
    await expect(runAdmin({ config, words: ['list'], tell: () => {} })).rejects.toThrow(
      /There is no database/,
    );
    expect(existsSync(join(empty, 'maquette.db'))).toBe(false);
    rmSync(empty, { recursive: true });
  });

  it('grants and revokes, says what it did, does it once, and notes it', async () => {
    const { id } = await makeUser(db, { email: 'Ada@example.test', isVerified: true });
    expect(await run('grant', 'ada@EXAMPLE.test')).toEqual(['Ada@example.test is an administrator now.']);
    expect(await roleOf(id)).toBe('admin');
    expect(await run('grant', 'ada@example.test')).toEqual(['Ada@example.test is an administrator already.']);
    expect(await run('list')).toEqual(['Ada@example.test (Ada Byron)']);
    expect(await run('revoke', 'ada@example.test')).toEqual([
      'Ada@example.test is no administrator any more.',
    ]);
    expect(await roleOf(id)).toBe('user');
    expect(await run('revoke', 'ada@example.test')).toEqual(['Ada@example.test is no administrator.']);
    expect(await events()).toEqual([
      { kind: 'role-granted', user_id: id, details: '{"role":"admin"}' },
      { kind: 'role-revoked', user_id: id, details: '{"role":"admin"}' },
    ]);
  });

  it('warns where the address is not confirmed', async () => {
    await makeUser(db, { email: 'new@example.test' });
    expect(await run('grant', 'new@example.test')).toEqual([
      'new@example.test is an administrator now.',
      expect.stringContaining('not confirmed'),
    ]);
  });
});
