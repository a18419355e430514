import { beforeEach, expect, it } from 'vitest';
import type { Context } from '../../../platform/context.ts';
import { countHit } from '../../../platform/rate-limit.ts';
import { makeUser, type TestUser } from '#test/support/make-user.ts';
import { takeLetters, tokenIn } from '#test/support/take-letters.ts';
import { describeOnBoth, type TestDatabase } from '#test/support/test-database.ts';
import { changePassword } from '../accounts/change-password.ts';
import { forgetUser } from '../accounts/change-users.store.ts';
import { hashPassword } from '../accounts/passwords.ts';
import { signIn } from '../accounts/sign-in.ts';
import { findUser } from '../accounts/users.store.ts';
import { securityEventsOf } from '../audit/security-events.store.ts';
import { currentSession, openSession } from '../sessions/sessions.ts';
import { addIdentity, identitiesOf } from '../social/identities.store.ts';
import { checkResetLink, forgotPassword, resetPassword } from './reset-password.ts';
import { resendVerification, verifyEmail } from './verify-email.ts';
import { limitsOf } from '../auth.rules.ts';
import { withoutPlan } from '#test/support/auth/without-plan.ts';

const [oldPassword, password] = ['Vx9#qLm2', 'Fresh-4-Lamp'];
const hour = 3_600_000;

const driver = (on: TestDatabase) => {
  const anonymous = (): Context =>
    on.context({ actor: { kind: 'anonymous' }, address: on.context().newId() });
  const mailed = async (email: string) => {
    await forgotPassword(anonymous(), { email });
    return tokenIn((await takeLetters(on.context())).at(-1));
  };
  return {
    anonymous,
    /** Somebody with a password, at a verified address unless told. */
    person: async (changes: { isVerified?: boolean } = {}) =>
      makeUser(on.db, { passwordHash: await hashPassword(oldPassword), isVerified: true, ...changes }),
    /** The token that comes when the password is said to be forgotten. */
    mailed,
    check: (token: string) => checkResetLink(anonymous(), { token }),
    reset: (token: string, to = password) => resetPassword(anonymous(), { token, password: to }),
    opens: (email: string, with_: string) =>
      signIn({ ...anonymous(), ...withoutPlan }, { email, password: with_, userAgent: '' }).then(
        () => true,
        () => false,
      ),
  };
};

describeOnBoth('a token to reset a password is refused', (on) => {
  const { anonymous, person, mailed, check, reset, opens } = driver(on);
  const invalid = { code: 'token_invalid', details: {} };
  let ada: TestUser;
  let token = '';
  beforeEach(async () => {
    ada = await person();
    token = await mailed(ada.email);
  });

  it.each([
    ['cut', (whole: string) => whole.slice(0, -1)],
    ['lengthened', (whole: string) => `${whole}A`],
    ['of other case', (whole: string) => whole.toUpperCase()],
    ['with a space before it', (whole: string) => ` ${whole}`],
    ['with a line break after it', (whole: string) => `${whole}\n`],
    ['that nobody was sent', () => 'x'.repeat(43)],
  ])('%s', async (_name, change) => {
    await expect(check(change(token))).rejects.toMatchObject(invalid);
    await expect(reset(change(token))).rejects.toMatchObject(invalid);
    expect(await opens(ada.email, oldPassword)).toBe(true);
  });

  it('that is a SHA-256 found in the database', async () => {
    const { token_hash: found } = await on.db
      .selectFrom('mail_tokens')
      .select('token_hash')
      .where('user_id', '=', ada.id)
      .executeTakeFirstOrThrow();
    await expect(reset(found)).rejects.toMatchObject(invalid);
  });

  it('that was used already', async () => {
    await reset(token);
    await expect(check(token)).rejects.toMatchObject(invalid);
    await expect(reset(token, 'Another-5-Lamp')).rejects.toMatchObject(invalid);
    expect(await opens(ada.email, password)).toBe(true);
  });

  it('once it is dead also by who only looks, and no look uses it up', async () => {
    await expect(check(token)).resolves.toEqual({ success: true });
    await expect(check(token)).resolves.toEqual({ success: true });
    on.clock.advance(hour);
    await expect(check(token)).rejects.toMatchObject({ code: 'token_expired' });
    const fresh = await mailed(ada.email);
    await check(fresh);
    await expect(reset(fresh)).resolves.toEqual({ success: true });
  });

  it('after an hour, and told from one that never was as long as it is kept', async () => {
    on.clock.advance(hour - 1);
    const late = await mailed(ada.email);
    on.clock.advance(1);
    await expect(reset(token)).rejects.toMatchObject({ code: 'token_expired' });
    expect(await opens(ada.email, oldPassword)).toBe(true);
    await reset(late);
    await expect(reset(token)).rejects.toMatchObject(invalid);
  });

  it('that was mailed to confirm an address', async () => {
    const bob = await person({ isVerified: false });
    await resendVerification(anonymous(), { email: bob.email });
    const other = tokenIn((await takeLetters(on.context())).at(-1));
    await expect(reset(other)).rejects.toMatchObject(invalid);
    await expect(verifyEmail(anonymous(), { token: other })).resolves.toEqual({ success: true });
  });

  it('of somebody who is gone', async () => {
    await forgetUser(on.db, ada.id, on.clock.now());
    await expect(reset(token)).rejects.toMatchObject(invalid);
    expect(await findUser(on.db, ada.id)).toBeNull();
  });

  it('after the password was changed', async () => {
    const sessionToken = await openSession(on.context(), { user: ada, rememberMe: false, userAgent: '' });
    const actor = await currentSession(on.context(), sessionToken);
    await changePassword(on.context({ actor }), { currentPassword: oldPassword, newPassword: password });
    await expect(reset(token, 'Another-5-Lamp')).rejects.toMatchObject(invalid);
    expect(await opens(ada.email, password)).toBe(true);
  });

  it('with all others of the account once one was used', async () => {
    const second = await mailed(ada.email);
    await reset(second);
    await expect(reset(token, 'Another-5-Lamp')).rejects.toMatchObject(invalid);
    expect(await opens(ada.email, password)).toBe(true);
  });

  it('for all callers but one when it is used five times at the same moment', async () => {
    const outcomes = await Promise.allSettled(
      [1, 2, 3, 4, 5].map((number) => reset(token, `Racing-${number}-Lamp`)),
    );
    const won = outcomes.flatMap(({ status }, index) => (status === 'fulfilled' ? index + 1 : []));
    expect(won).toHaveLength(1);
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject(invalid);
    expect(await opens(ada.email, `Racing-${won[0]}-Lamp`)).toBe(true);
  });

  it('when one address tries too many', async () => {
    const ctx = anonymous();
    for (let i = 0; i < limitsOf.resetByAddress.hits; i++)
      await countHit(ctx, limitsOf.resetByAddress, ctx.address);
    await expect(resetPassword(ctx, { token, password })).rejects.toMatchObject({ code: 'rate_limited' });
    await expect(reset(token)).resolves.toEqual({ success: true });
  });
});

describeOnBoth('resetting a password', (on) => {
  const { anonymous, person, mailed, reset, opens } = driver(on);

  it('refuses a common password, names the field, and leaves the token good', async () => {
    const ada = await person();
    const token = await mailed(ada.email);
    await expect(reset(token, 'Password1')).rejects.toMatchObject({
      code: 'password_common',
      details: { fields: { password: { code: 'password_common' } } },
    });
    await expect(reset(token)).resolves.toEqual({ success: true });
  });

  it('takes the token of an earlier mail as well as of a later one', async () => {
    const ada = await person();
    const first = await mailed(ada.email);
    await mailed(ada.email);
    await expect(reset(first)).resolves.toEqual({ success: true });
  });

  it('ends every session, tells by mail and in the audit log', async () => {
    const ada = await person();
    const sessions = [];
    for (const rememberMe of [true, false])
      sessions.push(await openSession(on.context(), { user: ada, rememberMe, userAgent: '' }));
    await reset(await mailed(ada.email));
    for (const session of sessions)
      await expect(currentSession(on.context(), session)).rejects.toMatchObject({ code: 'session_expired' });
    expect([await opens(ada.email, oldPassword), await opens(ada.email, password)]).toEqual([false, true]);
    expect(await takeLetters(on.context())).toMatchObject([{ kind: 'password-changed', email: ada.email }]);
    expect((await securityEventsOf(on.db, ada.id)).map(({ kind }) => kind)).toContain('password-reset');
  });

  it('leaves other people as they are', async () => {
    const [ada, bob] = [await person(), await person()];
    const session = await openSession(on.context(), { user: bob, rememberMe: false, userAgent: '' });
    const bobs = await mailed(bob.email);
    await reset(await mailed(ada.email));
    expect(await currentSession(on.context(), session)).toMatchObject({ userId: bob.id });
    expect(await opens(bob.email, oldPassword)).toBe(true);
    await expect(reset(bobs)).resolves.toEqual({ success: true });
  });

  it('proves the address; what was connected before the proof opens the account no more', async () => {
    const [ada, carl] = [await person({ isVerified: false }), await makeSocial(on, 'facebook', false)];
    for (const { id, email } of [ada, carl]) {
      await addIdentity(on.db, { provider: 'google', subject: id, userId: id, createdAt: 1 });
      await reset(await mailed(email));
      expect(await findUser(on.db, id)).toMatchObject({ isVerified: true, authProvider: 'local' });
      expect(await identitiesOf(on.db, id)).toEqual([]);
    }
  });

  it('disconnects every provider: whoever knew the old password could connect theirs', async () => {
    const [ada, bob] = [await person(), await person()];
    for (const { id } of [ada, bob])
      await addIdentity(on.db, { provider: 'google', subject: id, userId: id, createdAt: 1 });
    await reset(await mailed(ada.email));
    expect(await identitiesOf(on.db, ada.id)).toEqual([]);
    expect(await identitiesOf(on.db, bob.id)).toMatchObject([{ provider: 'google' }]);
  });

  it('is for nobody whom a provider has vouched for: they are told how they sign in', async () => {
    const dora = await makeSocial(on, 'apple', true);
    await takeLetters(on.context());
    await forgotPassword(anonymous(), { email: dora.email });
    expect(await takeLetters(on.context())).toMatchObject([
      { kind: 'sign-in-reminder', details: { provider: 'Apple' }, link: 'https://maquette.test/login' },
    ]);
    const tokens = await on.db.selectFrom('mail_tokens').selectAll().where('user_id', '=', dora.id).execute();
    expect(tokens).toEqual([]);
  });

  it('is for whoever came by a provider that vouches for no address, also once it is confirmed', async () => {
    const fay = await makeSocial(on, 'facebook', true);
    await reset(await mailed(fay.email));
    expect(await findUser(on.db, fay.id)).toMatchObject({ authProvider: 'local', isVerified: true });
    expect(await opens(fay.email, password)).toBe(true);
  });
});

const makeSocial = (on: TestDatabase, authProvider: string, isVerified: boolean) =>
  makeUser(on.db, { authProvider, isVerified });
