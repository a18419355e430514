import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  type FacebookToken,
  type Fault,
  type IdentityProviderSimulator,
  startIdentityProvider,
} from '@maquette/simulators';
import { testClock } from '#test/support/test-clock.ts';
import { parseConfig } from '../config.ts';
import { chooseIdentityProviders } from './choose-identity-providers.ts';

const clock = testClock();
const seconds = Math.floor(clock.now() / 1000);
const graph = (code: number, message = 'Malformed access token EAABcanary') => ({
  error: { message, type: 'OAuthException', code, error_subcode: 463 },
});

describe('access tokens of Facebook', () => {
  let provider: IdentityProviderSimulator;
  let logged: string[];
  beforeEach(async () => {
    logged = [];
    provider = await startIdentityProvider({ now: clock.now });
  });
  afterEach(async () => {
    if (/canary|secret|EAAB|access_token/.test(logged.join())) throw new Error(`logged ${logged.join()}`);
    provider.assertClean();
    await provider.close();
  });

  const verify = (token: FacebookToken | string, fault: Fault = {}) => {
    const note = (fields: object, message: string) =>
      void logged.push(JSON.stringify({ ...fields, message }));
    const log = { debug: note, info: note, warn: note, error: note };
    // A short time is enough where nothing will come.
    const ports = { now: clock.now, log, ...(fault.neverAnswer && { timeoutMs: 1000 }) };
    const { facebook } = chooseIdentityProviders(parseConfig(provider.settings).signIn, ports);
    return facebook?.verify(typeof token === 'string' ? token : provider.facebookToken(token));
  };
  const ada = { userId: '1001', name: 'Ada Byron', email: 'ada@example.test' };

  it.each<[string, FacebookToken]>([
    ['that are not valid', { ...ada, debugged: { is_valid: false } }],
    ['of another app', { ...ada, debugged: { app_id: '999' } }],
    ['of a page', { ...ada, debugged: { type: 'PAGE' } }],
    ['of nobody', { ...ada, debugged: { user_id: undefined } }],
    ['that have expired', { ...ada, debugged: { expires_at: seconds } }],
    ['without an end', { ...ada, debugged: { expires_at: undefined } }],
    ['whose access has expired', { ...ada, debugged: { data_access_expires_at: seconds - 1 } }],
    ['of another person than it tells', { ...ada, me: { id: '2002' } }],
    ['of a person without a number', { ...ada, me: { id: undefined } }],
  ])('%s are refused', async (_, token) => {
    await expect(verify(token)).rejects.toMatchObject({ code: 'social_refused' });
  });

  it('that it does not know are refused', async () => {
    await expect(verify('EAABcanary-made-up')).rejects.toMatchObject({ code: 'social_refused' });
  });

  const steps = ['debug_token', 'me'];
  const said: [string, Fault, string][] = [
    ...[190, 102, 10, 200, 100].map((code): [string, Fault, string] => [
      `code ${code}`,
      { status: 400, body: graph(code) },
      'social_refused',
    ]),
    ...[4, 17, 32, 613, 1, 2].map((code): [string, Fault, string] => [
      `code ${code}`,
      { status: 400, body: graph(code) },
      'provider_unavailable',
    ]),
    ['a server error', { status: 500, body: graph(190) }, 'provider_unavailable'],
    ['a page', { htmlBody: true }, 'provider_unavailable'],
    ['a page with a status', { htmlBody: true, status: 502 }, 'provider_unavailable'],
    ['a bare 404', { status: 404, body: 'no' }, 'provider_unavailable'],
    ['nothing', { neverAnswer: true }, 'provider_unavailable'],
    ['half an answer', { truncated: true }, 'provider_unavailable'],
    ['no connection', { lostAnswer: true }, 'provider_unavailable'],
    ['another address', { redirect: 'http://127.0.0.1:1/?access_token=EAABcanary' }, 'provider_unavailable'],
    ['too much', { status: 200, body: { data: 'x'.repeat(300_000) } }, 'provider_unavailable'],
  ];

  it.each(steps.flatMap((at) => said.map(([name, fault, code]) => ({ at, name, fault, code }))))(
    'are answered with $code when $at says $name',
    async ({ at, fault, code }) => {
      provider.next({ at, ...fault });
      await expect(verify(ada, fault)).rejects.toMatchObject({ code });
    },
  );

  it('tell who it is, and never that the address was proven', async () => {
    expect(await verify(ada)).toEqual({
      provider: 'facebook',
      subject: '1001',
      email: 'ada@example.test',
      isEmailVerified: false,
      isEmailAuthoritative: false,
      fullName: 'Ada Byron',
      nonce: null,
    });
  });

  it('tell no address where there is none', async () => {
    expect(await verify({ userId: '1002' })).toMatchObject({ subject: '1002', email: null });
  });

  it('are taken although what may be missing is null', async () => {
    const nothing = {
      debugged: { data_access_expires_at: null, issued_at: null },
      me: { email: null, name: null },
    };
    const told = { subject: '1001', email: null, fullName: null };
    expect(await verify({ ...ada, ...nothing })).toMatchObject(told);
  });

  it('may be good for ever', async () => {
    const debugged = { expires_at: 0, data_access_expires_at: 0 };
    expect(await verify({ ...ada, debugged })).toMatchObject({ subject: '1001' });
  });
});
