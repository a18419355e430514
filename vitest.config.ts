import { defineConfig } from 'vitest/config';

const project = (name: string) => ({
  test: {
    name,
    include: [`${name}/**/*.test.{ts,tsx,mjs}`],
    exclude: ['**/node_modules/**', '**/dist/**', '**/dist-test/**'],
    setupFiles: ['scripts/testing/fail-on-console-noise.mjs'],
    // Generous for a busy machine: how fast something is, the benches measure.
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});

const server = project('server');

export default defineConfig({
  test: {
    projects: [
      project('contract'),
      project('engine'),
      // The server's tests start a PostgreSQL server and run the real image process and engine worker.
      { test: { ...server.test, globalSetup: ['server/src/testing/global-setup.ts'] } },
      project('web'),
      project('scripts'),
    ],
  },
});
