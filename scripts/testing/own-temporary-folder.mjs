// Gives a run of tests a temporary folder of its own, and fails the run when a test leaves something of ours in it.
import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** Everything the project makes in a temporary folder is called so. */
const OURS = /^maquette-/;

/**
 * Sets `TMPDIR` for this process and those it starts.
 * @returns {() => void} takes the folder away; throws, and fails the run, where tests have left something of ours in it
 */
export function setup() {
  const before = process.env['TMPDIR'];
  const folder = mkdtempSync(path.join(os.tmpdir(), 'maquette-run-'));
  // PostgreSQL runs as somebody else, in a folder of its own inside.
  chmodSync(folder, 0o711);
  process.env['TMPDIR'] = folder;
  return () => {
    const left = readdirSync(folder).filter((name) => OURS.test(name));
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
    if (left.length === 0) return;
    // Vitest tells of what a teardown throws, and ends as if nothing had been.
    process.exitCode = 1;
    throw new Error(`Tests have left in the temporary folder: ${left.join(', ')}`);
  };
}
