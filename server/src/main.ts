import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { explainFailure } from './app/explain-failure.ts';
import { runServer } from './app/run-server.ts';
import { type Config, parseConfig } from './platform/config.ts';
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
  if (existsSync(SETTINGS_FILE)) process.loadEnvFile(SETTINGS_FILE);
  config = parseConfig(process.env);
  const environment = process.env['NODE_ENV'] ?? 'production';
  const server = await runServer({
    config,
    runtimeDir: dirname(fileURLToPath(import.meta.url)),
    environment,
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
