// Proves the money: 10,000 lives of customers (or as many as the argument says) in two processes, planted faults, the last credit 200 times, 1,000 deliveries of events.
import './setup/require-node.mjs';
import path from 'node:path';
import { installPackages } from './setup/install-packages.mjs';
import { ROOT } from './setup/root.mjs';
import { runChild } from './setup/run-child.mjs';
import { runScript } from './setup/run-script.mjs';

const PROOFS = 'server/test/proofs/money';
const DELIVERIES = 'server/src/features/payments/syncing/deliveries.test.ts';
const PROCESSES = 2;
const lives = Number(process.argv[2] ?? 10_000);

/**
 * @param {AbortSignal} stop
 * @param {{ tests: string[], env: Record<string, string> }} run
 */
async function play(stop, { tests, env }) {
  const vitest = path.join(ROOT, 'node_modules/vitest/vitest.mjs');
  const command = [process.execPath, vitest, 'run', ...tests];
  return (await runChild({ command, cwd: ROOT, env: { ...process.env, ...env }, stop })).code;
}

await runScript(async (stop) => {
  if (!Number.isSafeInteger(lives) || lives < PROCESSES)
    throw new Error('How many lives? A whole number from 2.');
  await installPackages({ root: ROOT, stop });
  const share = Math.ceil(lives / PROCESSES);
  const shares = Array.from({ length: PROCESSES }, (_, i) => ({
    tests: [`${PROOFS}/simulation.test.ts`],
    env: { MONEY_FIRST: String(1 + i * share), MONEY_SEEDS: String(Math.min(share, lives - i * share)) },
  }));
  const codes = await Promise.all(shares.map((run) => play(stop, run)));
  if (stop.aborted) return;
  const others = {
    tests: [`${PROOFS}/planted-bugs.test.ts`, `${PROOFS}/last-credit.test.ts`, DELIVERIES],
    env: { MONEY_ROUNDS: '200', MONEY_DELIVERIES: '1000' },
  };
  return Math.max(...codes, await play(stop, others));
});
