// Builds the server's bundles and the web's files when their sources have changed since the last time.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { withLock } from './lock.mjs';
import { runChild } from './run-child.mjs';

/**
 * @typedef {object} Product
 * @property {string} name
 * @property {string[]} sources files and folders, from the root
 * @property {string} dist where the result belongs, from the root
 * @property {(outDir: string) => string[]} command what builds it into a folder
 * @property {boolean} [namesCommit] the result tells which commit it was built from
 */

/** @type {Record<'server' | 'web', Product>} */
export const PRODUCTS = {
  server: {
    name: 'server',
    sources: [
      'package-lock.json',
      'contract/src',
      'engine/src',
      'server/src',
      'scripts/setup/bundle-server.mjs',
    ],
    dist: 'server/dist',
    namesCommit: true,
    command: (outDir) => [process.execPath, 'scripts/setup/bundle-server.mjs', outDir],
  },
  web: {
    name: 'web',
    sources: [
      'package-lock.json',
      'contract/src',
      'engine/src',
      'web/src',
      'web/public',
      'web/index.html',
      'web/vite.config.ts',
      'web/bundle.mjs',
    ],
    dist: 'web/dist',
    command: (outDir) => [process.execPath, 'web/bundle.mjs', outDir],
  },
};

/**
 * @param {{ root: string, stop: AbortSignal, products?: Product[] }} options all products by default
 * @throws {Error} with the builder's own words when something does not build
 */
export async function buildStale({ root, stop, products = Object.values(PRODUCTS) }) {
  await Promise.all(products.map((product) => buildOne({ root, stop, product })));
}

/** @param {{ root: string, stop: AbortSignal, product: Product }} options */
async function buildOne({ root, stop, product }) {
  if (isFresh(root, product)) return;
  await withLock(path.join(root, `.cache/build-${product.name}.lock`), async () => {
    if (isFresh(root, product)) return;
    console.error(`Building the ${product.name}…`);
    // Taken before building: a file changed meanwhile makes the result stale again.
    const fingerprint = fingerprintOf(root, product);
    const dist = path.join(root, product.dist);
    const next = path.join(root, `.cache/${product.name}.next`);
    rmSync(next, { recursive: true, force: true });
    const { code, output } = await runChild({
      command: product.command(next),
      cwd: root,
      stop,
      output: 'keep',
    });
    if (stop.aborted) return;
    if (code !== 0) throw new Error(`The ${product.name} could not be built.\n${output}`);
    writeFileSync(path.join(next, '.fingerprint'), fingerprint);
    swapIn({ next, dist, old: path.join(root, `.cache/${product.name}.old`) });
  });
}

/**
 * @param {string} root
 * @param {Product} product
 */
function isFresh(root, product) {
  const stamp = path.join(root, product.dist, '.fingerprint');
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprintOf(root, product);
}

/**
 * @param {string} root
 * @param {Product} product
 * @returns {string} SHA-256 over names and contents, tests left out
 */
function fingerprintOf(root, { sources, namesCommit }) {
  const hash = createHash('sha256').update(process.version);
  if (namesCommit) hash.update(commitOf(root));
  for (const source of sources) {
    for (const file of filesIn(path.join(root, source))) {
      hash
        .update(`${path.relative(root, file)}\0`)
        .update(readFileSync(file))
        .update('\0');
    }
  }
  return hash.digest('hex');
}

/** @param {string} root */
function commitOf(root) {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return 'unknown';
  }
}

/**
 * @param {string} place a file or folder, which may be missing
 * @returns {string[]}
 */
function filesIn(place) {
  if (!existsSync(place)) return [];
  if (statSync(place).isFile()) return [place];
  return readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted();
}

/**
 * Two renames, so that nobody finds a half-written folder and a crash in between only means building again.
 * @param {{ next: string, dist: string, old: string }} folders
 */
function swapIn({ next, dist, old }) {
  rmSync(old, { recursive: true, force: true });
  if (existsSync(dist)) renameSync(dist, old);
  renameSync(next, dist);
  rmSync(old, { recursive: true, force: true });
}
