import { expect, test } from 'vitest';
import { makeTree } from '../testing/make-tree.mjs';
import { isInstalled } from './install-packages.mjs';

const WANTED = {
  '': { version: '0.1.0' },
  contract: { version: '0.1.0' },
  'node_modules/@maquette/contract': { resolved: 'contract', link: true },
  'node_modules/zod': { version: '4.0.0' },
  'node_modules/@img/sharp-other-platform': { version: '1.0.0', optional: true },
};

/** @param {Record<string, object> | null} installed what npm noted, or null when it noted nothing */
function installation(installed) {
  return makeTree({
    'package-lock.json': JSON.stringify({ packages: WANTED }),
    ...(installed && { 'node_modules/.package-lock.json': JSON.stringify({ packages: installed }) }),
  });
}

test.each([
  ['nothing', null],
  ['less than the lock file names', { 'node_modules/@maquette/contract': { link: true } }],
  ['another version', { ...WANTED, 'node_modules/zod': { version: '3.9.9' } }],
  [
    'another version of an optional package',
    { ...WANTED, 'node_modules/@img/sharp-other-platform': { version: '0.9.0' } },
  ],
])('with %s the packages are not installed', (_, installed) => {
  expect(isInstalled(installation(installed))).toBe(false);
});

test('with all that this platform needs the packages are installed', () => {
  const { 'node_modules/@img/sharp-other-platform': _, ...here } = WANTED;
  expect(isInstalled(installation(here))).toBe(true);
});
