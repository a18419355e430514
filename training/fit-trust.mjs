// Refits how far the finder trusts its choices, and writes the engine's table. Options: --rooms N (80), --seed N, --dry: figures alone.
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const folder = path.join(import.meta.dirname, '../.cache/training');
await mkdir(folder, { recursive: true });
const outfile = path.join(folder, `trust-${process.pid}.mjs`);
await build({
  entryPoints: [path.join(import.meta.dirname, 'trust/main.ts')],
  bundle: true,
  format: 'esm',
  platform: 'node',
  external: ['sharp'],
  outfile,
});
const table = path.join(import.meta.dirname, '../engine/src/find/trust-curves.ts');
const isDry = process.argv.includes('--dry');
process.argv = process.argv.filter((word) => word !== '--dry');
if (!isDry) process.argv.push('--out', table);
await import(pathToFileURL(outfile).href);
