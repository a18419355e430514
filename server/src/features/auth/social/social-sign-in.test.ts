import { expect, it } from 'vitest';
import { makeUser } from '#test/support/make-user.ts';
import { takeLetters } from '#test/support/take-letters.ts';
import { describeOnBoth, type TestDatabase } from '#test/support/test-database.ts';
import { useProviders } from '#test/support/auth/use-providers.ts';
import { countHit } from '../../../platform/rate-limit.ts';
import { forgetAccount } from '../account-data/forget-account.ts';
import { hashPassword } from '../accounts/passwords.ts';
import { signIn } from '../accounts/sign-in.ts';
import { findUser } from '../accounts/users.store.ts';
import { securityEventsOf } from '../audit/security-events.store.ts';
import { currentSession } from '../sessions/sessions.ts';
import { identitiesOf } from './identities.store.ts';
import { emailKey, limitsOf } from '../auth.rules.ts';
import { sweepAuth } from '../sweep-auth.ts';
import { socialSignIn } from './social-sign-in.ts';

const password = 'Vx9#qLm2';
let count = 0;
/** Somebody nobody has heard of. */
const fresh = (domain = 'example.test') => ({ sub: `sub-${++count}`, email: `ada.${count}@${domain}` });

const tables = (on: TestDatabase) => ({
  users: async () =>
    Number(
      (
        await on.db
          .selectFrom('users')
          .select((eb) => eb.fn.countAll().as('n'))
          .executeTakeFirstOrThrow()
      ).n,
    ),
  welcomes: (userId: string) =>
    on.db.selectFrom('credit_accounts').select('balance').where('user_id', '=', userId).execute(),
  events: async (userId: string) =>
    (await securityEventsOf(on.db, userId)).map(({ kind }) => kind).toReversed(),
  localUser: async (changes: { email: string; isVerified: boolean }) =>
    makeUser(on.db, { passwordHash: await hashPassword(password), ...changes }),
});

describeOnBoth('a sign-in with a provider is refused', (on) => {
  const people = useProviders(on);
  const { users, events, localUser } = tables(on);

  it('where the provider is not configured', async () => {
    const attempt = { provider: 'google', credential: await people.google(), userAgent: '' } as const;
    const ctx = { ...people.context(), identityProviders: {} };
    await expect(socialSignIn(ctx, attempt)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('for the client of somebody else', async () => {
    await expect(people.withGoogle({}, { clientId: 'another' })).rejects.toMatchObject({
      code: 'validation_failed',
      details: { fields: { clientId: { code: 'not_allowed' } } },
    });
  });

  it('with a credential that is none', async () => {
    for (const provider of ['google', 'apple', 'facebook'] as const)
      await expect(people.signIn(provider, 'nonsense')).rejects.toMatchObject({ code: 'social_refused' });
  });

  it('with a nonce that was not given here', async () => {
    for (const nonce of ['x'.repeat(43), ` ${await people.nonce()}`, (await people.nonce()).slice(0, -1)])
      await expect(people.withGoogle({ ...fresh(), nonce })).rejects.toMatchObject({
        code: 'social_refused',
      });
  });

  it('with a nonce that was used, also by somebody else or with another provider', async () => {
    const nonce = await people.nonce();
    const credential = await people.google({ ...fresh(), nonce });
    await people.signIn('google', credential);
    await expect(people.signIn('google', credential)).rejects.toMatchObject({ code: 'social_refused' });
    await expect(people.withGoogle({ ...fresh(), nonce })).rejects.toMatchObject({ code: 'social_refused' });
    await expect(people.withApple({ ...fresh(), nonce })).rejects.toMatchObject({ code: 'social_refused' });
  });

  it('with a nonce of ten minutes ago, swept or not', async () => {
    const [kept, late] = [await people.nonce(), await people.nonce()];
    on.clock.advance(599_999);
    await sweepAuth(on.context());
    await expect(people.withGoogle({ ...fresh(), nonce: kept })).resolves.toBeDefined();
    on.clock.advance(1);
    await expect(people.withGoogle({ ...fresh(), nonce: late })).rejects.toMatchObject({
      code: 'social_refused',
    });
    await sweepAuth(on.context());
    const left = await on.db.selectFrom('sign_in_nonces').select('expires_at').execute();
    expect(left.filter(({ expires_at }) => Number(expires_at) <= on.clock.now())).toEqual([]);
    expect(left.length).toBeGreaterThan(0);
  });

  it.each([false, 'false', undefined])(
    'when email_verified is %j, and makes no account',
    async (email_verified) => {
      const before = await users();
      for (const enter of [people.withGoogle, people.withApple])
        await expect(enter({ ...fresh(), email_verified })).rejects.toMatchObject({
          code: 'email_unverified',
        });
      expect(await users()).toBe(before);
    },
  );

  it('without an address', async () => {
    await expect(people.withGoogle({ ...fresh(), email: undefined })).rejects.toMatchObject({
      code: 'email_missing',
    });
    await expect(people.withFacebook({ userId: '1' })).rejects.toMatchObject({ code: 'email_missing' });
  });

  it('at the address of somebody else, until the password is right: one credential is good for the tries', async () => {
    const who = fresh();
    const { id } = await localUser({ email: who.email, isVerified: true });
    const credential = await people.google({ ...who, email: who.email.toUpperCase() });
    const enter = (said?: string) =>
      people.signIn('google', credential, said === undefined ? {} : { password: said });
    await expect(enter()).rejects.toMatchObject({ code: 'account_exists' });
    await expect(enter('Wrong#123')).rejects.toMatchObject({
      code: 'wrong_password',
      details: { fields: { password: { code: 'wrong_password' } } },
    });
    expect(await identitiesOf(on.db, id)).toEqual([]);
    expect((await enter(password)).user).toMatchObject({ id, authProvider: 'local', isVerified: true });
    expect(await events(id)).toEqual([
      'sign-in-refused',
      'sign-in-refused',
      'identity-connected',
      'signed-in',
    ]);
  });

  it('when too many passwords were tried for an account', async () => {
    const who = fresh();
    await localUser({ email: who.email, isVerified: true });
    for (let i = 0; i < limitsOf.signInByAccount.hits; i++)
      await countHit(on.context(), limitsOf.signInByAccount, emailKey(who.email));
    await expect(people.withGoogle(who, { password })).rejects.toMatchObject({ code: 'rate_limited' });
  });

  it('when an address comes too often', async () => {
    const address = 'busy';
    for (let i = 0; i < limitsOf.socialByAddress.hits; i++)
      await countHit(on.context(), limitsOf.socialByAddress, address);
    await expect(people.withGoogle(fresh(), { context: { address } })).rejects.toMatchObject({
      code: 'rate_limited',
    });
  });
});

describeOnBoth('a sign-in with a provider', (on) => {
  const people = useProviders(on);
  const { users, welcomes, events, localUser } = tables(on);

  it('makes an account at the first time and finds it later', async () => {
    const who = fresh();
    const first = await people.withGoogle({ ...who, name: 'Ada Byron' }, { context: { locale: 'fr' } });
    expect(first.user).toMatchObject({
      email: who.email,
      fullName: 'Ada Byron',
      authProvider: 'google',
      isVerified: true,
      role: 'user',
      locale: 'fr',
    });
    const again = await people.withGoogle({ ...who, name: 'Somebody Else' });
    expect(again.user).toEqual(first.user);
    expect(again.token).not.toBe(first.token);
    expect(await welcomes(first.user.id)).toHaveLength(1);
    expect(await events(first.user.id)).toEqual(['signed-up', 'signed-in']);
    expect(await takeLetters(on.context())).toEqual([]);
  });

  it('opens a session for a day', async () => {
    const { token, user } = await people.withGoogle(fresh());
    expect(await currentSession(on.context(), token)).toMatchObject({ userId: user.id });
    on.clock.advance(24 * 3_600_000);
    await expect(currentSession(on.context(), token)).rejects.toMatchObject({ code: 'session_expired' });
  });

  it('goes by the provider’s own name for the person when the address there has changed', async () => {
    const who = fresh();
    const { user } = await people.withGoogle(who);
    const moved = await people.withGoogle({ ...who, email: fresh().email });
    expect(moved.user).toEqual(user);
    expect((await people.withGoogle({ ...who, email: undefined })).user).toEqual(user);
    expect((await people.withGoogle({ ...who, email_verified: false })).user).toEqual(user);
  });

  it('never merges two accounts: who comes with the address of the other stays who they are', async () => {
    const [a, b] = [fresh('gmail.com'), fresh('gmail.com')];
    const [ada, eve] = [await people.withGoogle(a), await people.withGoogle(b)];
    expect((await people.withGoogle({ ...a, email: b.email })).user.id).toBe(ada.user.id);
    expect((await people.withGoogle({ ...b, email: a.email })).user.id).toBe(eve.user.id);
    expect(await identitiesOf(on.db, ada.user.id)).toHaveLength(1);
  });

  it('takes Apple’s name from the browser, and needs neither name nor address later', async () => {
    const who = fresh();
    const first = await people.withApple(who, { fullName: 'Zoë Ångström' });
    expect(first.user).toMatchObject({ fullName: 'Zoë Ångström', authProvider: 'apple', isVerified: true });
    const later = await people.withApple({ sub: who.sub, email: undefined, email_verified: undefined });
    expect(later.user).toEqual(first.user);
    const nameless = fresh();
    expect((await people.withApple(nameless)).user.fullName).toBe(
      nameless.email.replace('@example.test', ''),
    );
  });

  it('keeps the name that the provider signed over the one the browser says', async () => {
    const { user } = await people.withGoogle({ ...fresh(), name: 'Ada Byron' }, { fullName: 'Bill Gates' });
    expect(user.fullName).toBe('Ada Byron');
  });

  it('with Facebook has the address verified by a mail', async () => {
    const { email } = fresh();
    const { user } = await people.withFacebook({ userId: '77', email });
    expect(user).toMatchObject({ email, authProvider: 'facebook', isVerified: false, fullName: 'Ada Byron' });
    expect(await takeLetters(on.context())).toMatchObject([{ kind: 'verification', email }]);
    expect((await people.withFacebook({ userId: '77' })).user.id).toBe(user.id);
  });

  it.each([
    ['Google, for its own mailboxes', 'withGoogle', 'gmail.com', {}],
    ['Google, for those it runs for others', 'withGoogle', 'work.test', { hd: 'work.test' }],
    ['Apple, for its own mailboxes', 'withApple', 'icloud.com', {}],
  ] as const)(
    'is connected at once by %s: the password stays, its owner is told',
    async (_, enter, domain, claims) => {
      const who = fresh(domain);
      const { id } = await localUser({ email: who.email, isVerified: true });
      const opened = await signIn(people.context(), { email: who.email, password, userAgent: '' });
      expect((await people[enter]({ ...who, ...claims })).user).toMatchObject({ id, authProvider: 'local' });
      expect(await currentSession(on.context(), opened.token)).toMatchObject({ userId: id });
      await expect(
        signIn(people.context(), { email: who.email, password, userAgent: '' }),
      ).resolves.toBeDefined();
      const provider = enter === 'withApple' ? 'Apple' : 'Google';
      expect(await takeLetters(on.context())).toMatchObject([
        { kind: 'sign-in-method-added', email: who.email, details: { provider } },
      ]);
      expect(await welcomes(id)).toEqual([]);
    },
  );

  it('of the same person many times at once for the first time makes one account', async () => {
    const who = fresh();
    const before = await users();
    const came = await Promise.all(Array.from({ length: 6 }, () => people.withGoogle(who)));
    expect(new Set(came.map(({ user }) => user.id)).size).toBe(1);
    expect(new Set(came.map(({ token }) => token)).size).toBe(6);
    expect(await users()).toBe(before + 1);
    const id = came[0]?.user.id ?? '';
    expect(await identitiesOf(on.db, id)).toHaveLength(1);
    expect(await welcomes(id)).toHaveLength(1);
    expect((await events(id)).filter((kind) => kind === 'signed-up')).toHaveLength(1);
  });

  it('with two providers at once for the first time makes one account', async () => {
    const email = fresh('gmail.com').email;
    const before = await users();
    const came = await Promise.allSettled([
      people.withGoogle({ sub: fresh().sub, email }),
      people.withApple({ sub: fresh().sub, email }),
      people.withFacebook({ userId: '78', email }),
    ]);
    expect(await users()).toBe(before + 1);
    // Google runs the mailbox and always gets in; whether the others do depends on who is first.
    expect(came[0].status).toBe('fulfilled');
    const others = came.flatMap((one) => (one.status === 'rejected' ? [one.reason as { code: string }] : []));
    for (const { code } of others) expect(code).toBe('password_elsewhere');
  });

  it('uses one credential up once, however often it comes at once', async () => {
    const credential = await people.google(fresh());
    const came = await Promise.allSettled(
      Array.from({ length: 5 }, () => people.signIn('google', credential)),
    );
    expect(came.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('of somebody who deleted their account makes a new one', async () => {
    const who = fresh();
    const { user } = await people.withGoogle(who);
    await forgetAccount(on.context(), { userId: user.id });
    const again = await people.withGoogle(who);
    expect(again.user.id).not.toBe(user.id);
    expect(await findUser(on.db, user.id)).toBeNull();
  });
});
