import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Endpoint, endpoints, type HistoryItem } from '@maquette/contract';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { useTestApp } from '#test/support/build-test-app.ts';
import { photoPart, postForm } from '#test/support/edit-drivers.ts';
import { signedIn } from '#test/support/signed-in.ts';

const folder = mkdtempSync(join(tmpdir(), 'maquette-web-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
mkdirSync(join(folder, 'assets'));
writeFileSync(join(folder, 'index.html'), '<title>Maquette</title>');
writeFileSync(join(folder, 'assets/app-abc123.js'), 'void 0');

const google = { GOOGLE_CLIENT_ID: 'google-client' };
const apple = { APPLE_CLIENT_ID: 'apple.client' };
const facebook = { FACEBOOK_APP_ID: '42', FACEBOOK_APP_SECRET: 'secret' };
const stripe = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };
const cardFields = { ...stripe, STRIPE_PUBLISHABLE_KEY: 'pk_test_1' };
const webFolder = { webFolder: folder };

const wanted = (answer: Pick<LightMyRequestResponse, 'headers'>, what: string) => {
  const { headers } = answer;
  const policy = String(headers['content-security-policy']);
  expect(policy, what).toMatch(/default-src 'none'/);
  expect(policy, what).toMatch(/frame-ancestors 'none'/);
  expect(policy, what).not.toMatch(/unsafe|\*|http:/);
  expect(headers, what).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' });
  expect(headers['referrer-policy'], what).toMatch(/^(no-referrer|strict-origin-when-cross-origin)$/);
  expect(headers, what).not.toHaveProperty('x-powered-by');
  expect(headers, what).not.toHaveProperty('server');
  // Pages of other sites may read nothing.
  expect(headers, what).not.toHaveProperty('access-control-allow-origin');
};

const all: readonly Endpoint[] = Object.values(endpoints).flatMap((room) => Object.values(room));
const addressOf = ({ path }: Endpoint) => `/api${path.replace(':provider', 'google').replace(/:\w+/g, 'x')}`;

describe('headers of every answer', () => {
  const on = useTestApp({
    settings: { ...google, ...apple, ...facebook, ...cardFields, PUBLIC_URL: 'https://maquette.test' },
    changes: webFolder,
  });
  const get = (url: string, headers: Record<string, string> = {}) =>
    on.current.app.inject({ method: 'GET', url, headers });

  it.each(all.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
    'guard %s, for a visitor and for somebody signed in',
    async (what, endpoint) => {
      const { headers } = await signedIn(on.current);
      for (const who of [{}, headers, { authorization: 'Bearer nothing' }]) {
        const answer = await on.current.app.inject({
          method: endpoint.method,
          url: addressOf(endpoint),
          headers: { ...who, origin: 'https://evil.example' },
          // A stream of events does not end by itself.
          payloadAsStream: endpoint.answer === 'events',
        });
        expect(answer.statusCode, what).not.toBe(500);
        wanted(answer, what);
      }
    },
  );

  it.each([
    '/',
    '/login',
    '/no/such/page',
    '/assets/app-abc123.js',
    '/assets/gone.js',
    '/%zz',
    '/api/nothing',
    '/sandbox/checkout/x',
    '/sandbox/none',
    '//evil.example/..',
  ])('guard %s', async (url) => wanted(await get(url), url));

  it('guard pages and pictures that the browser has already', async () => {
    const { etag } = (await get('/assets/app-abc123.js')).headers;
    const asset = await get('/assets/app-abc123.js', { 'if-none-match': String(etag) });
    expect(asset.statusCode).toBe(304);
    wanted(asset, 'an asset');

    const who = await signedIn(on.current);
    const sent = await postForm(on.current, who, {
      path: '/files/upload',
      parts: { image: await photoPart() },
    });
    const { url } = sent.json<{ file: HistoryItem }>().file;
    const picture = await get(url);
    wanted(picture, 'a picture');
    expect(picture.headers['content-security-policy']).toContain('sandbox');
    const known = await get(url, { 'if-none-match': String(picture.headers.etag) });
    expect(known.statusCode).toBe(304);
    wanted(known, 'a known picture');
    expect(known.headers['content-security-policy']).toContain('sandbox');
  });

  it('guard what is taken along', async () => {
    const { headers } = await signedIn(on.current);
    const answer = await get('/api/auth/export', headers);
    expect([answer.statusCode, answer.headers['content-disposition']]).toEqual([
      200,
      expect.stringContaining('attachment'),
    ]);
    wanted(answer, 'an export');
  });

  it.each([
    '/verify-email?token=canary&email=a%40b.test',
    '/reset-password?token=canary',
    '/reset-password/',
  ])('let nobody learn the address %s, nor keep its page', async (url) => {
    for (const asked of [url, `/api/auth${url}`]) {
      const { headers } = await get(asked);
      expect([headers['referrer-policy'], headers['cache-control']], asked).toEqual([
        'no-referrer',
        'no-store',
      ]);
    }
  });

  it('let other pages tell where one came from, without the path', async () => {
    for (const url of ['/', '/login?to=/verify-email', '/verify-emails'])
      expect((await get(url)).headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  });

  it('keep browsers with https', async () => {
    const { headers } = await get('/');
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
    expect(headers['content-security-policy']).toContain('upgrade-insecure-requests');
  });
});

/** The policy by directive. */
const policyOf = ({ headers }: Pick<LightMyRequestResponse, 'headers'>): Record<string, string[]> =>
  Object.fromEntries(
    String(headers['content-security-policy'])
      .split(';')
      .map((directive) => directive.trim().split(' '))
      .map(([name, ...sources]) => [name, sources]),
  );

describe.each([
  { name: 'no provider', settings: {}, hosts: [], opener: 'same-origin' },
  {
    name: 'Google',
    settings: google,
    hosts: [
      'https://accounts.google.com/gsi/',
      'https://accounts.google.com/gsi/client',
      'https://accounts.google.com/gsi/style',
    ],
    opener: 'same-origin-allow-popups',
  },
  {
    name: 'Apple',
    settings: apple,
    hosts: ['https://appleid.apple.com', 'https://appleid.cdn-apple.com/appleauth/static/jsapi/appleid/'],
    opener: 'same-origin-allow-popups',
  },
  {
    name: 'Facebook',
    settings: facebook,
    hosts: ['https://connect.facebook.net', 'https://graph.facebook.com', 'https://www.facebook.com'],
    opener: 'same-origin-allow-popups',
  },
  { name: 'Stripe’s own pages alone', settings: stripe, hosts: [], opener: 'same-origin' },
  {
    name: 'Stripe’s card fields',
    settings: cardFields,
    hosts: ['https://api.stripe.com', 'https://hooks.stripe.com', 'https://js.stripe.com'],
    opener: 'same-origin',
  },
])('the content policy with $name', ({ settings, hosts, opener }) => {
  const on = useTestApp({ settings, changes: webFolder });

  it('names these hosts and no others', async () => {
    const page = await on.current.app.inject('/login');
    const policy = policyOf(page);
    expect(
      [...new Set(Object.values(policy).flat())].filter((source) => source.includes('//')).sort(),
    ).toEqual(hosts);
    for (const kept of ['script-src', 'style-src', 'connect-src']) expect(policy[kept]?.[0]).toBe("'self'");
    expect(policy['default-src']).toEqual(["'none'"]);
    expect(policy['img-src']).toEqual(["'self'", 'blob:', 'data:']);
    expect(page.headers['cross-origin-opener-policy']).toBe(opener);
  });

  it('frames nobody unless a provider is there', async () => {
    const policy = policyOf(await on.current.app.inject('/login'));
    expect(Boolean(policy['frame-src'])).toBe(hosts.length > 0);
  });
});
