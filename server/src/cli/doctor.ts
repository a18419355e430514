import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { reportAsJson, reportInWords } from '../doctor/report.ts';
import { runDoctor } from '../doctor/run-doctor.ts';
import { parseConfig } from '../platform/config.ts';
import { secretCutter, secretsIn } from '../platform/log-secrets.ts';

const SETTINGS_FILE = '.env';
/** Faults were found. */
const FAULTY = 1;
/** Nothing could be examined. */
const NOT_EXAMINED = 2;

// Whoever started this is gone.
process.once('disconnect', () => process.exit(NOT_EXAMINED));

let code = 0;
try {
  const { values } = parseArgs({
    options: { json: { type: 'boolean', default: false }, fix: { type: 'boolean', default: false } },
  });
  if (existsSync(SETTINGS_FILE)) process.loadEnvFile(SETTINGS_FILE);
  const runtimeDir = dirname(fileURLToPath(import.meta.url));
  const findings = await runDoctor({ config: parseConfig(process.env), runtimeDir, fixes: values.fix });
  process.stdout.write(`${values.json ? reportAsJson(findings) : reportInWords(findings)}\n`);
  if (findings.faults.length > 0) code = FAULTY;
} catch (error) {
  const tellable = secretCutter(secretsIn(process.env));
  process.stderr.write(`${tellable(error instanceof Error ? error.message : String(error))}\n`);
  code = NOT_EXAMINED;
}
process.exit(code);
