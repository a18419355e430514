import { cpSync, mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { TestProject } from 'vitest/node';
import { testRuntime } from './open-models/test-runtime.ts';
import { lendObjectStore } from './object-store.ts';
import { makeTemplate } from './postgres-database.ts';
import { startPostgres } from './postgres-server.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Maintenance database of a PostgreSQL server for tests; null when there is none. */
    postgresUrl: string | null;
    /** Name of a migrated database there, to make others from. */
    migratedDatabase: string;
    /** Address that starts an object store when it is first asked, and answers where it is. */
    objectStore: string;
    /** Folder of the bundled child programs. */
    runtimeDir: string;
    /** Folder of what computes open models; null when it cannot be had. */
    modelRuntime: string | null;
  }
}

const server = join(dirname(fileURLToPath(import.meta.url)), '../..');

/** Programs that run as processes of their own: tests run the real ones. */
const CHILDREN = {
  main: 'src/main.ts',
  keep: 'src/cli/keep.ts',
  'image-process': 'src/platform/images/image-process.ts',
  'engine-process': 'src/platform/image-engines/embedded/engine-process.ts',
  'finder-process': 'src/platform/image-engines/embedded/finder/finder-process.ts',
  'model-process': 'src/platform/open-models/running/model-process.ts',
  'endless-child': 'test/support/endless-child.ts',
  'dying-install': 'test/support/open-models/dying-install.ts',
  models: 'src/cli/models.ts',
};

/** The priority of the children that do picture work: tests that keep every processor busy would starve those they wait for. */
const NICENESS = 12;

/** Once a run: starts PostgreSQL and bundles the child programs. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  setPriority(NICENESS);
  const given = process.env['TEST_DATABASE_URL'];
  const [store, postgres, runtimeDir, modelRuntime] = await Promise.all([
    lendObjectStore(),
    given ? null : startPostgres(),
    bundleChildren(),
    testRuntime(),
  ]);
  const postgresUrl = given ?? postgres?.url ?? null;
  if (postgresUrl === null) console.warn('\nNo PostgreSQL here: the PostgreSQL half is SKIPPED\n');
  project.provide('postgresUrl', postgresUrl);
  const template = postgresUrl === null ? null : await makeTemplate(postgresUrl);
  project.provide('migratedDatabase', template?.name ?? '');
  if (modelRuntime === null) console.warn('\nNo runtime for open models here: their tests are SKIPPED\n');
  project.provide('objectStore', store.address);
  project.provide('runtimeDir', runtimeDir);
  project.provide('modelRuntime', modelRuntime);
  return async () => {
    await template?.drop();
    await store.stop();
    await postgres?.stop();
    rmSync(runtimeDir, { recursive: true, force: true });
  };
};

/** A folder of its own for each run, so that runs side by side do not take each other's files away. */
const bundleChildren = async (): Promise<string> => {
  const parent = join(server, 'dist-test');
  mkdirSync(parent, { recursive: true });
  const outdir = mkdtempSync(join(parent, 'run-'));
  writeFileSync(join(outdir, 'build.json'), '{}');
  cpSync(join(server, 'src/platform/open-models/catalogue'), join(outdir, 'open-models'), {
    recursive: true,
  });
  await Promise.all(Object.entries(CHILDREN).map(([name, source]) => bundleChild(outdir, name, source)));
  return outdir;
};

/** A child that does not build is reported and left out: only the tests that start it fail. */
const bundleChild = async (outdir: string, name: string, source: string): Promise<void> => {
  const bundling = build({
    absWorkingDir: server,
    entryPoints: { [name]: source },
    outdir,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'silent',
    plugins: [{ name: 'ours-inside-others-outside', setup: keepPackagesOutside }],
  });
  await bundling.catch((error: Error) => console.warn(`\n${name} could not be bundled: ${error.message}\n`));
};

const keepPackagesOutside = (bundle: import('esbuild').PluginBuild): void =>
  bundle.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
    kind === 'entry-point' || path.startsWith('@maquette/') ? undefined : { external: true },
  );
