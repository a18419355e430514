// Builds the generator of labelled rooms and runs it with the arguments given.
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const folder = path.join(import.meta.dirname, '../.cache/training');
await mkdir(folder, { recursive: true });
const outfile = path.join(folder, `rooms-${process.pid}.mjs`);
await build({
  entryPoints: [path.join(import.meta.dirname, 'rooms/main.ts')],
  bundle: true,
  format: 'esm',
  platform: 'node',
  external: ['sharp'],
  outfile,
});
await import(pathToFileURL(outfile).href);
