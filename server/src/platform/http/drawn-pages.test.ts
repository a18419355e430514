import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { useTestApp } from '#test/support/build-test-app.ts';

const folder = mkdtempSync(join(tmpdir(), 'maquette-drawn-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
mkdirSync(join(folder, '.pages'));
writeFileSync(join(folder, 'index.html'), 'the application');
for (const page of ['home', 'login'])
  for (const [locale, words] of [
    ['en', 'in English'],
    ['fr', 'en français'],
  ])
    writeFileSync(join(folder, `.pages/${page}.${locale}.html`), `${page} ${words}`);

const on = useTestApp({ changes: { webFolder: folder } });
const get = (url: string, headers: Record<string, string> = {}) =>
  on.current.app.inject({ method: 'GET', url, headers });

describe('a page that was drawn when it was built', () => {
  it.each(['/.pages/login.en.html', '/%2epages/login.en.html', '/login.en.html', '/login.en', '/home'])(
    'stands at its own address alone, and not at %s',
    async (url) => expect((await get(url)).body).not.toMatch(/English|français/),
  );

  it.each([
    ['/', {}, 'home in English'],
    ['/login', {}, 'login in English'],
    ['/login', { 'accept-language': 'fr-CA, en;q=0.5' }, 'login en français'],
    ['/login?lng=fr', { 'accept-language': 'en' }, 'login en français'],
    ['/?lng=fr-FR', { cookie: 'i18next=en' }, 'home en français'],
    ['/', { cookie: 'a=b; i18next=fr', 'accept-language': 'en' }, 'home en français'],
    ['/', { cookie: 'my-i18next=fr' }, 'home in English'],
    ['/?lng=de', { cookie: 'i18next=../x', 'accept-language': 'fr' }, 'home en français'],
    ['/?lng=de', { cookie: 'i18next=tlh', 'accept-language': 'ja' }, 'home in English'],
    ['/?lng=fr&lng=en', {}, 'home in English'],
    ['/?lng=__proto__', {}, 'home in English'],
  ])('answers %s with %j in the language that is wanted, else in English', async (url, headers, body) => {
    const answer = await get(url, headers);
    expect([answer.statusCode, answer.body]).toEqual([200, body]);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      vary: expect.stringMatching(/^Accept-Language, Cookie/) as string,
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
    const policy = String(answer.headers['content-security-policy']);
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toContain('unsafe');
  });

  it('is not sent again to who has it in that language', async () => {
    const { etag } = (await get('/login')).headers;
    const known = { 'if-none-match': String(etag) };
    expect((await get('/login', known)).statusCode).toBe(304);
    expect((await get('/login', { ...known, 'accept-language': 'fr' })).statusCode).toBe(200);
  });

  it('answers HEAD as well, and no other method', async () => {
    expect((await on.current.app.inject({ method: 'HEAD', url: '/login' })).statusCode).toBe(200);
    expect((await on.current.app.inject({ method: 'POST', url: '/login' })).statusCode).toBe(404);
  });

  it('leaves every other page to the application', async () => {
    for (const url of ['/register', '/login/', '/no/such/page']) {
      const answer = await get(url, { 'accept-language': 'fr' });
      expect([answer.body, answer.headers.vary]).toEqual(['the application', undefined]);
    }
  });
});
