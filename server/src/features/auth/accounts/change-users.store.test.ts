import { expect, it } from 'vitest';
import { guestId } from '../../../platform/database/migrations/0002-engines.ts';
import { makeUser } from '#test/support/make-user.ts';
import { describeOnBoth } from '#test/support/test-database.ts';
import { changeUser, forgetUser, replacePassword } from './change-users.store.ts';
import { addUser, findAdministrators, findUser, findUserByEmail } from './users.store.ts';

describeOnBoth('users', (on) => {
  it('are not found by the address that stands for visitors or for somebody who is gone', async () => {
    const { id } = await makeUser(on.db);
    await forgetUser(on.db, id, 1);
    for (const typed of ['guest', 'GUEST', '', `deleted:${id}`])
      expect(await findUserByEmail(on.db, typed)).toBeNull();
    expect([await findUser(on.db, guestId), await findUser(on.db, id)]).toEqual([null, null]);
  });

  it('are not changed once they are gone, nor is the one that visitors share', async () => {
    const { id } = await makeUser(on.db);
    await forgetUser(on.db, id, 1);
    for (const nobody of [id, guestId, 'unknown'])
      expect(await changeUser(on.db, nobody, { role: 'admin', fullName: 'Eve' })).toBeNull();
    expect(await findAdministrators(on.db)).toEqual([]);
  });

  it('change in what is told and in nothing else', async () => {
    const [{ id }, other] = [await makeUser(on.db), await makeUser(on.db)];
    const [before, untouched] = [await findUser(on.db, id), await findUser(on.db, other.id)];
    expect(await changeUser(on.db, id, {})).toEqual(before);
    const changes = { fullName: 'Ada King', locale: 'fr', isVerified: true, passwordHash: 'hash' } as const;
    expect(await changeUser(on.db, id, changes)).toEqual({ ...before, ...changes });
    expect(await changeUser(on.db, id, { passwordHash: null, authProvider: 'google' })).toMatchObject({
      ...{ passwordHash: null, authProvider: 'google', fullName: 'Ada King' },
    });
    expect(await findUser(on.db, other.id)).toEqual(untouched);
  });

  it('keep their password when another one than theirs is to be replaced', async () => {
    const { id } = await makeUser(on.db, { passwordHash: 'theirs' });
    expect(await replacePassword(on.db, { id, from: 'other', to: 'new' })).toBe(false);
    expect(await replacePassword(on.db, { id, from: 'theirs', to: 'new' })).toBe(true);
    expect((await findUser(on.db, id))?.passwordHash).toBe('new');
  });

  it('leave nothing behind that tells who they were, and their address is free', async () => {
    const { id, email } = await makeUser(on.db, { passwordHash: 'secret', role: 'admin' });
    await forgetUser(on.db, id, 42);
    const row = await on.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      email: '',
      full_name: '',
      password_hash: null,
      role: 'user',
      deleted_at: 42,
    });
    expect(JSON.stringify(row)).not.toMatch(/example\.test|Ada|secret/);
    const next = { id: on.context().newId(), email, fullName: 'Bob', passwordHash: null, createdAt: 1 };
    expect(
      await addUser(on.db, { ...next, authProvider: 'google', isVerified: true, locale: 'en' }),
    ).toMatchObject({ id: next.id, authProvider: 'google', isVerified: true });
  });

  it('are found by addresses of another case; dots tell people apart', async () => {
    const { id } = await makeUser(on.db, { email: 'Ada.Byron@Example.test' });
    expect((await findUserByEmail(on.db, 'ADA.byron@example.TEST'))?.id).toBe(id);
    expect(await findUserByEmail(on.db, 'adabyron@example.test')).toBeNull();
  });
});
