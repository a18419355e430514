import type { User } from '@maquette/contract';
import { describe, expect, it } from 'vitest';
import { errorOf, useTestApp } from '#test/support/build-test-app.ts';
import { registered } from '#test/support/registered.ts';
import { databaseKinds } from '#test/support/test-database.ts';

describe.each(databaseKinds())('PUT /api/auth/profile (%s)', (kind) => {
  const on = useTestApp({ kind });
  let count = 0;
  const ada = () => registered(on.current, `ada.${++count}@example.test`);
  const put = (headers: object, payload: object) =>
    on.current.app.inject({ method: 'PUT', url: '/api/auth/profile', payload, headers: { ...headers } });

  it.each([
    ['a blank name', { fullName: '  ' }, 'validation_failed', 'fullName'],
    ['no name', { fullName: '' }, 'validation_failed', 'fullName'],
    ['a name of 10,000 characters', { fullName: 'x'.repeat(10_000) }, 'validation_failed', 'fullName'],
    ['a name that breaks the line', { fullName: 'Ada\r\nBcc: x@y.test' }, 'validation_failed', 'fullName'],
    ['a name with U+0000', { fullName: 'Ada\0' }, 'validation_failed', 'fullName'],
    ['a name that is a number', { fullName: 7 }, 'validation_failed', 'fullName'],
    ['a language nobody speaks here', { locale: 'de' }, 'validation_failed', 'locale'],
    ['what is no address', { email: 'ada' }, 'validation_failed', 'email'],
    ["somebody else's address", { email: 'eve@example.test', fullName: 'Eve' }, 'email_not_yours', 'email'],
    ['an address with a dot more', { email: 'a.da.1@example.test' }, 'email_not_yours', 'email'],
    ['a role', { fullName: 'Eve', role: 'admin' }, 'unknown_field', 'role'],
    ['a verified address', { fullName: 'Eve', isVerified: true }, 'unknown_field', 'isVerified'],
    ['another way to sign in', { authProvider: 'google' }, 'unknown_field', 'authProvider'],
  ])('refuses %s and changes nothing', async (_what, payload, error, field) => {
    const { headers } = await ada();
    const before = await on.current.app.inject({ url: '/api/auth/me', headers });
    const answer = await put(headers, payload);
    expect([answer.statusCode, errorOf(answer).error]).toEqual([400, error]);
    expect(Object.keys(errorOf(answer).fields ?? {})).toEqual([field]);
    expect((await on.current.app.inject({ url: '/api/auth/me', headers })).json()).toEqual(before.json());
  });

  it('refuses whoever is not signed in', async () => {
    expect(errorOf(await put({}, { fullName: 'Eve' })).error).toBe('not_signed_in');
  });

  it('is refused too often, for this account alone', async () => {
    const [busy, other] = [await ada(), await ada()];
    for (let i = 0; i < 100; i++) await put(busy.headers, {});
    const answer = await put(busy.headers, {});
    expect([answer.statusCode, errorOf(answer).error]).toEqual([429, 'rate_limited']);
    expect((await put(other.headers, {})).statusCode).toBe(200);
  });

  it('changes what is sent and leaves the rest', async () => {
    const { headers, user } = await ada();
    const named = await put(headers, { fullName: '  عائشة 🛋️ d’Été  ' });
    expect(named.json<{ user: User }>().user).toMatchObject({ fullName: 'عائشة 🛋️ d’Été', locale: 'en' });
    const spoken = await put(headers, { locale: 'fr', email: user.email.toUpperCase() });
    expect(spoken.json<{ user: User }>().user).toMatchObject({
      fullName: 'عائشة 🛋️ d’Été',
      locale: 'fr',
      email: user.email,
    });
    expect((await on.current.app.inject({ url: '/api/auth/me', headers })).json()).toEqual(spoken.json());
  });
});
