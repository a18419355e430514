import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { makeUser, type TestUser } from '#test/support/make-user.ts';
import { takeLetters, tokenIn } from '#test/support/take-letters.ts';
import { describeOnBoth } from '#test/support/test-database.ts';
import { useProviders } from '#test/support/auth/use-providers.ts';
import { changeUser } from '../accounts/change-users.store.ts';
import { hashPassword } from '../accounts/passwords.ts';
import { signIn } from '../accounts/sign-in.ts';
import { findUser } from '../accounts/users.store.ts';
import { securityEventsOf } from '../audit/security-events.store.ts';
import { forgotPassword, resetPassword } from '../by-mail/reset-password.ts';
import { resendVerification, verifyEmail } from '../by-mail/verify-email.ts';
import { removeSessionsOf } from '../sessions/sessions.store.ts';
import { currentSession, openSession } from '../sessions/sessions.ts';
import { identitiesOf, removeIdentitiesOf } from './identities.store.ts';

const password = 'Vx9#qLm2';
let count = 0;

/**
 * Somebody makes an account with an address that is not theirs, and waits for its owner. The five classes of
 * "Pre-hijacked accounts" (Sudhodanan and Paverd, USENIX Security 2022).
 */
describeOnBoth('an account that was made ahead at the address of somebody else', (on) => {
  const people = useProviders(on);
  const madeAhead = async (changes: { isVerified?: boolean } = {}): Promise<TestUser> => {
    count += 1;
    const email = `victim.${count}@example.test`;
    return makeUser(on.db, { email, passwordHash: await hashPassword(password), ...changes });
  };
  const victim = ({ email }: TestUser) => ({ sub: `victim-${count}`, email, name: 'The Owner' });
  const byPassword = ({ email }: TestUser) =>
    signIn(people.context(), { email, password, userAgent: 'attacker' });

  it('with a password opens to that password no more once the owner comes (classic-federated merge)', async () => {
    const account = await madeAhead();
    await expect(byPassword(account)).resolves.toBeDefined();
    const { user } = await people.withGoogle(victim(account));
    expect(user).toMatchObject({
      id: account.id,
      fullName: 'The Owner',
      authProvider: 'google',
      isVerified: true,
    });
    await expect(byPassword(account)).rejects.toMatchObject({ code: 'wrong_credentials' });
    expect(await findUser(on.db, account.id)).toMatchObject({ passwordHash: null });
    expect((await securityEventsOf(on.db, account.id)).map(({ kind }) => kind)).toContain(
      'account-taken-over',
    );
    expect(await takeLetters(on.context())).toMatchObject([
      { kind: 'sign-in-method-added', details: { provider: 'Google' } },
    ]);
  });

  it('with a session that is kept alive loses it (unexpired session)', async () => {
    const account = await madeAhead();
    const sessions = await Promise.all(
      [true, false].map((rememberMe) =>
        openSession(on.context(), { user: account, rememberMe, userAgent: 'attacker' }),
      ),
    );
    const { token } = await people.withApple(victim(account));
    for (const session of sessions)
      await expect(currentSession(on.context(), session)).rejects.toMatchObject({ code: 'session_expired' });
    await expect(currentSession(on.context(), token)).resolves.toMatchObject({ userId: account.id });
  });

  it('with a sign-in of the attacker connected loses it (trojan identifier)', async () => {
    const userId = '666';
    count += 1;
    const email = `victim.${count}@example.test`;
    const { user, token } = await people.withFacebook({ userId, email });
    await people.withGoogle({ sub: `victim-${count}`, email });
    await expect(currentSession(on.context(), token)).rejects.toMatchObject({ code: 'session_expired' });
    expect((await identitiesOf(on.db, user.id)).map(({ provider }) => provider)).toEqual(['google']);
    for (const said of [{}, { password }]) {
      const again = people.withFacebook({ userId, email }, said);
      await expect(again).rejects.toMatchObject({
        code: 'password_elsewhere',
        details: { values: { provider: 'Google' } },
      });
    }
    await takeLetters(on.context());
  });

  it('with links on their way in mails has them die (unexpired change by mail)', async () => {
    const account = await madeAhead();
    await forgotPassword(people.context(), { email: account.email });
    await resendVerification(people.context(), { email: account.email });
    const [reset, verification] = (await takeLetters(on.context())).map(tokenIn);
    await people.withGoogle(victim(account));
    await expect(
      resetPassword(people.context(), { token: reset ?? '', password: 'Fresh-4-Lamp' }),
    ).rejects.toMatchObject({ code: 'token_invalid' });
    await expect(verifyEmail(people.context(), { token: verification ?? '' })).rejects.toMatchObject({
      code: 'token_invalid',
    });
    await expect(byPassword(account)).rejects.toMatchObject({ code: 'wrong_credentials' });
    await takeLetters(on.context());
  });

  it('by a provider that proves no address gives way to whoever proves it by mail (non-verifying provider)', async () => {
    count += 1;
    const [userId, email] = ['667', `victim.${count}@example.test`];
    const { user, token } = await people.withFacebook({ userId, email });
    await takeLetters(on.context());
    await forgotPassword(people.context(), { email });
    const reset = tokenIn((await takeLetters(on.context())).at(0));
    await resetPassword(people.context(), { token: reset, password });
    await expect(currentSession(on.context(), token)).rejects.toMatchObject({ code: 'session_expired' });
    expect(await identitiesOf(on.db, user.id)).toEqual([]);
    await expect(people.withFacebook({ userId, email })).rejects.toMatchObject({ code: 'account_exists' });
    await expect(byPassword({ id: user.id, email })).resolves.toBeDefined();
    await takeLetters(on.context());
  });

  it('by such a provider gives way also once its owner has confirmed the address, as who did not read closely may', async () => {
    count += 1;
    const [userId, email] = [`660${count}`, `victim.${count}@example.test`];
    const { user, token } = await people.withFacebook({ userId, email });
    await verifyEmail(people.context(), { token: tokenIn((await takeLetters(on.context())).at(0)) });
    await expect(people.withFacebook({ userId, email })).resolves.toMatchObject({ user: { id: user.id } });
    await forgotPassword(people.context(), { email });
    const reset = tokenIn((await takeLetters(on.context())).at(0));
    await resetPassword(people.context(), { token: reset, password });
    await expect(currentSession(on.context(), token)).rejects.toMatchObject({ code: 'session_expired' });
    await expect(people.withFacebook({ userId, email })).rejects.toMatchObject({ code: 'account_exists' });
    await expect(byPassword({ id: user.id, email })).resolves.toBeDefined();
    await takeLetters(on.context());
  });

  it('that an attacker connected their own sign-in to loses it with the password (trojan identifier)', async () => {
    const account = await madeAhead();
    const { email } = account;
    await resendVerification(people.context(), { email });
    await verifyEmail(people.context(), { token: tokenIn((await takeLetters(on.context())).at(0)) });
    const trojan = { userId: '670', email };
    await people.withFacebook(trojan, { password });
    await takeLetters(on.context());
    await forgotPassword(people.context(), { email });
    const token = tokenIn((await takeLetters(on.context())).at(0));
    await resetPassword(people.context(), { token, password: 'Fresh-4-Lamp' });
    for (const said of [{}, { password }])
      await expect(people.withFacebook(trojan, said)).rejects.toMatchObject({
        code: /account_exists|wrong_password/,
      });
    await takeLetters(on.context());
  });

  it.each([true, false])(
    'is not reached the other way round, by a provider that proves none (verified: %s)',
    async (isVerified) => {
      const account = await madeAhead({ isVerified });
      const { email } = account;
      await expect(people.withFacebook({ userId: '668', email })).rejects.toMatchObject({
        code: isVerified ? 'account_exists' : 'email_unverified',
      });
      for (const unproven of [people.withGoogle, people.withApple])
        await expect(unproven({ sub: '668', email, email_verified: false })).rejects.toMatchObject({
          code: 'email_unverified',
        });
      // Google has seen proof once, and does not run the mailbox: it may be somebody else's by now.
      if (isVerified)
        await expect(people.withGoogle({ sub: '668', email })).rejects.toMatchObject({
          code: 'account_exists',
        });
      expect(await identitiesOf(on.db, account.id)).toEqual([]);
      await expect(byPassword(account)).resolves.toBeDefined();
    },
  );

  it('and not proven counts no password of whoever made it for a provider that proves none', async () => {
    const account = await madeAhead();
    await expect(
      people.withFacebook({ userId: '669', email: account.email }, { password }),
    ).rejects.toMatchObject({ code: 'email_unverified' });
  });

  it('lets nobody keep a session that was opened while the owner came', async () => {
    const account = await madeAhead();
    const [taken, ...opened] = await Promise.allSettled([
      people.withGoogle(victim(account)),
      ...Array.from({ length: 4 }, () => byPassword(account)),
    ]);
    expect(taken.status).toBe('fulfilled');
    const left = await on.db
      .selectFrom('sessions')
      .select('user_agent')
      .where('user_id', '=', account.id)
      .execute();
    expect(left).toEqual([{ user_agent: 'test' }]);
    for (const one of opened)
      if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'wrong_credentials' });
    await takeLetters(on.context());
  });

  it('lets nobody in by what is being taken away at this moment', async () => {
    count += 1;
    const token = { userId: '671', email: `victim.${count}@example.test` };
    const { user } = await people.withFacebook(token);
    const came = { code: '' };
    let entering: Promise<void> | undefined;
    await inTransaction(on.context(), async (tx) => {
      await changeUser(tx.db, user.id, { authProvider: 'local', isVerified: true });
      await removeIdentitiesOf(tx.db, user.id);
      await removeSessionsOf(tx.db, user.id);
      entering = people.withFacebook(token).then(
        () => void (came.code = 'in'),
        ({ code }: { code: string }) => void (came.code = code),
      );
      // SQLite lets the other begin afterwards only; PostgreSQL has it wait where it would read what is changing.
      for (let isWaiting = on.kind === 'sqlite'; !isWaiting && came.code === '';) {
        const waiting = sql`select 1 from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`;
        isWaiting = (await waiting.execute(on.db)).rows.length > 0;
      }
    });
    await entering;
    expect(came.code).toBe('account_exists');
    const left = on.db.selectFrom('sessions').select('id').where('user_id', '=', user.id);
    expect(await left.execute()).toEqual([]);
    await takeLetters(on.context());
  });
});
