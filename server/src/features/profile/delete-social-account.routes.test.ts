import type { SignedIn } from '@maquette/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, errorOf, type TestApp } from '#test/support/build-test-app.ts';
import { registered, registeredPassword } from '#test/support/registered.ts';
import { type IdentityProviderSimulator, startIdentityProvider } from '@maquette/simulators';
import { testClock } from '#test/support/test-clock.ts';
import { databaseKinds } from '#test/support/test-database.ts';

describe.each(databaseKinds())('deleting an account that signs in with a provider (%s)', (kind) => {
  const clock = testClock();
  let google: IdentityProviderSimulator;
  let on: TestApp;
  let person: { sub: string; email: string };
  let headers: { authorization: string };
  let count = 0;
  beforeAll(async () => {
    google = await startIdentityProvider({ now: clock.now });
    on = await buildTestApp({ kind, settings: google.settings, changes: { now: clock.now } });
  });
  afterAll(async () => {
    await on.close();
    await google.close();
  });
  beforeEach(async () => {
    person = { sub: `person-${++count}`, email: `ada.${count}@gmail.com` };
    headers = { authorization: `Bearer ${(await signIn()).token}` };
  });

  const nonce = async () =>
    (await on.app.inject({ url: '/api/auth/social-login/nonce' })).json<{ nonce: string }>().nonce;
  const credential = async (claims: object = {}) =>
    google.googleToken({ ...person, nonce: await nonce(), ...claims });
  const signIn = async () => {
    const payload = { credential: await credential() };
    const answer = await on.app.inject({ method: 'POST', url: '/api/auth/social-login/google', payload });
    return answer.json<SignedIn>();
  };
  const remove = (payload: object) =>
    on.app.inject({ method: 'DELETE', url: '/api/auth/account', payload, headers });
  const isHere = async () => (await on.app.inject({ url: '/api/auth/me', headers })).statusCode === 200;

  it('is refused with a password, which it has none of, naming the provider', async () => {
    const answer = await remove({ password: registeredPassword });
    expect([answer.statusCode, errorOf(answer).error]).toEqual([400, 'password_elsewhere']);
    expect(errorOf(answer).message).toContain('Google');
    expect(await isHere()).toBe(true);
  });

  it.each([
    ['of somebody else', () => credential({ sub: 'somebody-else' })],
    ['that proves nothing', async () => 'a.b.c'],
    ['of another attempt', () => credential({ nonce: 'made-up' })],
  ])('is refused with a credential %s', async (_what, made) => {
    const answer = await remove({ provider: 'google', credential: await made() });
    expect([answer.statusCode, errorOf(answer).error]).toEqual([401, 'social_refused']);
    expect(await isHere()).toBe(true);
  });

  it('is refused while the provider cannot be asked', async () => {
    const payload = { provider: 'facebook', credential: google.facebookToken({ userId: 'x' }) };
    google.next({ at: 'debug_token', status: 503, body: '' });
    const answer = await remove(payload);
    expect([answer.statusCode, errorOf(answer).error]).toEqual([503, 'provider_unavailable']);
    expect(await isHere()).toBe(true);
  });

  it('goes with a fresh sign-in, and the same person begins anew', async () => {
    const before = await on.app.inject({ url: '/api/auth/me', headers });
    const proof = { provider: 'google', credential: await credential() };
    expect((await remove(proof)).json()).toEqual({ success: true });
    expect(await isHere()).toBe(false);
    const again = await signIn();
    expect(again.user.id).not.toBe(before.json<{ user: { id: string } }>().user.id);
  });

  it('goes with a fresh sign-in also where there is a password', async () => {
    const local = await registered(on, `local.${count}@gmail.com`);
    await on.db
      .insertInto('identities')
      .values({ provider: 'google', subject: 'connected', user_id: local.user.id, created_at: 0 })
      .execute();
    headers = local.headers;
    const answer = await remove({ provider: 'google', credential: await credential({ sub: 'connected' }) });
    expect(answer.json()).toEqual({ success: true });
    expect(await isHere()).toBe(false);
  });
});
