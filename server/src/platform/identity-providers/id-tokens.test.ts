import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  appleClientId,
  googleClientId,
  type IdentityProviderSimulator,
  newSigningKey,
  publicJwk,
  startIdentityProvider,
  type TokenWishes,
} from '@maquette/simulators';
import { testClock, type TestClock } from '#test/support/test-clock.ts';
import { parseConfig } from '../config.ts';
import { chooseIdentityProviders } from './choose-identity-providers.ts';
import type { IdentityProviders } from './identity-provider.ts';

const foreignKey = newSigningKey('key-1');
const unknownKey = newSigningKey('nobody');
const ecKey = newSigningKey('key-1', 'ec');
const nonce = 'the-nonce';
const b64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

interface BadToken {
  readonly name: string;
  /** Seconds are from now. */
  readonly claims?: Readonly<Record<string, unknown>>;
  readonly iat?: number;
  readonly exp?: number;
  readonly nbf?: number;
  readonly wishes?: TokenWishes;
  readonly bend?: (token: string) => string;
}

const [jwkOfForeign, HOUR, DAY] = [publicJwk(foreignKey), 3600, 86_400];

const badTokens: BadToken[] = [
  { name: 'unsigned, alg none', wishes: { header: { alg: 'none' } } },
  { name: 'unsigned, alg NONE in capitals', wishes: { header: { alg: 'None' } } },
  { name: 'alg HS256 with the public key as its secret', wishes: { header: { alg: 'HS256' } } },
  { name: 'alg ES256', wishes: { key: ecKey, header: { alg: 'ES256' } } },
  { name: 'alg RS512', wishes: { header: { alg: 'RS512' } } },
  { name: 'no alg', wishes: { header: { alg: undefined } } },
  { name: 'a key nobody knows', wishes: { key: unknownKey } },
  { name: 'no kid', wishes: { header: { kid: undefined } } },
  { name: 'the kid of another key', wishes: { header: { kid: 'spare' } } },
  { name: 'a signature of another key of the same name', wishes: { key: foreignKey } },
  { name: 'its own key in the header', wishes: { key: foreignKey, header: { jwk: jwkOfForeign } } },
  {
    name: 'an address for its own keys in the header',
    wishes: { key: foreignKey, header: { jku: 'https://evil.test/keys' } },
  },
  { name: 'a header that has to be understood', wishes: { header: { crit: ['exp'], exp: 1 } } },
  { name: 'an unencoded payload', wishes: { header: { crit: ['b64'], b64: false } } },
  { name: 'the wrong issuer', claims: { iss: 'https://accounts.evil.test' } },
  { name: 'an issuer with a slash', claims: { iss: 'https://accounts.google.com/' } },
  { name: 'no issuer', claims: { iss: undefined } },
  { name: 'the wrong audience', claims: { aud: 'somebody-else' } },
  { name: 'several audiences', claims: { aud: [googleClientId, 'somebody-else'] } },
  { name: 'a list of one audience', claims: { aud: [googleClientId] } },
  { name: 'no audience', claims: { aud: undefined } },
  { name: 'expired', iat: -HOUR, exp: -300 },
  { name: 'no end', claims: { exp: undefined } },
  { name: 'an end that is no number', claims: { exp: 'tomorrow' } },
  { name: 'not yet good', nbf: 301 },
  { name: 'made in the future', iat: 301 },
  { name: 'no time of making', claims: { iat: undefined } },
  { name: 'made for longer than a day', exp: DAY + 1 },
  { name: 'no nonce', claims: { nonce: undefined } },
  { name: 'an empty nonce', claims: { nonce: '' } },
  { name: 'no subject', claims: { sub: undefined } },
  { name: 'an empty subject', claims: { sub: '' } },
  { name: 'a subject of 300 characters', claims: { sub: '1'.repeat(300) } },
  { name: 'a subject with a null byte', claims: { sub: 'person\u0000-1' } },
  { name: 'a subject that is a number', claims: { sub: 1 } },
  { name: 'an address that is a list', claims: { email: ['ada@gmail.com'] } },
  { name: 'a signature that was touched', bend: (token) => token.replace(/.{6}$/, 'AAAAAA') },
  { name: 'no signature', bend: (token) => token.replace(/[^.]+$/, '') },
  { name: 'cut', bend: (token) => token.slice(0, token.length >> 1) },
  { name: 'two parts', bend: (token) => token.split('.').slice(0, 2).join('.') },
  { name: 'an extra part', bend: (token) => `${token}.x` },
  {
    name: 'other words under the same signature',
    bend: (token) => token.replace(/\.[^.]+\./, `.${b64({ sub: 'person-2' })}.`),
  },
  { name: 'no token at all', bend: () => 'EAABfacebook' },
  { name: 'empty parts', bend: () => '..' },
  { name: 'words that are no JSON', bend: (token) => token.replace(/\.[^.]+\./, '.bm8.') },
];

describe('ID tokens', () => {
  let clock: TestClock;
  let provider: IdentityProviderSimulator;
  let providers: IdentityProviders;
  let logged: string[] = [];
  const note = (fields: object, message: string) => void logged.push(JSON.stringify({ ...fields, message }));
  const log = { debug: note, info: note, warn: note, error: note };

  beforeAll(async () => {
    clock = testClock();
    provider = await startIdentityProvider({ now: clock.now });
    providers = chooseIdentityProviders(parseConfig(provider.settings).signIn, { now: clock.now, log });
  });
  beforeEach(() => void (logged = []));
  afterAll(async () => {
    provider.assertClean();
    await provider.close();
  });

  const at = (seconds: number) => Math.floor(clock.now() / 1000) + seconds;
  const timed = ({ claims = {}, iat, exp, nbf }: Omit<BadToken, 'name'>) => ({
    nonce,
    ...(iat !== undefined && { iat: at(iat) }),
    ...(exp !== undefined && { exp: at(exp) }),
    ...(nbf !== undefined && { nbf: at(nbf) }),
    ...claims,
  });
  const google = (token: string) => providers.google?.verify(token);
  const apple = (token: string) => providers.apple?.verify(token);

  it.each(badTokens)('are refused with $name', async ({ bend = (token) => token, wishes, ...rest }) => {
    for (const [verify, mint] of [
      [google, provider.googleToken],
      [apple, provider.appleToken],
    ] as const) {
      const token = bend(mint(timed(rest), wishes));
      await expect(verify(token)).rejects.toMatchObject({ code: 'social_refused' });
    }
    expect(logged.join()).not.toMatch(/ada@|person-|eyJ/);
    expect(logged).toHaveLength(2);
  });

  it('of one provider are refused by the other', async () => {
    await expect(apple(provider.googleToken({ nonce }))).rejects.toMatchObject({ code: 'social_refused' });
    const forApple = provider.googleToken({ nonce, aud: appleClientId });
    await expect(apple(forApple)).rejects.toMatchObject({ code: 'social_refused' });
    await expect(google(provider.appleToken({ nonce }))).rejects.toMatchObject({ code: 'social_refused' });
  });

  it.each([
    { name: 'ended 299 s ago', iat: -HOUR, exp: -299 },
    { name: 'will have been made in 300 s', iat: 300 },
    { name: 'will be good in 300 s', nbf: 300 },
    { name: 'is made for a day', exp: DAY },
  ])('are taken where the clocks differ a little: one that $name', async (token) => {
    await expect(google(provider.googleToken(timed(token)))).resolves.toMatchObject({ subject: 'person-1' });
  });

  it('tell who it is, and what Google vouches for', async () => {
    const told = async (claims: Record<string, unknown> = {}) =>
      google(provider.googleToken({ nonce, ...claims }));
    expect(await told()).toEqual({
      provider: 'google',
      subject: 'person-1',
      email: 'ada@gmail.com',
      isEmailVerified: true,
      isEmailAuthoritative: true,
      fullName: 'Ada Byron',
      nonce,
    });
    expect(await told({ iss: 'accounts.google.com' })).toMatchObject({ subject: 'person-1' });
    const elsewhere = { email: 'ada@example.test', isEmailVerified: true };
    expect(await told({ email: elsewhere.email })).toMatchObject({
      ...elsewhere,
      isEmailAuthoritative: false,
    });
    expect(await told({ email: elsewhere.email, hd: 'example.test' })).toMatchObject({
      ...elsewhere,
      isEmailAuthoritative: true,
    });
    expect(await told({ email: 'ada@gmail.com.evil.test' })).toMatchObject({ isEmailAuthoritative: false });
    for (const email_verified of [false, 'false', undefined])
      expect(await told({ email_verified, hd: 'example.test' })).toMatchObject({
        isEmailVerified: false,
        isEmailAuthoritative: false,
      });
  });

  it('tell who it is, and what Apple vouches for', async () => {
    const told = async (claims: Record<string, unknown> = {}) =>
      apple(provider.appleToken({ nonce, ...claims }));
    expect(await told({ name: 'Not Apple' })).toEqual({
      provider: 'apple',
      subject: 'person-1',
      email: 'ada@icloud.com',
      isEmailVerified: true,
      isEmailAuthoritative: true,
      fullName: null,
      nonce,
    });
    const relayed = { email: 'x7k@privaterelay.appleid.com', email_verified: true, is_private_email: 'true' };
    expect(await told(relayed)).toMatchObject({ isEmailAuthoritative: true });
    expect(await told({ email: 'ada@gmail.com' })).toMatchObject({
      isEmailVerified: true,
      isEmailAuthoritative: false,
    });
    expect(await told({ email: 'ada@evilicloud.com' })).toMatchObject({ isEmailAuthoritative: false });
    for (const email_verified of [false, 'false', undefined])
      expect(await told({ email_verified })).toMatchObject({ isEmailVerified: false });
  });

  it.each([
    ['nothing', undefined, null],
    ['null', null, null],
    ['spaces', '  ', null],
    ['broken lines', 'Ada\r\nBcc: eve@evil.test', 'Ada  Bcc: eve@evil.test'],
    ['200 characters', 'x'.repeat(200), 'x'.repeat(120)],
    ['a picture cut in half', `${'x'.repeat(119)}🪑`, 'x'.repeat(119)],
  ])('with a name of %s tell a name that fits here', async (_, name, fullName) => {
    expect(await google(provider.googleToken({ nonce, name }))).toMatchObject({ fullName });
  });

  it.each([
    undefined,
    null,
    '',
    'nobody',
    'a\r\nb@gmail.com',
    `${'x'.repeat(300)}@gmail.com`,
    'ada\u0000@gmail.com',
  ])('with the address %j tell none', async (email) => {
    expect(await google(provider.googleToken({ nonce, email }))).toMatchObject({
      email: null,
      isEmailAuthoritative: false,
    });
  });

  it('signed with a key that came later are taken, with one that was withdrawn are refused', async () => {
    const old = provider.key;
    provider.rotate({ withdraw: true });
    clock.advance(30_000);
    await expect(google(provider.googleToken({ nonce }))).resolves.toMatchObject({ subject: 'person-1' });
    await expect(google(provider.googleToken({ nonce }, { key: old }))).rejects.toMatchObject({
      code: 'social_refused',
    });
    // Not even where there is one key alone is it guessed which is meant.
    const unnamed = provider.googleToken({ nonce }, { header: { kid: undefined } });
    await expect(google(unnamed)).rejects.toMatchObject({ code: 'social_refused' });
    provider.rotate();
    clock.advance(30_000);
    await expect(google(provider.googleToken({ nonce }))).resolves.toMatchObject({ subject: 'person-1' });
  });

  it('are taken while the provider is down and its keys are known', async () => {
    clock.advance(DAY * 1000);
    provider.next({ at: 'google-keys', status: 503, body: '' });
    await expect(google(provider.googleToken({ nonce }))).resolves.toMatchObject({ subject: 'person-1' });
  });
});
