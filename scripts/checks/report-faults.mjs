// How a check ends: silent when all is well, else one line per fault and exit code 1.
import { fileURLToPath } from 'node:url';
import { ROOT } from '../setup/root.mjs';

/**
 * Runs the check when its file is the program, and does nothing when a test imports it.
 * @param {string} fileUrl the `import.meta.url` of the check
 * @param {(root: string) => string[]} check answers the faults it finds below a root
 */
export function reportFaults(fileUrl, check) {
  if (process.argv[1] !== fileURLToPath(fileUrl)) return;
  const faults = check(ROOT);
  for (const fault of faults) console.log(fault);
  if (faults.length > 0) process.exitCode = 1;
}
