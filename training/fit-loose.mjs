// Refits what the engine takes for things lying about, and writes its table. Options: --rooms N (110), --seed N, --dry: figures alone.
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const folder = path.join(import.meta.dirname, '../.cache/training');
await mkdir(folder, { recursive: true });
const outfile = path.join(folder, `loose-${process.pid}.mjs`);
await build({
  entryPoints: [path.join(import.meta.dirname, 'loose/main.ts')],
  bundle: true,
  format: 'esm',
  platform: 'node',
  external: ['sharp'],
  outfile,
});
const table = path.join(import.meta.dirname, '../engine/src/clear/loose-weights.ts');
const isDry = process.argv.includes('--dry');
process.argv = process.argv.filter((word) => word !== '--dry');
if (!isDry) process.argv.push('--out', table);
await import(pathToFileURL(outfile).href);
