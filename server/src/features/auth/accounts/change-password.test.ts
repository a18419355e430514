import { beforeEach, expect, it } from 'vitest';
import type { Context } from '../../../platform/context.ts';
import { makeUser, type TestUser } from '#test/support/make-user.ts';
import { takeLetters } from '#test/support/take-letters.ts';
import { describeOnBoth } from '#test/support/test-database.ts';
import { securityEventsOf } from '../audit/security-events.store.ts';
import { issueMailToken, readMailToken } from '../by-mail/mail-tokens.ts';
import { currentSession, openSession } from '../sessions/sessions.ts';
import { addIdentity, identitiesOf } from '../social/identities.store.ts';
import { hashPassword } from './passwords.ts';
import { limitsOf } from '../auth.rules.ts';
import { withoutPlan } from '#test/support/auth/without-plan.ts';
import { changePassword } from './change-password.ts';
import { signIn } from './sign-in.ts';

const [currentPassword, newPassword] = ['Vx9#qLm2', 'Fresh-4-Lamp'];

describeOnBoth('changing the password', (on) => {
  let ada: TestUser;
  let session = '';
  let ctx: Context;
  const enter = (user: TestUser) => openSession(on.context(), { user, rememberMe: true, userAgent: '' });
  const as = async (token: string) => on.context({ actor: await currentSession(on.context(), token) });
  const opens = (password: string) =>
    signIn(
      { ...on.context({ address: on.context().newId() }), ...withoutPlan },
      { email: ada.email, password, userAgent: '' },
    ).then(
      () => true,
      () => false,
    );
  beforeEach(async () => {
    ada = await makeUser(on.db, { passwordHash: await hashPassword(currentPassword), isVerified: true });
    session = await enter(ada);
    ctx = await as(session);
  });

  it('is refused to whoever is not signed in', async () => {
    await expect(
      changePassword(on.context({ actor: { kind: 'anonymous' } }), { currentPassword, newPassword }),
    ).rejects.toMatchObject({ code: 'not_signed_in' });
  });

  it('is refused with a wrong password, which names the field, changes nothing and is noted', async () => {
    await expect(changePassword(ctx, { currentPassword: 'Wrong#123', newPassword })).rejects.toMatchObject({
      code: 'wrong_password',
      details: { fields: { currentPassword: { code: 'wrong_password' } } },
    });
    expect([await opens(newPassword), await opens(currentPassword)]).toEqual([false, true]);
    await expect(currentSession(on.context(), session)).resolves.toMatchObject({ userId: ada.id });
    expect((await securityEventsOf(on.db, ada.id)).map(({ kind }) => kind)).toContain(
      'password-change-refused',
    );
  });

  it('is refused for a common password, which names the field', async () => {
    await expect(changePassword(ctx, { currentPassword, newPassword: 'Password1' })).rejects.toMatchObject({
      code: 'password_common',
      details: { fields: { newPassword: { code: 'password_common' } } },
    });
    expect(await opens(currentPassword)).toBe(true);
  });

  it('is refused to whoever signs in with a provider, which is named', async () => {
    const dora = await makeUser(on.db, { authProvider: 'google', isVerified: true });
    await expect(
      changePassword(await as(await enter(dora)), { currentPassword, newPassword }),
    ).rejects.toMatchObject({ code: 'password_elsewhere', details: { values: { provider: 'Google' } } });
  });

  it('is refused when one account tries too often, from wherever, and for that account alone', async () => {
    for (let i = 0; i < limitsOf.changePasswordByAccount.hits; i++)
      await changePassword({ ...ctx, address: `192.0.2.${i}` }, { currentPassword: 'no', newPassword }).catch(
        () => {},
      );
    await expect(changePassword(ctx, { currentPassword, newPassword })).rejects.toMatchObject({
      code: 'rate_limited',
    });
    expect(await opens(currentPassword)).toBe(true);
  });

  it('is done once when it is asked five times at the same moment', async () => {
    const outcomes = await Promise.allSettled(
      [1, 2, 3, 4, 5].map((number) =>
        changePassword(ctx, { currentPassword, newPassword: `Racing-${number}-Lamp` }),
      ),
    );
    const won = outcomes.flatMap(({ status }, index) => (status === 'fulfilled' ? index + 1 : []));
    expect(won).toHaveLength(1);
    expect(await opens(`Racing-${won[0]}-Lamp`)).toBe(true);
  });

  it('ends every session, this one too, and every link to reset the password; others keep theirs', async () => {
    const bob = await makeUser(on.db, { passwordHash: await hashPassword(currentPassword) });
    const [elsewhere, bobs] = [await enter(ada), await enter(bob)];
    const kind = 'password-reset';
    const token = await issueMailToken(on.context(), { userId: ada.id, kind });
    const bobsToken = await issueMailToken(on.context(), { userId: bob.id, kind });

    expect(await changePassword(ctx, { currentPassword, newPassword })).toEqual({ success: true });

    for (const gone of [session, elsewhere])
      await expect(currentSession(on.context(), gone)).rejects.toMatchObject({ code: 'session_expired' });
    await expect(readMailToken(on.context(), { token, kind })).rejects.toMatchObject({
      code: 'token_invalid',
    });
    await expect(currentSession(on.context(), bobs)).resolves.toMatchObject({ userId: bob.id });
    await expect(readMailToken(on.context(), { token: bobsToken, kind })).resolves.toMatchObject({
      userId: bob.id,
    });
    expect([await opens(currentPassword), await opens(newPassword)]).toEqual([false, true]);
  });

  it('disconnects every provider: whoever knew the old password could connect theirs; others keep theirs', async () => {
    const bob = await makeUser(on.db);
    for (const { id: userId } of [ada, bob])
      await addIdentity(on.db, { provider: 'facebook', subject: userId, userId, createdAt: 1 });
    await changePassword(ctx, { currentPassword, newPassword });
    expect(await identitiesOf(on.db, ada.id)).toEqual([]);
    expect(await identitiesOf(on.db, bob.id)).toHaveLength(1);
  });

  it('leaves the link that confirms the address good, tells by mail and in the audit log', async () => {
    await takeLetters(on.context());
    const token = await issueMailToken(on.context(), { userId: ada.id, kind: 'verification' });
    await changePassword(ctx, { currentPassword, newPassword });
    await expect(readMailToken(on.context(), { token, kind: 'verification' })).resolves.toBeTruthy();
    expect(await takeLetters(on.context())).toMatchObject([{ kind: 'password-changed', email: ada.email }]);
    expect((await securityEventsOf(on.db, ada.id)).map(({ kind }) => kind)).toContain('password-changed');
  });
});
