// Runs the browser journeys of the main job, of money and of the history against two web processes and two workers on a real PostgreSQL and a real object store: once in peace, once while one of each is killed again and again. Arguments: other journeys.
import './setup/require-node.mjs';
import path from 'node:path';
import { buildStale } from './setup/build-stale.mjs';
import { installPackages } from './setup/install-packages.mjs';
import { ROOT } from './setup/root.mjs';
import { runChild } from './setup/run-child.mjs';
import { runScript } from './setup/run-script.mjs';
import { installTestTools } from './testing/install-test-tools.mjs';

const JOURNEYS = ['main-job', 'credits', 'payment', 'subscription', 'image-history'];
const given = process.argv.slice(2);

await runScript(async (stop) => {
  await installPackages({ root: ROOT, stop });
  const { missing } = await installTestTools(stop);
  if (missing.length > 0) throw new Error(`Not everything that is needed is here: ${missing.join(' ')}`);
  await buildStale({ root: ROOT, stop });
  const playwright = path.join(ROOT, 'node_modules/@playwright/test/cli.js');
  // One after the other: two servers, two workers, a database and a store are at work already.
  const options = ['--config', 'e2e', '--workers', '1', '--reporter', 'list'];
  const command = [process.execPath, playwright, 'test', ...options];
  const E2E_PROGRAM = path.join(ROOT, 'scripts/testing/many-processes.mjs');
  let worst = 0;
  for (const KILL of ['0', '1']) {
    if (stop.aborted) return;
    console.log(KILL === '1' ? '\n── while one of each is killed ──' : '\n── in peace ──');
    const { code } = await runChild({
      command: [...command, ...(given.length > 0 ? given : JOURNEYS)],
      cwd: ROOT,
      env: { ...process.env, E2E_PROGRAM, KILL },
      stop,
    });
    worst = Math.max(worst, code);
  }
  return worst;
});
