import { expect, test } from 'vitest';
import { checkPackages } from './check-packages.mjs';
import { makeTree } from './testing/make-tree.mjs';

const SOUND = { version: '1.0.0', integrity: 'sha512-x', license: 'MIT' };

/**
 * @param {Record<string, object>} packages
 * @param {Record<string, string>} [dependencies] of the server
 */
function faults(packages, dependencies = {}) {
  const lock = { packages: { '': {}, server: { dependencies }, ...packages } };
  return checkPackages(makeTree({ 'package-lock.json': JSON.stringify(lock) }));
}

/**
 * So many packages, each needed by the one before it and the first by the server.
 * @param {number} count
 */
function chain(count) {
  return Object.fromEntries(
    Array.from({ length: count }, (_, at) => [
      `node_modules/p${at}`,
      { ...SOUND, dependencies: { [`p${at + 1}`]: '*' } },
    ]),
  );
}

test.each([
  [
    'under a licence that is not on the list',
    { license: 'GPL-3.0-only' },
    'is under GPL-3.0-only, which is not on the list',
  ],
  [
    'under one that is among others',
    { license: 'MIT AND GPL-3.0-only' },
    'is under MIT AND GPL-3.0-only, which is not on the list',
  ],
  ['under none', { license: undefined }, 'is under no licence, which is not on the list'],
  [
    'that runs a program on installing',
    { hasInstallScript: true },
    'runs a program when it is installed and is not on the list',
  ],
  [
    'from elsewhere',
    { resolved: 'git+ssh://git@example.org/a.git' },
    'comes from git+ssh://git@example.org/a.git, not from the registry',
  ],
  ['without a hash', { integrity: undefined }, 'is not held by a SHA-512'],
  ['with an old hash', { integrity: 'sha1-x' }, 'is not held by a SHA-512'],
])('a package %s is refused, wherever it lies', (_, changes, fault) => {
  for (const place of ['node_modules/odd', 'node_modules/a/node_modules/odd', 'server/node_modules/odd'])
    expect(faults({ [place]: { ...SOUND, ...changes } })).toEqual([`package-lock.json: odd ${fault}`]);
});

test('the programs that tools run on installing count too, their licences do not', () => {
  expect(faults({ 'node_modules/tool': { ...SOUND, dev: true, license: 'MPL-2.0' } })).toEqual([]);
  expect(faults({ 'node_modules/tool': { ...SOUND, dev: true, hasInstallScript: true } })).toHaveLength(1);
});

test('a choice of licences, and packages named with their reason, are taken', () => {
  const packages = {
    'node_modules/choice': { ...SOUND, license: '(GPL-2.0-only OR MIT)' },
    'node_modules/@img/sharp-libvips-linux-x64': { ...SOUND, license: 'LGPL-3.0-or-later' },
    'node_modules/esbuild': { ...SOUND, hasInstallScript: true },
    'node_modules/@maquette/server': { link: true, resolved: 'server' },
  };
  expect(faults(packages)).toEqual([]);
});

test('production is not to need more than 180 packages; those of other platforms and of tools do not count', () => {
  const beside = {
    'node_modules/far': { ...SOUND, os: ['darwin'] },
    'node_modules/musl': { ...SOUND, libc: ['musl'] },
    'node_modules/tool': { ...SOUND, dev: true },
  };
  const needed = { p0: '*', far: '*', musl: '*' };
  expect(faults({ ...chain(180), ...beside }, needed)).toEqual([]);
  expect(faults({ ...chain(181), ...beside }, needed)).toEqual([
    'package-lock.json: production needs 181 packages, more than 180',
  ]);
});
