// Installs the npm packages of the lock file, unless exactly those are there already.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { withLock } from './lock.mjs';
import { runChild } from './run-child.mjs';

/**
 * @param {{ root: string, stop: AbortSignal }} options
 * @returns {Promise<void>}
 * @throws {Error} with npm's own words when the packages cannot be installed
 */
export async function installPackages({ root, stop }) {
  if (isInstalled(root)) return;
  await withLock(path.join(root, '.cache/install.lock'), async () => {
    if (isInstalled(root)) return;
    console.error('Installing packages…');
    const command = [...npm(), 'ci', '--include=dev', '--no-progress'];
    const { code, output } = await runChild({ command, cwd: root, stop, output: 'keep' });
    if (code !== 0 && !stop.aborted) throw new Error(`The packages could not be installed.\n${output}`);
  });
}

/**
 * npm leaves a record of what it installed as the last step of an installation; it must name what the lock file names.
 * Packages for other platforms are in the lock file only.
 * @param {string} root
 * @returns {boolean}
 */
export function isInstalled(root) {
  const installed = packagesOf(path.join(root, 'node_modules/.package-lock.json'));
  if (!installed) return false;
  const wanted = packagesOf(path.join(root, 'package-lock.json')) ?? {};
  return Object.entries(wanted)
    .filter(([place]) => place.startsWith('node_modules/'))
    .every(([place, { version, optional }]) =>
      place in installed ? installed[place]?.version === version : optional === true,
    );
}

/**
 * @param {string} lockFile
 * @returns {Record<string, { version?: string, optional?: boolean }> | null}
 */
function packagesOf(lockFile) {
  try {
    return JSON.parse(readFileSync(lockFile, 'utf8')).packages;
  } catch {
    return null;
  }
}

// The npm that started this script, so that no other one (or none) on the PATH gets in the way.
function npm() {
  const cli = process.env['npm_execpath'];
  return cli?.endsWith('npm-cli.js') ? [process.execPath, cli] : ['npm'];
}
