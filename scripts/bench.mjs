// Measures the figures of the scoreboard: every file `scripts/bench/*.bench.mjs`, or those whose names hold an argument. Arguments with a slash are folders and, like those that begin with --, handed on.
import './setup/require-node.mjs';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { buildStale } from './setup/build-stale.mjs';
import { installPackages } from './setup/install-packages.mjs';
import { ROOT } from './setup/root.mjs';
import { runChild } from './setup/run-child.mjs';
import { runScript } from './setup/run-script.mjs';

const FOLDER = path.join(ROOT, 'scripts/bench');
const given = process.argv.slice(2);
const folders = given.filter((word) => word.includes(path.sep)).map((folder) => path.resolve(folder));
const options = given.filter((word) => word.startsWith('--'));
const wanted = given.filter((word) => !word.includes(path.sep) && !word.startsWith('--'));
const benches = (existsSync(FOLDER) ? readdirSync(FOLDER) : [])
  .filter((file) => file.endsWith('.bench.mjs'))
  .filter((file) => wanted.length === 0 || wanted.some((word) => file.includes(word)))
  .toSorted();

await runScript(async (stop) => {
  if (benches.length === 0)
    throw new Error(`There is no bench named ${wanted.join(' or ') || '*.bench.mjs'}.`);
  await installPackages({ root: ROOT, stop });
  await buildStale({ root: ROOT, stop });
  let worst = 0;
  for (const bench of benches) {
    if (stop.aborted) return;
    const { code } = await runChild({
      command: [process.execPath, path.join(FOLDER, bench), ...folders, ...options],
      cwd: ROOT,
      stop,
    });
    worst = Math.max(worst, code);
  }
  return worst;
});
