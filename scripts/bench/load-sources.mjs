// Sources of a workspace as one module, as they stand.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { ROOT } from '../setup/root.mjs';

/** @param {readonly string[]} files whose exports are wanted */
export async function loadSources(files) {
  const folder = mkdtempSync(path.join(tmpdir(), 'maquette-bench-'));
  try {
    const outfile = path.join(folder, 'sources.mjs');
    const contents = files.map((file) => `export * from './${file}';`).join('\n');
    const stdin = { contents, resolveDir: ROOT, loader: /** @type {const} */ ('ts') };
    await build({ stdin, bundle: true, format: 'esm', platform: 'node', outfile, logLevel: 'silent' });
    return await import(pathToFileURL(outfile).href);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
