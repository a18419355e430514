import { expect, it } from 'vitest';
import type { Context } from '../../../platform/context.ts';
import { countHit } from '../../../platform/rate-limit.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { makeUser } from '#test/support/make-user.ts';
import { describeOnBoth } from '#test/support/test-database.ts';
import { securityEventsOf } from '../audit/security-events.store.ts';
import { currentSession, signOut } from '../sessions/sessions.ts';
import { sweepAuth } from '../sweep-auth.ts';
import { getMe } from './queries.ts';
import { limitsOf } from '../auth.rules.ts';
import { withoutPlan } from '#test/support/auth/without-plan.ts';
import { register } from './register.ts';
import { signIn } from './sign-in.ts';

const day = 24 * 3_600_000;

describeOnBoth('signing in and out', (on) => {
  const anonymous = () => ({
    ...on.context({ actor: { kind: 'anonymous' }, address: on.context().newId() }),
    onSignedUp: async () => {},
    ...withoutPlan,
  });
  const password = 'Vx9#qLm2';
  const withAccount = async () => {
    const email = `${anonymous().newId()}@example.test`;
    await register(anonymous(), { email, password, fullName: 'Ada Byron', userAgent: '' });
    return { email, password, userAgent: 'test browser' };
  };
  const who = (token: string) => currentSession(anonymous(), token);

  it('refuses a wrong password, an unknown address and an account without a password in one way', async () => {
    const account = await withAccount();
    const { email: withoutPassword } = await makeUser(on.db);
    const tries = [
      { ...account, password: 'Wrong#123' },
      { ...account, email: 'nobody@example.test' },
      { ...account, email: withoutPassword },
    ];
    const refusals = await Promise.all(
      tries.map((body) => signIn(anonymous(), body).catch((error: unknown) => error)),
    );
    expect(refusals.every((refusal) => refusal instanceof Refusal)).toBe(true);
    for (const refusal of refusals) expect(refusal).toMatchObject({ code: 'wrong_credentials', details: {} });
  });

  const wrong = (account: { email: string; userAgent: string }) => ({ ...account, password: 'Wrong#123' });
  const crowd = async ({ email }: { email: string }) => {
    for (let i = 0; i < limitsOf.signInByAccount.hits; i++)
      await countHit(anonymous(), limitsOf.signInByAccount, email).catch(() => {});
  };

  it('refuses a password that is replaced while it is being checked', async () => {
    const account = await withAccount();
    const replaced = () =>
      on.db
        .updateTable('users')
        .set({ password_hash: 'another' })
        .where('email_key', '=', account.email)
        .execute();
    await expect(
      signIn({ ...anonymous(), db: beforeTransaction(on.db, replaced) }, account),
    ).rejects.toMatchObject({ code: 'wrong_credentials' });
    expect(
      await on.db
        .selectFrom('sessions')
        .innerJoin('users', 'users.id', 'sessions.user_id')
        .select('user_agent')
        .where('users.email_key', '=', account.email)
        .execute(),
    ).toEqual([{ user_agent: '' }]);
  });

  it('refuses when one address tries an account too often, the right password and other spellings too', async () => {
    const account = await withAccount();
    const ctx = anonymous();
    for (let i = 0; i < 20; i++)
      await signIn(ctx, {
        ...wrong(account),
        email: i % 2 ? account.email : account.email.toUpperCase(),
      }).catch(() => {});
    const refusal = await signIn(ctx, account).catch((error: unknown) => error);
    expect(refusal).toMatchObject({ code: 'rate_limited', details: { retryAfterMs: expect.any(Number) } });
    on.clock.advance(15 * 60_000);
    await expect(signIn(ctx, account)).resolves.toHaveProperty('token');
  });

  it('does not keep the owner out when a stranger tries their account too often', async () => {
    const account = await withAccount();
    const stranger = anonymous();
    for (let i = 0; i < 25; i++) await signIn(stranger, wrong(account)).catch(() => {});
    await expect(signIn(stranger, account)).rejects.toMatchObject({ code: 'rate_limited' });
    await expect(signIn(anonymous(), account)).resolves.toHaveProperty('token');
  });

  it('refuses a crowd that tries one account, known or not, alike', async () => {
    const account = await withAccount();
    for (const tried of [account, { ...account, email: 'nobody-yet@example.test' }]) {
      await crowd(tried);
      await expect(signIn(anonymous(), tried)).rejects.toMatchObject({ code: 'rate_limited' });
    }
    on.clock.advance(3_600_000);
    await expect(signIn(anonymous(), account)).resolves.toHaveProperty('token');
  });

  it('lets the owner in during such a crowd where they have signed in within 30 days', async () => {
    const account = await withAccount();
    const home = anonymous();
    await signIn(home, account);
    await crowd(account);
    await expect(signIn(home, account)).resolves.toHaveProperty('token');
    await expect(signIn(home, wrong(account))).rejects.toMatchObject({ code: 'wrong_credentials' });
    await expect(signIn({ ...home, address: '192.0.2.99' }, account)).rejects.toMatchObject({
      code: 'rate_limited',
    });
    on.clock.advance(30 * day);
    await crowd(account);
    await expect(signIn(home, account)).rejects.toMatchObject({ code: 'rate_limited' });
  });

  it('notes who signed in and where it was refused, without passwords and addresses that nobody has', async () => {
    const account = await withAccount();
    const { user } = await signIn(anonymous(), account);
    await signIn(anonymous(), wrong(account)).catch(() => {});
    await signIn(anonymous(), wrong({ ...account, email: 'stranger@example.test' })).catch(() => {});
    const kinds = (await securityEventsOf(on.db, user.id)).map(({ kind }) => kind);
    expect(kinds).toEqual(['sign-in-refused', 'signed-in', 'signed-up']);
    const log = JSON.stringify(await on.db.selectFrom('security_events').selectAll().execute());
    expect(log).not.toMatch(/stranger|example\.test|Wrong#|Vx9#/);
  });

  it('refuses when one address tries too many accounts', async () => {
    const ctx = { ...anonymous(), address: '192.0.2.1' };
    for (let i = 0; i < limitsOf.signInByAddress.hits; i++)
      await countHit(ctx, limitsOf.signInByAddress, ctx.address);
    await expect(signIn(ctx, await withAccount())).rejects.toMatchObject({ code: 'rate_limited' });
    await expect(signIn(anonymous(), await withAccount())).resolves.toHaveProperty('token');
  });

  it('refuses a token that was never given out', async () => {
    await expect(who('x'.repeat(43))).rejects.toMatchObject({ code: 'session_expired' });
  });

  it('refuses a token that has signed out, and leaves the other sessions open', async () => {
    const account = await withAccount();
    const [first, second] = [await signIn(anonymous(), account), await signIn(anonymous(), account)];
    const actor = await who(first.token);
    expect(await signOut(on.context({ actor }))).toEqual({ success: true });
    await expect(who(first.token)).rejects.toMatchObject({ code: 'session_expired' });
    expect(await who(second.token)).toMatchObject({ kind: 'user', userId: second.user.id, role: 'user' });
  });

  it('refuses a session unused for 24 hours, and keeps one in use', async () => {
    const { token } = await signIn(anonymous(), await withAccount());
    on.clock.advance(day - 1);
    await who(token);
    on.clock.advance(day - 1);
    await who(token);
    on.clock.advance(day);
    await expect(who(token)).rejects.toMatchObject({ code: 'session_expired' });
  });

  it('refuses a remembered session after 90 days, however much it was used', async () => {
    const { token } = await signIn(anonymous(), { ...(await withAccount()), rememberMe: true });
    for (let days = 0; days < 87; days += 29) {
      on.clock.advance(29 * day);
      await who(token);
    }
    on.clock.advance(3 * day);
    await expect(who(token)).rejects.toMatchObject({ code: 'session_expired' });
  });

  it('does not write to a session within a minute of its last use', async () => {
    const { token } = await signIn(anonymous(), await withAccount());
    const actor = await who(token);
    const usedAt = async () =>
      (
        await on.db
          .selectFrom('sessions')
          .select('used_at')
          .where('id', '=', actor.kind === 'user' ? actor.sessionId : '')
          .executeTakeFirstOrThrow()
      ).used_at;
    const before = await usedAt();
    on.clock.advance(59_999);
    await who(token);
    expect(await usedAt()).toBe(before);
    on.clock.advance(1);
    await who(token);
    expect(await usedAt()).toBe(before + 60_000);
  });

  it('forgets sessions that have ended when they are swept, and keeps the others', async () => {
    const account = await withAccount();
    const { user } = await signIn(anonymous(), account);
    on.clock.advance(day);
    await signIn(anonymous(), account);
    await sweepAuth(on.context());
    const sessions = await on.db.selectFrom('sessions').selectAll().where('user_id', '=', user.id).execute();
    expect(sessions).toMatchObject([{ user_agent: 'test browser' }]);
  });

  it('tells the person signed in about themselves, and nobody else', async () => {
    await expect(getMe(anonymous())).rejects.toMatchObject({ code: 'not_signed_in' });
    await expect(signOut(anonymous())).rejects.toMatchObject({ code: 'not_signed_in' });
    const { token, user } = await signIn(anonymous(), await withAccount());
    expect(await getMe({ ...anonymous(), actor: await who(token) })).toEqual({ user });
  });
});

/** This database; something else gets in just before a transaction on it begins. */
const beforeTransaction = (db: Context['db'], work: () => Promise<unknown>): Context['db'] =>
  new Proxy(db, {
    get: (target, key) => {
      const value: unknown = Reflect.get(target, key, target);
      if (typeof value !== 'function') return value;
      if (key !== 'transaction') return value.bind(target);
      const begin = { execute: (run: never) => work().then(() => target.transaction().execute(run)) };
      return () => begin;
    },
  });
