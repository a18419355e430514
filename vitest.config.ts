import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const project = (name: string) => ({
  test: {
    name,
    include: [`${name}/**/*.test.{ts,tsx,mjs}`],
    exclude: ['**/node_modules/**', '**/dist/**', '**/dist-test/**'],
    setupFiles: ['scripts/testing/fail-on-console-noise.mjs', 'scripts/testing/same-numbers.mjs'],
    // Generous for a busy machine: how fast something is, the benches measure.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
  },
});

// Test files share what one of them has loaded: no test replaces a module or keeps anything in one, and loading
// everything anew for each file was a third of the run.
const sharing = (name: string) => ({ test: { ...project(name).test, isolate: false } });

const server = sharing('server');

export default defineConfig({
  test: {
    globalSetup: ['scripts/testing/own-temporary-folder.mjs'],
    // Vitest would leave one processor to itself, which is half of a small machine; there some tests always wait for what they started.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    projects: [
      sharing('contract'),
      sharing('engine'),
      // The server's tests start a PostgreSQL server and run the real image and engine processes.
      { test: { ...server.test, globalSetup: ['server/test/support/global-setup.ts'] } },
      sharing('web'),
      sharing('simulators'),
      project('scripts'),
      sharing('training'),
    ],
  },
});
