import type { SignedIn } from '@maquette/contract';
import { describe, expect, it } from 'vitest';
import { errorOf, useTestApp } from '#test/support/build-test-app.ts';
import { databaseKinds } from '#test/support/test-database.ts';

const body = (email: string) => ({ email, password: 'Vx9#qLm2', fullName: 'Ada Byron' });

describe('/api/auth', () => {
  const server = useTestApp({ settings: { WELCOME_CREDITS: '7' } });
  const call = (method: 'GET' | 'POST', path: string, options: { payload?: object; headers?: object } = {}) =>
    server.current.app.inject({ method, url: `/api${path}`, ...options } as never);
  const register = async (email: string) =>
    (await call('POST', '/auth/register', { payload: body(email) })).json<SignedIn>();
  const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

  it('refuses an address in use with a message and a reason for the field, in either language', async () => {
    await register('taken@example.test');
    for (const [language, words] of [
      ['en', 'Email already in use'],
      ['fr', 'Cette adresse e-mail est déjà utilisée'],
    ]) {
      const answer = await call('POST', '/auth/register', {
        payload: body('taken@example.test'),
        headers: { 'accept-language': language },
      });
      expect(answer.statusCode).toBe(400);
      expect(errorOf(answer)).toMatchObject({
        error: 'email_in_use',
        fields: { email: { code: 'email_in_use' } },
      });
      expect([errorOf(answer).message, errorOf(answer).fields?.['email']?.message]).toEqual([words, words]);
    }
  });

  it.each([
    { name: 'nothing', payload: {}, error: 'validation_failed', fields: ['email', 'fullName', 'password'] },
    {
      name: 'an unknown field',
      payload: { ...body('a@b.test'), role: 'admin' },
      error: 'unknown_field',
      fields: ['role'],
    },
    { name: 'no address', payload: body('nobody'), error: 'validation_failed', fields: ['email'] },
    {
      name: 'a weak password',
      payload: { ...body('a@b.test'), password: 'short' },
      error: 'validation_failed',
      fields: ['password'],
    },
    {
      name: 'a common password',
      payload: { ...body('a@b.test'), password: 'Password1' },
      error: 'password_common',
      fields: ['password'],
    },
    {
      name: 'a password of 129 characters',
      payload: { ...body('a@b.test'), password: 'Aa1'.padEnd(129, 'x') },
      error: 'validation_failed',
      fields: ['password'],
    },
    {
      name: 'a name that breaks the line',
      payload: { ...body('a@b.test'), fullName: 'Ada\nByron' },
      error: 'validation_failed',
      fields: ['fullName'],
    },
  ])('refuses to register with $name', async ({ payload, error, fields }) => {
    const answer = await call('POST', '/auth/register', { payload });
    expect(answer.statusCode).toBe(400);
    expect(errorOf(answer).error).toBe(error);
    expect(Object.keys(errorOf(answer).fields ?? {}).toSorted()).toEqual(fields);
  });

  it('refuses unknown addresses and wrong passwords in the same words', async () => {
    await register('known@example.test');
    const answers = [];
    for (const email of ['known@example.test', 'unknown@example.test'])
      answers.push(await call('POST', '/auth/login', { payload: { email, password: 'Wrong#123' } }));
    const bodies = answers.map((answer) => ({ ...errorOf(answer), requestId: '' }));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401]);
    expect(bodies[0]).toEqual(bodies[1]);
    expect(bodies[0]?.error).toBe('wrong_credentials');
  });

  it('says how long to wait when there were too many tries', async () => {
    const payload = { email: 'guessed@example.test', password: 'Wrong#123' };
    for (let i = 0; i < 20; i++) await call('POST', '/auth/login', { payload });
    const answer = await call('POST', '/auth/login', { payload });
    expect(answer.statusCode).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(errorOf(answer).error).toBe('rate_limited');
  });

  it('takes a whole IPv6 network for one caller, and another network for another', async () => {
    const payload = { email: 'networked@example.test', password: 'Wrong#123' };
    const from = async (remoteAddress: string) =>
      (await server.current.app.inject({ method: 'POST', url: '/api/auth/login', payload, remoteAddress }))
        .statusCode;
    for (let i = 0; i < 20; i++) expect(await from(`2001:db8:1:2::${i + 1}`)).toBe(401);
    expect(await from('2001:db8:1:2:ffff::1')).toBe(429);
    expect(await from('2001:db8:1:3::1')).toBe(401);
  });

  it('refuses whoever brings no token, a strange one, one that signed out or one that ended', async () => {
    expect(errorOf(await call('GET', '/auth/me')).error).toBe('not_signed_in');
    expect(errorOf(await call('GET', '/auth/me', bearer('x'.repeat(43)))).error).toBe('session_expired');

    const { token } = await register('leaving@example.test');
    expect((await call('POST', '/auth/logout', bearer(token))).json()).toEqual({ success: true });
    const gone = await call('GET', '/auth/me', bearer(token));
    expect([gone.statusCode, errorOf(gone).error]).toEqual([401, 'session_expired']);

    const { token: late } = await register('late@example.test');
    server.current.clock.advance(24 * 3_600_000);
    const ended = await call('GET', '/auth/me', bearer(late));
    expect([ended.statusCode, errorOf(ended).error]).toEqual([401, 'session_expired']);
  });

  it('registers, signs in, remembers and gives the welcome credits once', async () => {
    const { user } = await register('ada@example.test');
    const login = await call('POST', '/auth/login', {
      payload: { email: 'Ada@Example.test', password: 'Vx9#qLm2', rememberMe: true },
    });
    const { token } = login.json<SignedIn>();
    server.current.clock.advance(29 * 24 * 3_600_000);
    expect((await call('GET', '/auth/me', bearer(token))).json()).toEqual({ user });
    expect((await call('GET', '/credits/balance', bearer(token))).json()).toEqual({ balance: 7, held: 0 });
    const ledger = await call('GET', '/credits/transactions?limit=5', {
      headers: { ...bearer(token).headers, 'accept-language': 'fr' },
    });
    expect(ledger.json()).toMatchObject({
      transactions: [
        { amount: 7, source: 'adjustment', description: 'Crédits de bienvenue', balanceAfter: 7 },
      ],
      total: 1,
    });
  });
});

describe.skipIf(!databaseKinds().includes('postgres'))('/api/auth (postgres)', () => {
  const server = useTestApp({ kind: 'postgres' });

  it('refuses a character that the database cannot hold, without a fault of its own', async () => {
    const payload = { email: 'a\u0000@example.test', password: 'x' };
    const answer = await server.current.app.inject({ method: 'POST', url: '/api/auth/login', payload });
    expect([answer.statusCode, errorOf(answer).error]).toEqual([400, 'validation_failed']);
  });
});
