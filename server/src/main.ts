import { existsSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';
import { explainFailure } from './app/explain-failure.ts';
import { runServer } from './app/run-server.ts';
import { type Config, parseConfig, settingNames } from './platform/config.ts';
import { unknownSettings } from './platform/config/unknown-settings.ts';
import { openTracing } from './platform/observing/open-tracing.ts';
import { secretCutter, secretsIn } from './platform/log-secrets.ts';

const SETTINGS_FILE = '.env';
/** The server is gone within 10 s of being asked, come what may. */
const LAST_MOMENT_MS = 9_000;

const stopping = new AbortController();
for (const signal of ['SIGTERM', 'SIGINT', 'disconnect'] as const) {
  // `disconnect`: whoever started the server is gone.
  process.on(signal as 'SIGTERM', () => stopping.abort());
}

let config: Config | null = null;
try {
  const inEnvironment = Object.keys(process.env);
  const hasFile = existsSync(SETTINGS_FILE);
  const inFile = hasFile ? Object.keys(parseEnv(readFileSync(SETTINGS_FILE, 'utf8'))) : [];
  if (hasFile) process.loadEnvFile(SETTINGS_FILE);
  config = parseConfig(process.env);
  const environment = process.env['NODE_ENV'] ?? 'production';
  const server = await runServer({
    config,
    runtimeDir: dirname(fileURLToPath(import.meta.url)),
    environment,
    tracing: await openTracing(process.env),
    unknown: unknownSettings({ inEnvironment, inFile }, settingNames),
  });
  const stop = (): void => {
    setTimeout(() => process.exit(0), LAST_MOMENT_MS).unref();
    void server.stop().finally(() => process.exit(0));
  };
  if (stopping.signal.aborted) stop();
  else {
    process.stdout.write(`Maquette is ready on ${server.url}\n`);
    stopping.signal.addEventListener('abort', stop, { once: true });
  }
} catch (error) {
  const tellable = secretCutter(secretsIn(process.env));
  process.stderr.write(`${tellable(explainFailure(error, config))}\n`);
  process.exit(1);
}
