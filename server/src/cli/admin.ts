import { existsSync } from 'node:fs';
import { BadUsage, runAdmin } from '../administration/run-admin.ts';
import { parseConfig } from '../platform/config.ts';
import { secretCutter, secretsIn } from '../platform/log-secrets.ts';

const SETTINGS_FILE = '.env';
/** Nothing was changed. */
const FAILED = 1;
const NOT_UNDERSTOOD = 2;

// Whoever started this is gone.
process.once('disconnect', () => process.exit(FAILED));

let code = 0;
try {
  if (existsSync(SETTINGS_FILE)) process.loadEnvFile(SETTINGS_FILE);
  await runAdmin({
    config: parseConfig(process.env),
    words: process.argv.slice(2),
    tell: (line) => process.stdout.write(`${line}\n`),
  });
} catch (error) {
  const tellable = secretCutter(secretsIn(process.env));
  process.stderr.write(`${tellable(error instanceof Error ? error.message : String(error))}\n`);
  code = error instanceof BadUsage ? NOT_UNDERSTOOD : FAILED;
}
process.exit(code);
