// Refits on rendered rooms what was fitted on the network's answers, and writes the engine's table: `trust` (how far the finder trusts its choices), `loose` (what lies about), `hand` (what belongs to a click or a box). Options: --rooms N, --seed N, --dry: figures alone.
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

/** @type {Record<string, string>} */
const TABLES = {
  trust: 'find/trust-curves.ts',
  loose: 'clear/loose-weights.ts',
  hand: 'find/hand-shares.ts',
};
const [what = ''] = process.argv.splice(2, 1);
const table = TABLES[what];
if (!table) throw new Error(`Name what to fit: ${Object.keys(TABLES).join(', ')}`);
const folder = path.join(import.meta.dirname, '../.cache/training');
await mkdir(folder, { recursive: true });
const outfile = path.join(folder, `${what}-${process.pid}.mjs`);
await build({
  entryPoints: [path.join(import.meta.dirname, what, 'main.ts')],
  bundle: true,
  format: 'esm',
  platform: 'node',
  external: ['sharp'],
  outfile,
});
const isDry = process.argv.includes('--dry');
process.argv = process.argv.filter((word) => word !== '--dry');
if (!isDry) process.argv.push('--out', path.join(import.meta.dirname, '../engine/src', table));
await import(pathToFileURL(outfile).href);
