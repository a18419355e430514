// Plays the fault plan: `-- --seeds 100` from the first on, `-- --seeds 1 --first 7` the seventh alone; tells each seed and what it found.
import './setup/require-node.mjs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { installPackages } from './setup/install-packages.mjs';
import { ROOT } from './setup/root.mjs';
import { runChild } from './setup/run-child.mjs';
import { runScript } from './setup/run-script.mjs';
import { installTestTools } from './testing/install-test-tools.mjs';

const TEST = 'server/test/proofs/faults/faults.test.ts';
/** As many as a test runs at once unless told. */
const AT_ONCE = '5';

await runScript(async (stop) => {
  const options = /** @type {const} */ ({
    seeds: { type: 'string', default: '20' },
    first: { type: 'string', default: '1' },
    'at-once': { type: 'string', default: AT_ONCE },
  });
  const { seeds, first, 'at-once': atOnce } = parseArgs({ options }).values;
  for (const number of [seeds, first, atOnce])
    if (!/^[1-9]\d{0,8}$/.test(number))
      throw new Error('--seeds, --first and --at-once are whole numbers from 1.');
  await installPackages({ root: ROOT, stop });
  const { missing } = await installTestTools(stop);
  for (const reason of missing) console.log(`NOT TESTED: ${reason}`);
  const vitest = path.join(ROOT, 'node_modules/vitest/vitest.mjs');
  const command = [process.execPath, vitest, 'run', '--reporter=verbose', '--maxConcurrency', atOnce, TEST];
  const env = { ...process.env, FAULT_FIRST: first, FAULT_SEEDS: seeds, FAULT_TELL: '1', TEST_LONG: '1' };
  return (await runChild({ command, cwd: ROOT, env, stop })).code;
});
