import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BadUsage } from '../backup/installation.ts';
import { runKeep } from '../backup/run-keep.ts';
import { parseConfig } from '../platform/config.ts';
import { secretCutter, secretsIn } from '../platform/log-secrets.ts';

const SETTINGS_FILE = '.env';
const FAILED = 1;
const NOT_UNDERSTOOD = 2;

// Whoever started this is gone.
process.once('disconnect', () => process.exit(FAILED));

let code = 0;
const secrets = () => secretsIn({ ...process.env, ...Object.fromEntries(process.argv.entries()) });
try {
  if (existsSync(SETTINGS_FILE)) process.loadEnvFile(SETTINGS_FILE);
  const isWell = await runKeep({
    config: parseConfig(process.env),
    words: process.argv.slice(2),
    runtimeDir: dirname(fileURLToPath(import.meta.url)),
    tell: (line) => process.stdout.write(`${secretCutter(secrets())(line)}\n`),
  });
  if (!isWell) code = FAILED;
} catch (error) {
  process.stderr.write(
    `${secretCutter(secrets())(error instanceof Error ? error.message : String(error))}\n`,
  );
  code = error instanceof BadUsage ? NOT_UNDERSTOOD : FAILED;
}
process.exit(code);
