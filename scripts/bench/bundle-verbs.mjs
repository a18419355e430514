// Verbs of the server for a bench, bundled where the packages they need are found.
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import { ROOT } from '../setup/root.mjs';

/**
 * @param {string} name of the bench
 * @param {string} verbs exports, with paths from `server/src`
 * @returns {Promise<{ file: string, remove: () => Promise<void> }>} the bundle; to be removed once everybody has imported it
 */
export async function bundleVerbs(name, verbs) {
  const file = path.join(ROOT, `node_modules/.cache/bench-${name}-${process.pid}.mjs`);
  await build({
    stdin: { contents: verbs, resolveDir: path.join(ROOT, 'server/src'), loader: 'ts' },
    outfile: file,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    alias: {
      '@maquette/contract': path.join(ROOT, 'contract/src/index.ts'),
      '@maquette/engine': path.join(ROOT, 'engine/src/index.ts'),
    },
    logLevel: 'warning',
  });
  return { file, remove: () => rm(file, { force: true }) };
}
