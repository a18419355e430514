// Runs all checks, two at a time, and shows the output of those that fail.
import { mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../setup/root.mjs';
import { runChild } from '../setup/run-child.mjs';

const AT_ONCE = 2;
const CACHE = path.join(ROOT, '.cache');

/**
 * @param {AbortSignal} stop
 * @returns {Promise<{ passed: number, failed: number, failures: string[] }>} failures by the names of the checks
 */
export async function runChecks(stop) {
  mkdirSync(CACHE, { recursive: true });
  const waiting = Object.entries(checks());
  const counts = { passed: 0, failed: 0, failures: /** @type {string[]} */ ([]) };
  const worker = async () => {
    for (let next = waiting.shift(); next && !stop.aborted; next = waiting.shift()) {
      const [name, command] = next;
      const { code, output } = await runChild({ command, cwd: ROOT, stop, output: 'keep' });
      counts[code === 0 ? 'passed' : 'failed'] += 1;
      if (code === 0) continue;
      counts.failures.push(name);
      console.log(`\n── ${name} ──\n${output.trimEnd()}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return counts;
}

/** @returns {Record<string, string[]>} the dearest first */
function checks() {
  const workspaces = readdirSync(ROOT, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const projects = workspaces.flatMap(({ name }) =>
    readdirSync(path.join(ROOT, name))
      .filter((file) => /^tsconfig(\.\w+)?\.json$/.test(file))
      .map((file) => `${name}/${file}`),
  );
  return {
    ...Object.fromEntries(projects.map((project) => [`types of ${project}`, typeCheck(project)])),
    format: npmTool(
      'prettier/bin/prettier.cjs',
      '--check',
      '.',
      '--cache',
      '--cache-location',
      `${CACHE}/prettier`,
    ),
    'unused code': npmTool('knip/bin/knip.js', '--no-progress'),
    'import rules': npmTool('dependency-cruiser/bin/dependency-cruise.mjs', ...workspacesOfImports()),
    lint: npmTool('oxlint/bin/oxlint'),
    features: [process.execPath, 'scripts/check-features.mjs'],
    messages: [process.execPath, 'scripts/check-messages.mjs'],
    docs: [process.execPath, 'scripts/check-docs.mjs'],
    silences: [process.execPath, 'scripts/check-silences.mjs'],
    functions: [process.execPath, 'scripts/check-functions.mjs'],
    packages: [process.execPath, 'scripts/check-packages.mjs'],
  };
}

/** @param {string} project */
function typeCheck(project) {
  const record = path.join(CACHE, 'types', `${project.replace('/', '-')}.tsbuildinfo`);
  return npmTool('typescript/bin/tsc', '-p', project, '--incremental', '--tsBuildInfoFile', record);
}

/**
 * @param {string} program path inside node_modules
 * @param {string[]} args
 */
function npmTool(program, ...args) {
  return [process.execPath, path.join(ROOT, 'node_modules', program), ...args];
}

function workspacesOfImports() {
  return ['contract', 'engine', 'server', 'web', 'simulators', 'e2e', 'scripts', 'training'];
}
