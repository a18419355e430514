import type { Capabilities, SignedIn } from '@maquette/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, errorOf, type TestApp, useTestApp } from '#test/support/build-test-app.ts';
import {
  appleClientId,
  facebookApp,
  googleClientId,
  type IdentityProviderSimulator,
  startIdentityProvider,
} from '@maquette/simulators';
import { testClock } from '#test/support/test-clock.ts';
import { countHit } from '../../../platform/rate-limit.ts';
import { limitsOf } from '../auth.rules.ts';

const post = (on: TestApp, provider: string, payload: object, headers: Record<string, string> = {}) =>
  on.app.inject({ method: 'POST', url: `/api/auth/social-login/${provider}`, payload, headers });
const get = (on: TestApp, path: string) => on.app.inject({ method: 'GET', url: `/api${path}` });

describe('/api/auth/social-login', () => {
  const clock = testClock();
  let simulator: IdentityProviderSimulator;
  let on: TestApp;
  beforeAll(async () => {
    simulator = await startIdentityProvider({ now: clock.now });
    on = await buildTestApp({ settings: simulator.settings, changes: { now: clock.now } });
  });
  afterAll(async () => {
    await on.close();
    simulator.assertClean();
    await simulator.close();
  });
  const nonce = async () => (await get(on, '/auth/social-login/nonce')).json<{ nonce: string }>().nonce;

  it.each([
    ['an unknown provider', 'github', { credential: 'x' }, 400, 'validation_failed', ['provider']],
    ['nothing', 'google', {}, 400, 'validation_failed', ['credential']],
    ['an empty credential', 'google', { credential: '' }, 400, 'validation_failed', ['credential']],
    [
      'a credential of 10,001 characters',
      'google',
      { credential: 'x'.repeat(10_001) },
      400,
      'validation_failed',
      ['credential'],
    ],
    [
      'a credential with a null byte',
      'google',
      { credential: 'x\u0000' },
      400,
      'validation_failed',
      ['credential'],
    ],
    [
      'an unknown field',
      'google',
      { credential: 'x', isVerified: true },
      400,
      'unknown_field',
      ['isVerified'],
    ],
    [
      'a name that breaks the line',
      'apple',
      { credential: 'x', fullName: 'A\nB' },
      400,
      'validation_failed',
      ['fullName'],
    ],
    [
      'the client of somebody else',
      'google',
      { credential: 'x', clientId: 'y' },
      400,
      'validation_failed',
      ['clientId'],
    ],
    ['nonsense', 'facebook', { credential: '🪑' }, 401, 'social_refused', []],
  ])('refuses %s', async (_, provider, payload, ...[status, error, fields]) => {
    const answer = await post(on, provider, payload);
    expect([answer.statusCode, errorOf(answer).error]).toEqual([status, error]);
    expect(Object.keys(errorOf(answer).fields ?? {})).toEqual(fields);
  });

  it('says why in the caller’s language', async () => {
    const answer = await post(on, 'apple', { credential: 'x' }, { 'accept-language': 'fr' });
    expect(errorOf(answer).message).toMatch(/connexion/i);
  });

  it('gives nonces that differ, and not too many', async () => {
    expect(await nonce()).toMatch(/^[\w-]{43}$/);
    expect(await nonce()).not.toBe(await nonce());
    const busy = { name: limitsOf.nonceByAddress, address: '10.9.8.7' };
    for (let i = 0; i < busy.name.hits; i++) await countHit(on.context(), busy.name, busy.address);
    const answer = await on.app.inject({
      method: 'GET',
      url: '/api/auth/social-login/nonce',
      remoteAddress: busy.address,
    });
    expect([answer.statusCode, errorOf(answer).error]).toEqual([429, 'rate_limited']);
    expect(answer.headers['retry-after']).toBeDefined();
  });

  it('signs in with each provider and opens a session', async () => {
    const credentials = {
      google: simulator.googleToken({ nonce: await nonce() }),
      apple: simulator.appleToken({ nonce: await nonce() }),
      facebook: simulator.facebookToken({ userId: '9', email: 'fay@example.test' }),
    };
    const clients = { google: googleClientId, apple: appleClientId, facebook: facebookApp.id };
    for (const provider of ['google', 'apple', 'facebook'] as const) {
      const payload = {
        credential: credentials[provider],
        clientId: clients[provider],
        fullName: 'Ada Byron',
      };
      const answer = await post(on, provider, payload);
      expect(answer.statusCode).toBe(200);
      const { token, user } = answer.json<SignedIn>();
      expect(user.authProvider).toBe(provider);
      const me = await on.app.inject({
        method: 'GET',
        url: '/api/auth/me',
        headers: { authorization: `Bearer ${token}` },
      });
      expect(me.json()).toEqual({ user });
    }
  });

  it('says which providers there are', async () => {
    expect((await get(on, '/capabilities')).json<Capabilities>().signIn).toEqual({
      google: { clientId: googleClientId },
      apple: { clientId: appleClientId },
      facebook: { appId: facebookApp.id },
    });
  });
});

describe('/api/auth/social-login without its provider', () => {
  const bare = useTestApp();

  it('does not exist where none is configured', async () => {
    for (const provider of ['google', 'apple', 'facebook']) {
      const answer = await post(bare.current, provider, { credential: 'x', clientId: 'y' });
      expect([answer.statusCode, errorOf(answer).error]).toEqual([404, 'not_found']);
    }
    expect((await get(bare.current, '/capabilities')).json<Capabilities>().signIn).toEqual({
      google: null,
      apple: null,
      facebook: null,
    });
  });

  it('says 503 while it is down and was never reached', async () => {
    const clock = testClock();
    const simulator = await startIdentityProvider({ now: clock.now });
    await simulator.close();
    const on = await buildTestApp({ settings: simulator.settings, changes: { now: clock.now } });
    const tokens = {
      google: simulator.googleToken({ nonce: 'x' }),
      apple: simulator.appleToken({ nonce: 'x' }),
      facebook: 'EAAB',
    };
    for (const [provider, credential] of Object.entries(tokens)) {
      const answer = await post(on, provider, { credential });
      expect([answer.statusCode, errorOf(answer).error]).toEqual([503, 'provider_unavailable']);
    }
    await on.close();
  });
});
