import { defineConfig } from '@playwright/test';
import { existsSync, mkdtempSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';

/** A port nobody uses, held until it is let go, so that the next search finds another one. */
const holdPort = (): Promise<Server> =>
  new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => resolve(probe));
  });

const portOf = (probe: Server): number => {
  const address = probe.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
};

/** Chosen once and handed to the workers through the environment. */
const choosePorts = async (names: string[]): Promise<void> => {
  const open = names.filter((name) => process.env[name] === undefined);
  const probes = await Promise.all(open.map(holdPort));
  for (const [at, probe] of probes.entries()) process.env[open[at]!] = String(portOf(probe));
  await Promise.all(probes.map((probe) => new Promise((closed) => probe.close(closed))));
};

await choosePorts(['E2E_PORT', 'E2E_SMTP_PORT']);
process.env['E2E_MAIL_DIR'] ??= mkdtempSync(join(tmpdir(), 'maquette-e2e-mail-'));
process.env['E2E_DATA_DIR'] ??= mkdtempSync(join(tmpdir(), 'maquette-e2e-'));
const origin = `http://127.0.0.1:${process.env['E2E_PORT']}`;
/** Debian's; the first is built to have no window, which costs an eighth less of the processor. */
const debianChromium = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find((program) =>
  existsSync(program),
);

/** Moves the clock of the card provider, which all journeys share: begun when nobody else has anything left to pay. */
const clock = /\/subscription\.spec\.ts$/;

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  // Generous for a busy machine, as for the other tests.
  timeout: 300_000,
  expect: { timeout: 45_000 },
  workers: Math.min(4, Math.floor(availableParallelism() / 2) + 1),
  projects: [
    { name: 'journeys', testIgnore: clock },
    { name: 'clock', testMatch: clock },
  ],
  retries: 0,
  forbidOnly: process.env['CI'] !== undefined,
  reporter: [['list']],
  use: {
    baseURL: origin,
    locale: 'en-US',
    viewport: { width: 1280, height: 800 },
    // What moves on a page is drawn by the processor here, which those who draw pictures need: journeys that look at it have it move.
    reducedMotion: 'reduce',
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    // A trace reads the page's blob: pictures itself, which the security policy forbids and the console tells.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(debianChromium !== undefined && { executablePath: debianChromium }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        // What is drawn is not handed from one process to another: an eleventh less of the processor.
        '--in-process-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: 'node serve.mjs',
    env: { E2E_OWNER: String(process.pid) },
    url: `${origin}/api/health/ready`,
    timeout: 180_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
