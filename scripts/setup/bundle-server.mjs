// Bundles the server: one self-contained file for each of its processes and commands, into the folder given as argument.
// Packages from npm stay outside the bundles, but for three of many small files; the workspaces this one uses are bundled from their source.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, context } from 'esbuild';
import { ROOT } from './root.mjs';

const SOURCE = path.join(ROOT, 'server/src');

// What starts on its own beside the server; so does every file in `cli/`.
const CHILDREN = ['platform/images/image-process.ts', 'platform/open-models/running/model-process.ts'];

/** Both carry the own engine with its network's megabyte of weights: what they share is written once. */
const ENGINES = [
  'platform/image-engines/embedded/engine-process.ts',
  'platform/image-engines/embedded/finder/finder-process.ts',
];

/** @returns {string[]} */
function entryPoints() {
  const commands = existsSync(`${SOURCE}/cli`) ? readdirSync(`${SOURCE}/cli`) : [];
  const programs = commands.filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  const present = [...CHILDREN, ...programs.map((file) => `cli/${file}`)].filter((file) =>
    existsSync(path.join(SOURCE, file)),
  );
  return ['main.ts', ...present].map((file) => path.join(SOURCE, file));
}

/** Hundreds of small files each: inside the bundle the server starts a quarter sooner. */
const INSIDE = ['@opentelemetry/api', 'kysely', 'zod'];

/** @returns {string[]} */
function packagesOutside() {
  const { dependencies } = JSON.parse(readFileSync(path.join(ROOT, 'server/package.json'), 'utf8'));
  return Object.keys(dependencies).filter((name) => !name.startsWith('@maquette/') && !INSIDE.includes(name));
}

/**
 * Of the builds that make the server.
 * @param {string} outDir
 * @returns {import('esbuild').BuildOptions[]}
 */
function optionsFor(outDir) {
  const engines = ENGINES.map((file) => path.join(SOURCE, file)).filter((file) => existsSync(file));
  return [
    { ...commonOptions(outDir), entryPoints: entryPoints() },
    { ...commonOptions(outDir), entryPoints: engines, splitting: true, chunkNames: 'engine-shared' },
  ];
}

/**
 * @param {string} outDir
 * @returns {import('esbuild').BuildOptions}
 */
function commonOptions(outDir) {
  return {
    outdir: outDir,
    entryNames: '[name]',
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    external: packagesOutside(),
    alias: {
      '@maquette/contract': path.join(ROOT, 'contract/src/index.ts'),
      '@maquette/engine': path.join(ROOT, 'engine/src/index.ts'),
    },
    sourcemap: 'linked',
    sourcesContent: false,
    logLevel: 'warning',
  };
}

/**
 * Bundles once and writes beside the bundles, as `build.json`, what `/api/version` tells about them.
 * @param {string} outDir
 */
export async function buildServer(outDir) {
  await Promise.all(optionsFor(outDir).map((options) => build(options)));
  writeBesides(outDir);
}

/**
 * What lies beside the bundles and is read only where it is asked for: what was built, and which open models can be had.
 * @param {string} outDir
 */
function writeBesides(outDir) {
  writeFileSync(path.join(outDir, 'build.json'), JSON.stringify(describeBuild()));
  const catalogue = path.join(SOURCE, 'platform/open-models/catalogue');
  if (existsSync(catalogue)) cpSync(catalogue, path.join(outDir, 'open-models'), { recursive: true });
}

/**
 * Bundles now and after every change of a source file.
 * @param {string} outDir
 * @param {() => void} onBuilt called after each bundling that succeeded
 * @returns {Promise<() => Promise<void>>} ends the watching
 */
export async function watchServer(outDir, onBuilt) {
  const notify = {
    name: 'notify',
    setup: (/** @type {import('esbuild').PluginBuild} */ { onEnd }) =>
      onEnd(({ errors }) => {
        if (errors.length > 0) return;
        writeBesides(outDir);
        onBuilt();
      }),
  };
  const watching = await Promise.all(
    optionsFor(outDir).map((options) => context({ ...options, plugins: [notify] })),
  );
  await Promise.all(watching.map((one) => one.watch()));
  return async () => {
    await Promise.all(watching.map((one) => one.dispose()));
  };
}

/** @returns {{ version: string, commit: string, commitShort: string, branch: string, commitDate: string, date: string }} */
function describeBuild() {
  const { version } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
  return {
    version,
    commit: git('rev-parse', 'HEAD'),
    commitShort: git('rev-parse', '--short', 'HEAD'),
    branch: git('rev-parse', '--abbrev-ref', 'HEAD'),
    commitDate: git('log', '-1', '--format=%cI'),
    date: new Date().toISOString(),
  };
}

/** @param {string[]} args */
function git(...args) {
  try {
    return execFileSync('git', args, {
      cwd: ROOT,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    // Built from an archive without its history.
    return 'unknown';
  }
}

const [, script, outDir] = process.argv;
if (script === fileURLToPath(import.meta.url)) {
  // The bundler has told what is wrong already.
  await buildServer(path.resolve(outDir ?? path.join(ROOT, 'server/dist'))).catch(
    () => (process.exitCode = 1),
  );
}
