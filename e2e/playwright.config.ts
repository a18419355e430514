import { defineConfig } from '@playwright/test';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';

/** A port nobody uses, chosen once and handed to the workers through the environment. */
const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });

process.env['E2E_PORT'] ??= String(await freePort());
const origin = `http://127.0.0.1:${process.env['E2E_PORT']}`;
const debianChromium = '/usr/bin/chromium';

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  timeout: 120_000,
  expect: { timeout: 10_000 },
  workers: 1,
  retries: 0,
  forbidOnly: process.env['CI'] !== undefined,
  reporter: [['list']],
  use: {
    baseURL: origin,
    locale: 'en-US',
    viewport: { width: 1280, height: 800 },
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    // A trace reads the page's blob: pictures itself, which the security policy forbids and the console tells.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(existsSync(debianChromium) && { executablePath: debianChromium }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
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
    timeout: 60_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
