import { SignedIn } from '@maquette/contract';
import { expect, it } from 'vitest';
import type { Context } from '../../../platform/context.ts';
import { takeLetters } from '#test/support/take-letters.ts';
import { describeOnBoth } from '#test/support/test-database.ts';
import { currentSession } from '../sessions/sessions.ts';
import type { AuthPorts } from '../ports.ts';
import { withoutPlan } from '#test/support/auth/without-plan.ts';
import { register } from './register.ts';

describeOnBoth('register', (on) => {
  const body = (email: string) => ({ email, password: 'Vx9#qLm2', fullName: 'Ada Byron', userAgent: 'test' });
  const contextWith = (
    ports: Partial<Pick<AuthPorts, 'onSignedUp'>> = {},
    changes: Partial<Context> = {},
  ) => ({
    ...on.context({ actor: { kind: 'anonymous' }, address: on.context().newId(), ...changes }),
    onSignedUp: async () => {},
    ...withoutPlan,
    ...ports,
  });
  const peopleWith = (email: string) =>
    on.db.selectFrom('users').selectAll().where('email_key', '=', email).execute();

  it('refuses when one address makes too many accounts, and one account is tried too often', async () => {
    const crowd = contextWith({}, { address: '192.0.2.1' });
    for (let i = 0; i < 60; i++)
      await register(crowd, { ...body(`${i}@example.test`), password: 'Password1' }).catch(() => {});
    await expect(register(crowd, body('late@example.test'))).rejects.toMatchObject({ code: 'rate_limited' });
    expect(await peopleWith('late@example.test')).toEqual([]);

    for (let i = 0; i < 10; i++)
      await register(contextWith({}, { address: `192.0.2.${i + 2}` }), {
        ...body(i % 2 ? 'One@example.test' : 'one@example.test'),
        password: 'Password1',
      }).catch(() => {});
    await expect(register(contextWith(), body('one@example.test'))).rejects.toMatchObject({
      code: 'rate_limited',
    });
    expect(await peopleWith('one@example.test')).toEqual([]);
  });

  it('refuses a common password and names the field', async () => {
    const weak = { ...body('weak@example.test'), password: 'Password1' };
    await expect(register(contextWith(), weak)).rejects.toMatchObject({
      code: 'password_common',
      details: { fields: { password: { code: 'password_common' } } },
    });
    expect(await peopleWith('weak@example.test')).toEqual([]);
  });

  it('refuses an address in use, whatever its case, and names the field', async () => {
    await register(contextWith(), body('taken@example.test'));
    await expect(register(contextWith(), body('Taken@Example.test'))).rejects.toMatchObject({
      code: 'email_in_use',
      details: { fields: { email: { code: 'email_in_use' } } },
    });
  });

  it('makes one account when the same address registers five times at the same moment', async () => {
    const outcomes = await Promise.allSettled(
      Array.from({ length: 5 }, () => register(contextWith(), body('racing@example.test'))),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await peopleWith('racing@example.test')).toHaveLength(1);
  });

  it('makes no account when what belongs to signing up fails', async () => {
    const ctx = contextWith({
      onSignedUp: async () => {
        throw new Error('no credits to give');
      },
    });
    await expect(register(ctx, body('unwelcome@example.test'))).rejects.toThrow('no credits to give');
    expect(await peopleWith('unwelcome@example.test')).toEqual([]);
  });

  it('hands the new person on within the same transaction', async () => {
    const seen: { userId: string; inside: boolean }[] = [];
    const onSignedUp: AuthPorts['onSignedUp'] = async ({ db }, { userId }) => {
      seen.push({ userId, inside: db.isTransaction });
    };
    const { user } = await register(contextWith({ onSignedUp }), body('welcome@example.test'));
    expect(seen).toEqual([{ userId: user.id, inside: true }]);
  });

  it('makes a free account, unverified, and signs it in', async () => {
    const ctx = contextWith({}, { locale: 'fr' });
    const signedIn = SignedIn.parse(await register(ctx, body('Ada@example.test')));
    expect(signedIn.user).toMatchObject({
      email: 'Ada@example.test',
      fullName: 'Ada Byron',
      authProvider: 'local',
      isVerified: false,
      role: 'user',
      accountType: 'free',
      customerId: null,
      memberSince: new Date(on.clock.now()).toISOString(),
    });
    expect(await currentSession(ctx, signedIn.token)).toMatchObject({ userId: signedIn.user.id });
    expect(await peopleWith('ada@example.test')).toMatchObject([{ locale: 'fr' }]);
  });

  it('has the address confirmed by a mail in the caller’s language, which is ordered within the same transaction', async () => {
    const failing = contextWith({ onSignedUp: () => Promise.reject(new Error('no')) });
    await expect(register(failing, body('unmailed@example.test'))).rejects.toThrow('no');
    await takeLetters(on.context());
    await register(contextWith({}, { locale: 'fr' }), body('mailed@example.test'));
    expect(await takeLetters(on.context())).toMatchObject([
      { kind: 'verification', email: 'mailed@example.test', fullName: 'Ada Byron', locale: 'fr' },
    ]);
  });

  it('keeps neither the password nor the token in the clear', async () => {
    const { token } = await register(contextWith(), body('secret@example.test'));
    const rows = JSON.stringify([
      await on.db.selectFrom('users').selectAll().execute(),
      await on.db.selectFrom('sessions').selectAll().execute(),
    ]);
    expect(rows).not.toContain('Vx9#qLm2');
    expect(rows).not.toContain(token);
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  });
});
