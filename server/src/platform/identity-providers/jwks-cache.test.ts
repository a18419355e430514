import { beforeEach, afterEach, describe, expect, it } from 'vitest';
import { type Fault, type IdentityProviderSimulator, startIdentityProvider } from '@maquette/simulators';
import { testClock, type TestClock } from '#test/support/test-clock.ts';
import { silentLog } from '../log.ts';
import { type JwksCache, jwksCache } from './jwks-cache.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

describe('keys of a provider', () => {
  let clock: TestClock;
  let provider: IdentityProviderSimulator;
  let keys: JwksCache;

  const open = async (cacheControl = 'public, max-age=20000') => {
    clock = testClock();
    provider = await startIdentityProvider({ now: clock.now, cacheControl });
    ask();
  };
  /** An empty cache; a short time is enough where nothing will come. */
  const ask = (fault: Fault = {}) => {
    const url = provider.settings['GOOGLE_JWKS_URL'] ?? '';
    const patience = fault.neverAnswer ? { timeoutMs: 1000 } : {};
    keys = jwksCache({ url, now: clock.now, log: silentLog, ...patience });
  };
  const fails = (fault: Fault) => provider.next({ at: 'google-keys', ...fault });
  const asked = () => provider.calls('google-keys');

  beforeEach(() => open());
  afterEach(async () => {
    provider.assertClean();
    await provider.close();
  });

  const faults: [string, Fault][] = [
    ['is down', { status: 503, body: 'no' }],
    ['answers with a page', { htmlBody: true }],
    ['says nothing', { neverAnswer: true }],
    ['breaks off', { truncated: true }],
    ['sends one elsewhere', { redirect: 'http://127.0.0.1:1/' }],
    ['publishes no key', { status: 200, body: { keys: [] } }],
    [
      'publishes keys of another kind only',
      { status: 200, body: { keys: [{ kty: 'oct', kid: 'a', k: 'AAAA' }] } },
    ],
    ['publishes a private key', { status: 200, body: { keys: [{ kty: 'RSA', kid: 'a', d: 'AAAA' }] } }],
    ['says too much', { status: 200, body: { keys: ['x'.repeat(300_000)] } }],
  ];

  it.each(faults)('are wanting when it %s, and had a second later', async (_, fault) => {
    ask(fault);
    fails(fault);
    await expect(keys.keysFor('key-1')).rejects.toMatchObject({ code: 'provider_unavailable' });
    await expect(keys.keysFor('key-1')).rejects.toMatchObject({ code: 'provider_unavailable' });
    expect(asked()).toBe(1);
    clock.advance(1000);
    await expect(keys.keysFor('key-1')).resolves.toBeTypeOf('function');
  });

  it.each(faults)('stay good when it %s later on', async (_, fault) => {
    ask(fault);
    await keys.keysFor('key-1');
    clock.advance(24 * HOUR);
    fails(fault);
    await expect(keys.keysFor('key-1')).resolves.toBeTypeOf('function');
    expect(asked()).toBe(2);
    // Whoever comes within half a minute does not wait for it again.
    clock.advance(29_000);
    await keys.keysFor('key-1');
    expect(asked()).toBe(2);
    clock.advance(1000);
    await keys.keysFor('key-1');
    expect(asked()).toBe(3);
  });

  it('are asked for at most every half minute, however many key names somebody makes up', async () => {
    await keys.keysFor('key-1');
    for (let i = 0; i < 50; i++) await keys.keysFor(`made-up-${i}`);
    expect(asked()).toBe(1);
    clock.advance(30_000);
    await Promise.all(Array.from({ length: 50 }, (_, i) => keys.keysFor(`made-up-${i}`)));
    expect(asked()).toBe(2);
  });

  it('are asked for once by all who come at the same time', async () => {
    const first = Array.from({ length: 10 }, () => keys.keysFor('key-1'));
    clock.advance(MINUTE);
    await Promise.all([...first, ...Array.from({ length: 10 }, () => keys.keysFor('key-1'))]);
    expect(asked()).toBe(1);
  });

  it.each([
    ['public, max-age=20000', 20_000_000],
    ['max-age="7200", must-revalidate', 7_200_000],
    ['s-maxage=99999, max-age=600', 600_000],
    ['max-age=1', MINUTE],
    ['max-age=0', MINUTE],
    ['max-age=99999999', 24 * HOUR],
    ['no-store', HOUR],
  ])('told with "%s" are kept for %i ms', async (cacheControl, ms) => {
    await provider.close();
    await open(cacheControl);
    await keys.keysFor('key-1');
    clock.advance(ms - 1);
    await keys.keysFor('key-1');
    expect(asked()).toBe(1);
    clock.advance(1);
    await keys.keysFor('key-1');
    expect(asked()).toBe(2);
  });

  it('are kept for less when they have been on the way for a while', async () => {
    const body = { keys: [{ kty: 'RSA', kid: 'key-1', n: 'AAAA', e: 'AQAB' }] };
    fails({ status: 200, headers: { 'cache-control': 'max-age=600', age: '500' }, body });
    await keys.keysFor('key-1');
    clock.advance(100_000);
    await keys.keysFor('key-1');
    expect(asked()).toBe(2);
  });
});
