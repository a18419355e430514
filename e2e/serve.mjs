// Serves the built product from an empty data directory of its own, and removes that directory at the end.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const dataDir = mkdtempSync(join(tmpdir(), 'maquette-e2e-'));
const server = spawn(process.execPath, [join(import.meta.dirname, '../server/dist/main.js')], {
  env: {
    ...process.env,
    PORT: process.env.E2E_PORT,
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    WELCOME_CREDITS: '10',
    LOG_LEVEL: 'warn',
    TRUST_PROXY: 'true',
  },
  stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
});
const stop = () => server.kill('SIGTERM');
process.on('SIGTERM', stop);
process.on('SIGINT', stop);

// A test run that is killed cannot say so.
const owner = Number(process.env.E2E_OWNER);
setInterval(() => {
  try {
    process.kill(owner, 0);
  } catch {
    stop();
  }
}, 1000).unref();

server.on('exit', (code) => {
  rmSync(dataDir, { recursive: true, force: true });
  process.exit(code ?? 0);
});
