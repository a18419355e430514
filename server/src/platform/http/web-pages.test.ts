import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { buildTestApp, errorOf, useTestApp } from '#test/support/build-test-app.ts';

const folder = mkdtempSync(join(tmpdir(), 'maquette-web-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
mkdirSync(join(folder, 'assets'));
writeFileSync(join(folder, 'index.html'), '<title>Maquette</title>');
writeFileSync(join(folder, 'share.html'), '<title>Shared</title>');
writeFileSync(join(folder, 'favicon.svg'), '<svg/>');
writeFileSync(join(folder, 'assets/app-abc123.js'), `console.log(${'1+'.repeat(2000)}1)`);
writeFileSync(join(folder, '.secret'), 'canary');

const on = useTestApp({ changes: { webFolder: folder } });
const get = (url: string, headers: Record<string, string> = {}) =>
  on.current.app.inject({ method: 'GET', url, headers });

describe('the web application', () => {
  it.each(['/assets/app-gone.js', '/api/nothing', '/api', '/assets/../../etc/passwd', '/.secret/'])(
    'does not stand in for %s',
    async (url) => {
      const answer = await get(url);
      expect(answer.body).not.toContain('canary');
      expect([200, 404]).toContain(answer.statusCode);
      if (answer.statusCode === 404) expect(errorOf(answer).error).toBe('not_found');
      else expect(answer.body).toContain('Maquette');
    },
  );

  it('does not hand out hidden files or what lies beside its folder', async () => {
    for (const url of [
      '/.secret',
      '/..%2f..%2fetc/passwd',
      '/%2e%2e/%2e%2e/etc/passwd',
      '/assets/%2e%2e/.secret',
    ]) {
      const { body } = await get(url);
      expect(body).not.toMatch(/canary|root:/);
    }
  });

  it.each([{ STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }, {}])(
    'does not stand in for a page of the sandbox that is not there: %j',
    async (settings) => {
      const house = await buildTestApp({ settings, changes: { webFolder: folder } });
      for (const url of [
        '/sandbox',
        '/sandbox/checkout/cs_sandbox_1',
        '/sandbox/cards/form_1',
        '/sandbox/none',
      ])
        expect((await house.app.inject({ url })).statusCode, url).toBe(404);
      await house.close();
    },
  );

  it('answers each page address with its page, asked for anew each time', async () => {
    for (const url of ['/', '/login', '/image-history?x=1', '/no/such/page', '/apis']) {
      const answer = await get(url);
      expect([answer.statusCode, answer.body, answer.headers['cache-control']], url).toEqual([
        200,
        '<title>Maquette</title>',
        'no-cache',
      ]);
      expect(answer.headers['content-security-policy']).toContain("script-src 'self'");
    }
  });

  it('answers a shared link with a page of its own, which no search engine lists and no other site hears of', async () => {
    const answer = await get('/s/x');
    expect([answer.statusCode, answer.body]).toEqual([200, '<title>Shared</title>']);
    expect(answer.headers).toMatchObject({
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    });
    expect(answer.headers['content-security-policy']).not.toContain('unsafe');
  });

  it('lets files with a hash in their name be kept for good, and others be asked for again', async () => {
    const asset = await get('/assets/app-abc123.js');
    expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await get('/favicon.svg')).headers['cache-control']).toBe('no-cache');
  });

  it('packs text for whoever can unpack it', async () => {
    for (const encoding of ['br', 'gzip']) {
      const answer = await get('/assets/app-abc123.js', { 'accept-encoding': encoding });
      expect(answer.headers['content-encoding']).toBe(encoding);
      expect(answer.rawPayload.length).toBeLessThan(1000);
    }
  });

  it('takes no other method', async () => {
    const answer = await on.current.app.inject({ method: 'POST', url: '/login' });
    expect(answer.statusCode).toBe(404);
  });
});
