import { spawn } from 'node:child_process';
import { cpSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { makeTree, writeTree } from '../testing/make-tree.mjs';
import { ROOT } from './root.mjs';

const PATIENCE = { timeout: 20_000, interval: 50 };

// A server that keeps the launcher's side of the bargain: ready line, SIGTERM closes it, the lost channel too.
const SERVER = `
  process.on('SIGTERM', () => { console.log('closed'); process.exit(0); });
  process.on('disconnect', () => process.exit(0));
  setInterval(() => {}, 1000);
  console.log('launched by ' + process.ppid + ', ready');
`;

/** Stands for the web's own build. */
const BUNDLE = `
  import { cpSync } from 'node:fs';
  cpSync('web/index.html', process.argv[2] + '/index.html');
`;

const { start: START } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')).scripts;

/** @param {string} main source of the server */
function makeCheckout(main) {
  const root = makeTree({
    'package.json': JSON.stringify({
      name: 'maquette',
      type: 'module',
      scripts: { start: START },
    }),
    'package-lock.json': readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8'),
    'server/package.json': readFileSync(path.join(ROOT, 'server/package.json'), 'utf8'),
    'server/src/main.ts': main,
    'web/index.html': '<!doctype html><title>web</title>',
    'web/bundle.mjs': BUNDLE,
  });
  for (const folder of ['setup', 'start.mjs']) {
    cpSync(path.join(ROOT, 'scripts', folder), path.join(root, 'scripts', folder), { recursive: true });
  }
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(root, 'node_modules'));
  return root;
}

/** @param {string} root */
function npmStart(root) {
  const npm = spawn('npm', ['start'], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  const seen = { out: '', errors: '', code: /** @type {number | null | undefined} */ (undefined) };
  npm.stdout.on('data', (chunk) => (seen.out += chunk));
  // What npm itself warns of depends on the machine's own settings.
  npm.stderr.on('data', (chunk) => (seen.errors += String(chunk).replaceAll(/^npm warn .*\n/gm, '')));
  // Comes once everybody who could still write to these pipes has ended: npm, the launcher and the server.
  npm.on('close', (code) => (seen.code = code));
  onTestFinished(() => void npm.kill('SIGKILL'));
  return {
    npm,
    seen,
    ready: () => vi.waitFor(() => expect(seen.out, seen.errors).toContain('ready'), PATIENCE),
    allEnded: () => vi.waitFor(() => expect(seen.code, seen.errors).not.toBeUndefined(), PATIENCE),
  };
}

test('a server that refuses to start passes its exit code on', async () => {
  const { allEnded, seen } = npmStart(
    makeCheckout(`console.error('The port is taken.'); process.exitCode = 3;`),
  );
  await allEnded();
  expect(seen.code).toBe(3);
  expect(seen.errors).toContain('The port is taken.');
});

test('sources that do not build end the start with their message', async () => {
  const { allEnded, seen } = npmStart(makeCheckout(`import './missing.ts';`));
  await allEnded();
  expect(seen.code).toBe(1);
  expect(seen.errors).toContain('The server could not be built.');
  expect(seen.errors).toContain('missing.ts');
});

test.each(/** @type {const} */ (['SIGTERM', 'SIGINT', 'SIGKILL']))(
  '%s to npm leaves nothing running',
  async (signal) => {
    const { npm, ready, allEnded, seen } = npmStart(makeCheckout(SERVER));
    await ready();
    npm.kill(signal);
    await allEnded();
    expect(seen.out).toContain('closed');
  },
);

test('a server that loses its launcher ends by itself', async () => {
  const { ready, allEnded, seen } = npmStart(makeCheckout(SERVER));
  await ready();
  process.kill(Number(/launched by (\d+)/.exec(seen.out)?.[1]), 'SIGKILL');
  await allEnded();
});

test('only what has changed is built again', async () => {
  const root = makeCheckout(`console.log('first')`);
  const first = npmStart(root);
  await first.allEnded();
  const second = npmStart(root);
  await second.allEnded();
  writeTree(root, { 'server/src/main.ts': `console.log('changed')` });
  const third = npmStart(root);
  await third.allEnded();
  expect(first.seen.errors).toMatch(/Building the server…[^]*Building the web…/);
  expect(second.seen).toMatchObject({ errors: '', code: 0 });
  expect(third.seen.errors).toBe('Building the server…\n');
  expect(third.seen.out).toContain('changed');
});

test('two starts at once build once and both run', async () => {
  const root = makeCheckout(`console.log('both')`);
  const starts = [npmStart(root), npmStart(root)];
  for (const { allEnded } of starts) await allEnded();
  expect(starts.map(({ seen }) => seen.code)).toEqual([0, 0]);
  expect(
    starts
      .map(({ seen }) => seen.errors)
      .join('')
      .match(/Building the server/g),
  ).toHaveLength(1);
});
