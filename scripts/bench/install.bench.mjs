// Packages and size of what production needs (S10): the server's dependencies without the tools that build and test.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from '../setup/root.mjs';
import { heading, print } from './figures.mjs';

/** @param {string} folder @returns {number} bytes */
const sizeOf = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(path.join(entry.parentPath, entry.name)).size, 0);

heading('Production install');
const target = mkdtempSync(path.join(tmpdir(), 'maquette-install-'));
for (const file of ['package.json', 'package-lock.json', '.npmrc'])
  cpSync(path.join(ROOT, file), path.join(target, file));
for (const workspace of ['contract', 'engine', 'server', 'web', 'simulators', 'e2e'])
  cpSync(path.join(ROOT, workspace, 'package.json'), path.join(target, workspace, 'package.json'));
execFileSync('npm', ['ci', '--omit=dev', '--workspace', 'server', '--silent'], {
  cwd: target,
  stdio: 'inherit',
});
const packages = readdirSync(path.join(target, 'node_modules'), { recursive: true, encoding: 'utf8' }).filter(
  (file) =>
    /(?:^|\/)(?:@[^/]+\/)?[^/@]+\/package\.json$/.test(file) &&
    /(?:^|node_modules\/)(?:@[^/]+\/)?[^/]+\/package\.json$/.test(file),
);
print('packages', packages.length);
print('size', sizeOf(path.join(target, 'node_modules')) / 1024 / 1024, 'MiB');
rmSync(target, { recursive: true, force: true });
