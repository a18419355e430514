import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** That of the catalogue. */
const PACKAGE = 'onnxruntime-node@1.30.0';

/**
 * The runtime for stand-ins of open models: outside the tree and kept between runs, as it takes 290 MB.
 * @returns its folder; null where it cannot be had. @throws where `AI_TESTS` is 1 and it cannot be had
 */
export async function testRuntime(): Promise<string | null> {
  const cache = join(process.env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache'), 'maquette-tests');
  const folder = join(cache, PACKAGE.replace('@', '-'));
  if (existsSync(folder)) return folder;
  try {
    mkdirSync(cache, { recursive: true });
    const made = mkdtempSync(`${folder}-`);
    // Its own script would fetch what only graphics cards need, from elsewhere.
    const flags = ['--ignore-scripts', '--no-audit', '--no-fund', '--save-exact'];
    await promisify(execFile)('npm', ['install', '--prefix', made, ...flags, PACKAGE]);
    takeOver(made, folder);
    return folder;
  } catch (error) {
    if (process.env['AI_TESTS'] === '1') throw error;
    return null;
  }
}

/** Another run may have been quicker. */
function takeOver(made: string, folder: string): void {
  try {
    renameSync(made, folder);
  } catch (error) {
    rmSync(made, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
}
