import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseConfig } from '../platform/config.ts';
import { secretCutter, secretsIn } from '../platform/log-secrets.ts';
import { runSeed } from '../seed/run-seed.ts';

const SETTINGS_FILE = '.env';

// Whoever started this is gone.
process.once('disconnect', () => process.exit(1));

let code = 0;
try {
  if (existsSync(SETTINGS_FILE)) process.loadEnvFile(SETTINGS_FILE);
  await runSeed({
    config: parseConfig(process.env),
    runtimeDir: dirname(fileURLToPath(import.meta.url)),
    environment: process.env['NODE_ENV'],
    tell: (line) => process.stdout.write(`${line}\n`),
  });
} catch (error) {
  const tellable = secretCutter(secretsIn(process.env));
  process.stderr.write(`${tellable(error instanceof Error ? error.message : String(error))}\n`);
  code = 1;
}
process.exit(code);
