import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readCatalogue } from '../catalogue.ts';
import { proxyHint, thisMachine, whyUnfit } from './machine.ts';

const { runtime } = readCatalogue(join(import.meta.dirname, '../catalogue/catalogue.json'));

it.each<[string, string | null, RegExp]>([
  ['darwin/x64', null, /has no program for darwin\/x64 \(only for linux\/x64, /],
  ['freebsd/x64', null, /has no program for freebsd\/x64/],
  ['linux/arm', '2.36', /has no program for linux\/arm /],
  ['linux/x64', null, /another C library \(musl, as in Alpine\)/],
  ['linux/x64', '2.17', /need glibc 2\.28 or newer; this is 2\.17\./],
  ['linux/arm64', '1.99', /need glibc 2\.28 or newer/],
])('says why models do not run on %s with glibc %s', (platform, glibc, why) => {
  expect(whyUnfit({ platform, glibc, freeMB: 1 }, runtime)).toMatch(why);
});

it.each<[string, string | null]>([
  ['linux/x64', '2.28'],
  ['linux/arm64', '3.0'],
  ['darwin/arm64', null],
  ['win32/x64', null],
])('lets %s with glibc %s run models', (platform, glibc) => {
  expect(whyUnfit({ platform, glibc, freeMB: 1 }, runtime)).toBe(null);
});

it('knows the machine it is on', () => {
  const { platform, freeMB } = thisMachine();
  expect(platform).toBe(`${process.platform}/${process.arch}`);
  expect(freeMB).toBeGreaterThan(0);
});

it.each<[Record<string, string>, string, RegExp | null]>([
  [{}, '24.1.0', null],
  [{ HTTPS_PROXY: '' }, '24.1.0', null],
  [{ HTTPS_PROXY: 'http://proxy', NODE_USE_ENV_PROXY: '1' }, '24.1.0', null],
  [{ HTTPS_PROXY: 'http://user:word@proxy' }, '24.1.0', /^HTTPS_PROXY .* only with NODE_USE_ENV_PROXY=1\.$/],
  [{ http_proxy: 'http://proxy', NODE_USE_ENV_PROXY: '1' }, '20.19.0', /^http_proxy .* use Node 24 .*--from/],
])('tells who is behind a proxy what may help: %o on Node %s', (environment, node, hint) => {
  const told = proxyHint(environment, node);
  if (hint === null) expect(told).toBe(null);
  else expect(told).toMatch(hint);
  expect(told ?? '').not.toContain('word@');
});
