import { endpoints, type Endpoint } from '@maquette/contract';
import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { errorOf, useTestApp } from '#test/support/build-test-app.ts';
import { signedIn } from '#test/support/signed-in.ts';

const on = useTestApp();
const all: readonly Endpoint[] = Object.values(endpoints).flatMap((room) => Object.values(room));
const json = { 'content-type': 'application/json' };
const register = (payload: string, headers: Record<string, string> = json) =>
  on.current.app.inject({ method: 'POST', url: '/api/auth/register', payload, headers });

describe('a failed call', () => {
  it.each(
    all
      .filter(({ access }) => access === 'signed-in' || access === 'admin')
      .map((e) => [`${e.method} ${e.path}`, e] as const),
  )('%s refuses whoever is not signed in, before it reads anything', async (_name, { method, path }) => {
    const url = `/api${path.replace(/:\w+/g, 'x')}`;
    const anonymous = await on.current.app.inject({ method, url });
    expect([anonymous.statusCode, errorOf(anonymous).error]).toEqual([401, 'not_signed_in']);
    const stale = await on.current.app.inject({ method, url, headers: { authorization: 'Bearer nothing' } });
    expect([stale.statusCode, errorOf(stale).error]).toEqual([401, 'session_expired']);
  });

  it.each([
    '{',
    '[]',
    '"text"',
    'null',
    '',
    '{"__proto__":{"a":1}}',
    '{"email":1,"password":[],"fullName":{}}',
  ])('answers the body %s with 400 and fields, never with 500', async (body) => {
    const answer = await register(body);
    expect(answer.statusCode).toBe(400);
    expect(errorOf(answer).error).toBe('validation_failed');
    expect(answer.body).not.toMatch(/\bat \w|node_modules|\.ts/);
  });

  it('names unknown fields', async () => {
    const person = { email: 'ada@example.test', password: 'Abcdefg1', fullName: 'Ada', isAdmin: true };
    const answer = await register(JSON.stringify(person));
    expect([answer.statusCode, errorOf(answer).error]).toEqual([400, 'unknown_field']);
    expect(errorOf(answer).fields).toEqual({
      isAdmin: { code: 'unknown', message: 'This field is not known.' },
    });
  });

  it('gives the reason for each field, in the language of the caller', async () => {
    const body = JSON.stringify({ email: 'nobody', password: 'short', fullName: '' });
    const answer = await register(body, { ...json, 'accept-language': 'fr-CA, en;q=0.5' });
    expect(errorOf(answer)).toMatchObject({
      message: 'Une partie de l’envoi n’est pas valide. Vérifiez les champs.',
      fields: {
        email: { code: 'email_invalid', message: 'Cette adresse e-mail n’est pas valide.' },
        password: { code: 'too_short' },
        fullName: { code: 'required', message: 'Ce champ est nécessaire.' },
      },
    });
  });

  it('says 415 to a body of another type, on both kinds of endpoint', async () => {
    const { headers } = await signedIn(on.current);
    const multipart = { ...headers, 'content-type': 'multipart/form-data; boundary=x' };
    const upload = { method: 'POST', url: '/api/files/upload' } as const;
    for (const answer of [
      await register('<a/>', { 'content-type': 'application/xml' }),
      await register('--x--\r\n', multipart),
      await on.current.app.inject({ ...upload, payload: '{}', headers: { ...headers, ...json } }),
      await on.current.app.inject({ ...upload, headers }),
    ]) {
      expect([answer.statusCode, errorOf(answer).error]).toEqual([415, 'content_type_unsupported']);
    }
  });

  it('says 413 to a JSON body that is too large', async () => {
    const answer = await register(JSON.stringify({ email: 'x'.repeat(200_000) }));
    expect([answer.statusCode, errorOf(answer).error]).toEqual([413, 'body_too_large']);
  });

  it('says 400 to query values that are wrong, sent twice or unknown', async () => {
    const { headers } = await signedIn(on.current);
    for (const query of ['limit=0', 'limit=ten', 'limit=1&limit=2', 'limits=1', 'type=nothing']) {
      const answer = await on.current.app.inject({ method: 'GET', url: `/api/files?${query}`, headers });
      expect(answer.statusCode, query).toBe(400);
    }
  });

  it('says 404 for what does not exist, whatever the method', async () => {
    for (const [method, url] of [
      ['GET', '/api/nothing'],
      ['POST', '/nothing'],
      ['DELETE', '/api/version'],
      ['GET', '/api'],
    ] as const) {
      const answer = await on.current.app.inject({ method, url });
      expect([answer.statusCode, errorOf(answer).error], url).toEqual([404, 'not_found']);
    }
  });

  it('says 400 to an address that cannot be decoded', async () => {
    const answer = await on.current.app.inject({ method: 'GET', url: '/api/files/%zz' });
    expect([answer.statusCode, errorOf(answer).error]).toEqual([400, 'validation_failed']);
  });

  it('carries the same request id in the body as nobody else', async () => {
    const ids = await Promise.all([1, 2, 3].map(async () => errorOf(await register('{')).requestId));
    expect(new Set(ids).size).toBe(3);
  });
});

describe('headers of every answer', () => {
  const wanted = (headers: Record<string, unknown>) => {
    expect(headers['content-security-policy']).toMatch(/default-src 'none'.*frame-ancestors 'none'/);
    expect(headers['content-security-policy']).not.toContain('unsafe');
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' });
    expect(headers['referrer-policy']).toBeDefined();
    expect(headers).not.toHaveProperty('x-powered-by');
  };

  it.each([
    ['an answer', 'GET', '/api/version'],
    ['a page', 'GET', '/api/docs'],
    ['a stylesheet', 'GET', '/api/docs.css'],
    ['a refusal', 'GET', '/api/files'],
    ['a missing route', 'GET', '/api/nothing'],
    ['a bad address', 'GET', '/%zz'],
    ['a foreign method', 'OPTIONS', '/api/version'],
  ] as const)('guard %s', async (_what, method, url) => {
    wanted((await on.current.app.inject({ method, url })).headers);
  });

  it('guard what is no HTTP at all', async () => {
    const { port } = new URL(await on.current.listen());
    const answer = await new Promise<string>((resolve) => {
      let text = '';
      const socket = connect(Number(port), '127.0.0.1', () => socket.write('HELO there\r\n\r\n'));
      socket.on('data', (bytes) => (text += bytes.toString()));
      socket.on('close', () => resolve(text));
    });
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    const lines = answer.trim().split('\r\n').slice(1);
    wanted(Object.fromEntries(lines.map((line) => line.split(': ') as [string, string])));
  });
});
