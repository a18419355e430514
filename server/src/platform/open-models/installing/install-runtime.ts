import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { CannotAdd } from './cannot-add.ts';
import { licenceText, type Runtime } from '../catalogue.ts';
import { stopped } from './download.ts';
import { writeText } from './install-disk.ts';
import { discard, type InstallPorts, moveIn, type Source } from './install-model.ts';
import { RECORD } from '../model-folder.ts';

/** How npm is called here. */
export interface Npm {
  readonly command: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
}

export interface RuntimePorts extends InstallPorts {
  readonly npm: Npm;
}

/**
 * Installs what computes the models, apart from the product's own packages: by npm, or from a folder that has it as it lies
 * here. Only what this machine needs is kept.
 * @throws CannotAdd, and what the disk says
 */
export async function installRuntime(runtime: Runtime, source: Source, ports: RuntimePorts): Promise<void> {
  const { disk, places } = ports;
  // A name of its own for each try: an npm whose parent was killed may still be writing to the last one.
  const staged = join(places.staging, `runtime-${randomBytes(4).toString('hex')}`);
  const given = source.kind === 'folder' ? join(source.folder, 'runtime', runtime.version) : null;
  await disk.makeFolder(places.staging);
  if (given !== null && isFolder(given)) await disk.copy(given, staged);
  else await installByNpm(runtime, staged, ports);
  await assertLoads(runtime, staged, ports.stop);
  await writeText(disk, join(staged, 'LICENCE.txt'), licenceText(ports.catalogueFile, runtime.licence));
  const record = { name: runtime.name, version: runtime.version, at: new Date(ports.now()).toISOString() };
  await writeText(disk, join(staged, RECORD), JSON.stringify(record, null, 2));
  await moveIn(staged, join(places.runtime, runtime.version), ports);
  for (const version of namesIn(places.runtime)) {
    if (version !== runtime.version) await discard(join(places.runtime, version), ports);
  }
}

/** No script of a package runs: the one of the runtime fetches programs for graphics cards from another place. */
const NPM_OPTIONS = [
  '--ignore-scripts',
  '--no-audit',
  '--no-fund',
  '--save-exact',
  '--package-lock',
  '--no-global',
];

async function installByNpm(
  runtime: Runtime,
  staged: string,
  { npm, ...ports }: RuntimePorts,
): Promise<void> {
  const { name, version } = runtime;
  await ports.disk.makeFolder(staged);
  await writeText(ports.disk, join(staged, 'package.json'), '{ "private": true }\n');
  const command = [...npm.command, 'install', '--prefix', staged, ...NPM_OPTIONS, `${name}@${version}`];
  ports.tell(`Installing ${name} ${version} by npm…`);
  const { code, output } = await run(command, { cwd: staged, env: npm.env, stop: ports.stop });
  if (ports.stop.aborted) throw stopped();
  if (code !== 0)
    throw new CannotAdd(
      'runtime',
      `npm could not install ${name} ${version}:\n${output.trimEnd()}\nWithout a network, copy the folder of open models of a machine of the same kind here and name it with --from.`,
    );
  assertPinned(runtime, staged);
  await keepOnlyNeeded(runtime, staged, ports);
}

/** npm has held each package against the hash in its record; here the record is held against ours. */
function assertPinned({ packages }: Runtime, staged: string): void {
  const record = JSON.parse(readFileSync(join(staged, 'node_modules/.package-lock.json'), 'utf8')) as {
    packages: Record<string, { integrity?: string } | undefined>;
  };
  for (const [name, expected] of Object.entries(packages)) {
    const found = record.packages[`node_modules/${name}`]?.integrity;
    if (found !== expected)
      throw new CannotAdd(
        'changed',
        `npm gave another ${name} than the one that was pinned: its hash is ${found ?? 'unknown'}, it should be ${expected}.`,
      );
  }
}

/** Deletes the programs for other systems, and the packages that only the script wanted which did not run. */
async function keepOnlyNeeded(
  { name, packages }: Runtime,
  staged: string,
  { disk }: Pick<InstallPorts, 'disk'>,
): Promise<void> {
  const modules = join(staged, 'node_modules');
  for (const found of namesIn(modules)) {
    if (!(found in packages)) await disk.remove(join(modules, found));
  }
  for (const programs of programsIn(join(modules, name, 'bin'))) {
    if (!programs.endsWith(join(process.platform, process.arch))) await disk.remove(programs);
  }
}

/** The folders `<version of Node's interface>/<system>/<processor>`. */
function programsIn(folder: string): string[] {
  const below = (path: string): string[] => namesIn(path).map((name) => join(path, name));
  return below(folder).flatMap(below).flatMap(below);
}

/** Loads the runtime in a process of its own: what does not fit this machine may end it. */
const LOADING = `
  const { createRequire } = require('node:module');
  const runtime = createRequire(process.argv[1])(process.argv[2]);
  if (typeof runtime.InferenceSession?.create !== 'function') throw new Error('it has no InferenceSession');
`;

/** @throws CannotAdd with the system's own words */
export async function assertLoads(
  { name, version }: Runtime,
  folder: string,
  stop: AbortSignal,
): Promise<void> {
  const command = [process.execPath, '-e', LOADING, join(folder, 'package.json'), name];
  const { code, output } = await run(command, { cwd: folder, env: {}, stop });
  if (stop.aborted) throw stopped();
  if (code === 0) return;
  const [said = `it ends with ${code}`] = output.match(/^\w*Error: .*$/m) ?? [];
  throw new CannotAdd('runtime', `${name} ${version} cannot be loaded on this machine: ${said}`);
}

interface Running {
  readonly cwd: string;
  readonly env: Npm['env'];
  readonly stop: AbortSignal;
}

/** Runs a program to its end. @returns its exit code, null when it was killed or cannot be started, and what it said */
function run(
  command: readonly string[],
  { cwd, env, stop }: Running,
): Promise<{ code: number | null; output: string }> {
  const [program = '', ...args] = command;
  const child = spawn(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'], signal: stop });
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece: Buffer) => said.push(piece));
  return new Promise((resolve) => {
    child.once('error', (error) => said.push(Buffer.from(`${program}: ${error.message}\n`)));
    child.once('close', (code) => resolve({ code, output: Buffer.concat(said).toString() }));
  });
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

/** Names of the folders in a folder; none where there is no folder. */
export function namesIn(folder: string): string[] {
  if (!isFolder(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? entry.name : [],
  );
}
