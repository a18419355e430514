import type { SignedIn } from '@maquette/contract';
import { describe, expect, it } from 'vitest';
import { errorOf, useTestApp } from '#test/support/build-test-app.ts';
import { readMails } from '#test/support/mailbox.ts';

const password = 'Vx9#qLm2';
const strangers = {
  host: 'evil.test',
  'x-forwarded-host': 'evil.test',
  'x-forwarded-proto': 'gopher',
  'x-forwarded-port': '666',
  forwarded: 'host=evil.test;proto=gopher',
  origin: 'https://evil.test',
  referer: 'https://evil.test/',
};

describe('links in mails', () => {
  const server = useTestApp({ settings: { PUBLIC_URL: 'https://maquette.test/', TRUST_PROXY: 'true' } });
  const call = (
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    more: { payload?: object; token?: string } = {},
  ) =>
    server.current.app.inject({
      ...{ method, url: `/api/auth/${path}` },
      ...(more.payload && { payload: more.payload }),
      headers: { ...strangers, ...(more.token && { authorization: `Bearer ${more.token}` }) },
    });
  const register = async (email: string) =>
    (
      await call('POST', 'register', { payload: { email, password, fullName: 'Ada Byron' } })
    ).json<SignedIn>();

  it('never lead where a header says', async () => {
    const { token } = await register('ada@example.test');
    await call('POST', 'resend-verification', { payload: { email: 'ada@example.test' } });
    await call('POST', 'forgot-password', { payload: { email: 'ada@example.test' } });
    const payload = { currentPassword: password, newPassword: 'Fresh-4-Lamp' };
    await call('PUT', 'password', { payload, token });
    const mails = await readMails(server.current);
    expect(mails.map(({ kind }) => kind).toSorted()).toEqual([
      'password-changed',
      'password-reset',
      'verification',
      'verification',
    ]);
    for (const mail of mails) {
      expect(mail.links.length).toBeGreaterThan(0);
      for (const link of mail.links) expect(link).toMatch(/^https:\/\/maquette\.test\/[a-z]/);
      expect(JSON.stringify(mail)).not.toMatch(/evil|gopher|666/);
    }
  });

  it('confirm an address, and set a password that signs in, whatever address the link names', async () => {
    await register('bob@example.test');
    await call('POST', 'forgot-password', { payload: { email: 'bob@example.test' } });
    const mails = await readMails(server.current);
    const linkOf = (kind: string) => new URL(mails.find((mail) => mail.kind === kind)?.links[0] ?? '');

    const verify = linkOf('verification');
    verify.searchParams.set('email', 'ada@example.test');
    for (let i = 0; i < 2; i++)
      expect((await call('GET', `verify-email${verify.search}`)).json()).toEqual({ success: true });
    const login = await call('POST', 'login', { payload: { email: 'bob@example.test', password } });
    expect(login.json<SignedIn>().user).toMatchObject({ email: 'bob@example.test', isVerified: true });
    const ada = await server.current.db
      .selectFrom('users')
      .select('is_verified')
      .where('email_key', '=', 'ada@example.test')
      .executeTakeFirst();
    expect(ada?.is_verified).toBe(0);

    const token = linkOf('password-reset').searchParams.get('token');
    const reset = await call('POST', 'reset-password', { payload: { token, password: 'Fresh-4-Lamp' } });
    expect(reset.json()).toEqual({ success: true });
    const again = await call('POST', 'reset-password', { payload: { token, password: 'Fresh-5-Lamp' } });
    expect([again.statusCode, errorOf(again).error]).toEqual([400, 'token_invalid']);
    const me = await call('GET', 'me', { token: login.json<SignedIn>().token });
    expect(errorOf(me).error).toBe('session_expired');
    const payload = { email: 'bob@example.test', password: 'Fresh-4-Lamp' };
    expect((await call('POST', 'login', { payload })).statusCode).toBe(200);
  });
});
