import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { addModels, alone, asSentences, chooseModels, planAdding } from './add-models.ts';
import { CannotAdd } from './cannot-add.ts';
import { type Catalogue, readCatalogue } from '../catalogue.ts';
import { examineModels } from './examine-models.ts';
import { type InstallDisk, installDisk } from './install-disk.ts';
import { discard, type InstallPorts, type Source } from './install-model.ts';
import { type Npm, namesIn } from './install-runtime.ts';
import { type Machine, whyUnfit } from './machine.ts';
import { modelPlaces, readInstalled, runtimeFolder, verifyInstalled } from '../model-folder.ts';
import { modelsTable, runtimeNote } from './models-table.ts';
import { recordCanary } from './record-canary.ts';
import { megabytes, progressTeller, type Terminal } from './tell-progress.ts';
import type { TryModel } from './try-model.ts';

/** The command was not understood, or nobody could be asked whether to go on. */
export class BadUsage extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'BadUsage';
  }
}

const USAGE = `Usage: npm run models -- list
       npm run models -- add <id | default> [--yes] [--from <folder>] [--mirror <address>]
       npm run models -- verify
       npm run models -- remove <id | runtime>
       npm run models -- doctor
       npm run models -- record <id>`;

export interface ModelsCommand {
  /** Words of the command line. */
  readonly words: readonly string[];
  /** Where models lie, or will. */
  readonly dir: string;
  readonly catalogueFile: string;
  readonly terminal: Terminal;
  readonly machine: Machine;
  readonly npm: Npm;
  /** What may help who cannot reach a server; null = nothing. */
  readonly networkHint: string | null;
  readonly stop: AbortSignal;
  readonly now: () => number;
  readonly wait: (ms: number) => Promise<void>;
  /** Longest time a server may send nothing, in milliseconds. */
  readonly idleMs: number;
  readonly tryModel: TryModel;
  readonly disk?: InstallDisk;
}

/**
 * Lists, adds, verifies, tries and removes open models.
 * @returns whether all is well
 * @throws BadUsage, CannotAdd, BadCatalogue
 */
export async function runModelsCommand(asked: ModelsCommand): Promise<boolean> {
  const { verb, name, options } = read(asked.words);
  const catalogue = readCatalogue(asked.catalogueFile);
  const at = { ...asked, catalogue };
  if (verb === 'list') return list(at);
  if (verb === 'add') return add(at, name, options);
  if (verb === 'remove') return remove(at, name);
  if (verb === 'record') return record(at, name);
  return verb === 'verify' ? verify(at) : examineModels(at);
}

interface At extends ModelsCommand {
  readonly catalogue: Catalogue;
}

interface Options {
  readonly yes: boolean;
  readonly from?: string | undefined;
  readonly mirror?: string | undefined;
}

const VERBS = { list: 0, add: 1, verify: 0, remove: 1, doctor: 0, record: 1 } as const;

function read(words: readonly string[]): { verb: keyof typeof VERBS; name: string; options: Options } {
  const { positionals, values } = parse(words);
  const [verb = '', name = ''] = positionals;
  if (!isVerb(verb) || positionals.length !== 1 + VERBS[verb]) throw new BadUsage(USAGE);
  const { from, mirror, yes } = values;
  if (verb !== 'add' && (yes || from !== undefined || mirror !== undefined)) throw new BadUsage(USAGE);
  if (from !== undefined && mirror !== undefined)
    throw new BadUsage('Name a folder with --from or an address with --mirror, not both.');
  if (mirror !== undefined && !/^https?:\/\/[^/]/.test(mirror))
    throw new BadUsage('--mirror must be an address that begins with http:// or https://.');
  return { verb, name, options: { yes, from, mirror } };
}

function parse(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        yes: { type: 'boolean', default: false },
        from: { type: 'string' },
        mirror: { type: 'string' },
      },
    });
  } catch {
    throw new BadUsage(USAGE);
  }
}

function isVerb(word: string): word is keyof typeof VERBS {
  return Object.hasOwn(VERBS, word);
}

function list({ catalogue, dir, terminal: { tell } }: At): boolean {
  for (const line of modelsTable(catalogue.models, readInstalled(dir))) tell(line);
  const { name, version } = catalogue.runtime;
  tell(
    `They lie in ${dir}; ${name} ${version} is ${runtimeFolder(dir, catalogue.runtime) ? '' : 'not '}installed.`,
  );
  return true;
}

async function add(at: At, name: string, { yes, from, mirror }: Options): Promise<boolean> {
  const { catalogue, dir, machine, terminal } = at;
  const unfit = whyUnfit(machine, catalogue.runtime);
  if (unfit !== null) throw new CannotAdd('unfit_machine', unfit);
  const base = (mirror ?? catalogue.source).replace(/\/+$/, '');
  const source: Source = from === undefined ? { kind: 'web', base } : { kind: 'folder', folder: from };
  const plan = await planAdding(catalogue, { dir, chosen: chooseModels(catalogue, name), source });
  if (plan.models.length === 0 && !plan.needsRuntime) {
    // Only what an earlier command left is taken away.
    await addModels(catalogue, plan, portsOf(at));
    terminal.tell('All of it is installed, and every hash is right.');
    return true;
  }
  for (const line of modelsTable(plan.models, readInstalled(dir))) terminal.tell(line);
  if (plan.needsRuntime) terminal.tell(runtimeNote(catalogue.runtime));
  const origin = source.kind === 'web' ? new URL(source.base).host : source.folder;
  terminal.tell(`From ${origin} into ${dir}; ${megabytes(plan.needs)} MB have to be free there.`);
  if (!yes && terminal.ask === null)
    throw new BadUsage('Nothing was fetched: say --yes where nobody can be asked.');
  if (!yes && !(await terminal.ask?.('Add them?'))) {
    terminal.tell('Nothing was fetched.');
    return false;
  }
  await addModels(catalogue, plan, portsOf(at)).catch((error: unknown) => {
    throw withHint(error, at.networkHint);
  });
  return true;
}

function portsOf(at: At): InstallPorts & { npm: Npm } {
  const { terminal, catalogueFile, npm, stop, now, wait, idleMs, disk = installDisk } = at;
  return {
    ...{ catalogueFile, npm, stop, now, wait, idleMs, disk, tell: terminal.tell },
    places: modelPlaces(at.dir),
    onProgress: progressTeller(terminal, now),
  };
}

function withHint(error: unknown, hint: string | null): unknown {
  if (!(error instanceof CannotAdd) || !['unreachable', 'runtime'].includes(error.reason)) return error;
  const ways = 'Another server can be named with --mirror, a folder with --from.';
  const lines = [
    error.message,
    ...(error.reason === 'unreachable' ? [ways] : []),
    ...(hint === null ? [] : [hint]),
  ];
  return new CannotAdd(error.reason, lines.join('\n'));
}

async function verify({ catalogue, dir, terminal: { tell } }: At): Promise<boolean> {
  const installed = readInstalled(dir);
  if (installed.length === 0) tell(`No open model is installed in ${dir}.`);
  let isWell = true;
  for (const one of installed) {
    const model = catalogue.models.find(({ id, revision }) => id === one.id && revision === one.revision);
    if (model === undefined) {
      tell(`${one.id} is not used: this version does not know revision ${one.revision} of it.`);
      continue;
    }
    const faults = await verifyInstalled(model, one);
    for (const { path, expected, found } of faults)
      tell(
        `${one.id}: ${path} ${found ? `has the SHA-256 ${found}, it should be ${expected}` : 'is missing'}.`,
      );
    if (faults.length === 0) tell(`${one.id} is whole: every hash is right.`);
    else tell(`Until it is added again, ${one.id} is not used: npm run models -- add ${one.id}`);
    isWell &&= faults.length === 0;
  }
  return isWell;
}

async function remove(at: At, name: string): Promise<boolean> {
  const ports = portsOf(at);
  const { places } = ports;
  const here = name === 'runtime' ? places.runtime : join(places.models, name);
  // Of what is there by its name alone: a path would lead elsewhere.
  const isThere = name === 'runtime' ? namesIn(here).length > 0 : namesIn(places.models).includes(name);
  if (!isThere) throw notInstalled(at, name);
  await asSentences(at.dir, () =>
    alone(places, async () => {
      await discard(here, ports);
      if (namesIn(places.staging).length === 0) await ports.disk.remove(places.staging);
    }),
  );
  at.terminal.tell(`${name} is removed.`);
  return true;
}

async function record(at: At, name: string): Promise<boolean> {
  if (readInstalled(at.dir).every(({ id }) => id !== name)) throw notInstalled(at, name);
  const ports = portsOf(at);
  await asSentences(at.dir, () => alone(ports.places, () => recordCanary(name, at, ports)));
  return true;
}

function notInstalled({ dir }: At, name: string): CannotAdd {
  return new CannotAdd('unknown_model', `${name} is not installed in ${dir}.`);
}
