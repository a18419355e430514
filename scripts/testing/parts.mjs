// The parts of `npm test`, in their order; each answers its counts and shows what went wrong.
import { rmSync } from 'node:fs';
import path from 'node:path';
import { runChecks } from '../checks/run-checks.mjs';
import { buildStale, PRODUCTS } from '../setup/build-stale.mjs';
import { ROOT } from '../setup/root.mjs';
import { runChild } from '../setup/run-child.mjs';
import { setup as ownTemporaryFolder } from './own-temporary-folder.mjs';
import { countsOf, readPlaywright, total } from './counts.mjs';

// A part that hangs is ended and counted as failed.
const LIMIT_MS = 50 * 60_000;

/**
 * @typedef {object} Circumstances
 * @property {AbortSignal} stop
 * @property {import('./install-test-tools.mjs').TestTools} tools
 */

/** @type {Record<string, (now: Circumstances) => Promise<import('./counts.mjs').Counts>>} */
export const PARTS = { check, build, 'unit and integration': unit, 'browser journeys': journeys };

/** @param {Circumstances} now */
async function check({ stop }) {
  return { ...(await runChecks(stop)), skipped: 0 };
}

/** @param {Circumstances} now */
async function build({ stop }) {
  const results = Object.values(PRODUCTS).map(async (product) => {
    try {
      await buildStale({ root: ROOT, stop, products: [product] });
      return { passed: 1, failed: 0, skipped: 0, failures: [] };
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      console.log(why);
      return { passed: 0, failed: 1, skipped: 0, failures: [why] };
    }
  });
  return total(await Promise.all(results));
}

/** @param {Circumstances} now */
function unit({ stop }) {
  const report = path.join(ROOT, '.cache/vitest.json');
  const vitest = path.join(ROOT, 'node_modules/vitest/vitest.mjs');
  const reporters = ['--reporter=default', '--reporter=scripts/testing/vitest-report.mjs'];
  const command = [process.execPath, vitest, 'run', ...reporters];
  return runCounted({ command, stop, report, read: (counts) => counts, env: { VITEST_REPORT_FILE: report } });
}

/** @param {Circumstances} now */
async function journeys({ stop, tools }) {
  if (!tools.chromium) return { passed: 0, failed: 0, skipped: 1, failures: [] };
  const report = path.join(ROOT, '.cache/playwright.json');
  const playwright = path.join(ROOT, 'node_modules/@playwright/test/cli.js');
  // What is the same journey once more is left to `npm run test:journeys`.
  const options = ['--config', 'e2e', '--grep-invert', '@again', '--reporter', 'list,json'];
  const command = [process.execPath, playwright, 'test', ...options];
  const endFolder = ownTemporaryFolder();
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const counts = await runCounted({ command, stop, report, read: readPlaywright, env });
  try {
    endFolder();
    return counts;
  } catch (error) {
    const left = error instanceof Error ? error.message : String(error);
    return total([counts, { passed: 0, failed: 1, skipped: 0, failures: [left] }]);
  }
}

/**
 * @param {{ command: string[], stop: AbortSignal, report: string, read: (report: any) => import('./counts.mjs').Counts,
 *   env: NodeJS.ProcessEnv }} run
 */
async function runCounted({ command, stop, report, read, env }) {
  rmSync(report, { force: true });
  const either = AbortSignal.any([stop, AbortSignal.timeout(LIMIT_MS)]);
  const { code } = await runChild({ command, cwd: ROOT, env: { ...process.env, ...env }, stop: either });
  return countsOf({ code, report, read });
}
