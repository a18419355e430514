import { existsSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { openFolderLock } from '../../database/folder-lock.ts';
import { isDiskFull } from '../../disk-full.ts';
import { makeFolder } from '../../make-folder.ts';
import { CannotAdd } from './cannot-add.ts';
import type { Catalogue, OpenModel } from '../catalogue.ts';
import { sizeOf } from './download.ts';
import { discard, findIn, installModel, noHash, type Source, stagingName } from './install-model.ts';
import { installRuntime, namesIn, type RuntimePorts } from './install-runtime.ts';
import { installedAs, modelFolder, readInstalled, runtimeFolder, verifyInstalled } from '../model-folder.ts';

/** The models that an operator means by an id or the name of a pack. @throws CannotAdd */
export function chooseModels({ models }: Catalogue, name: string): OpenModel[] {
  const chosen = models.filter(({ id, packs }) => id === name || (packs as string[]).includes(name));
  if (chosen.length > 0) return chosen;
  const known = ['default', ...models.map(({ id }) => id)].join(', ');
  throw new CannotAdd('unknown_model', `There is no model ${name}. There are: ${known}.`);
}

/** What is still to be done so that models are there. */
export interface Plan {
  readonly models: readonly OpenModel[];
  readonly needsRuntime: boolean;
  readonly source: Source;
  /** Bytes that have to be free on the disk. */
  readonly needs: number;
}

/** Left free on the disk beyond what is installed. Bytes */
const SPARE_BYTES = 64e6;
const BYTES_PER_MB = 1e6;

/**
 * Looks at what of the chosen models is missing or broken, and how much room it takes.
 * @throws CannotAdd where something cannot be had from this source
 */
export async function planAdding(
  { runtime }: Catalogue,
  { dir, chosen, source }: { dir: string; chosen: readonly OpenModel[]; source: Source },
): Promise<Plan> {
  if (source.kind === 'folder' && statSync(source.folder, { throwIfNoEntry: false })?.isDirectory() !== true)
    throw new CannotAdd('not_in_folder', `There is no folder ${source.folder}.`);
  const models: OpenModel[] = [];
  let needs = 0;
  for (const model of chosen) {
    if (await isWhole(model, dir)) continue;
    models.push(model);
    for (const file of model.files) {
      if (source.kind === 'folder') needs += await sizeOf(await findIn(source.folder, model, file));
      else if (file.bytes === null) throw noHash(model);
      else needs += file.bytes;
    }
  }
  const needsRuntime = runtimeFolder(dir, runtime) === null;
  if (needsRuntime) needs += runtime.needsMB * BYTES_PER_MB;
  return { models, needsRuntime, source, needs: needs === 0 ? 0 : needs + SPARE_BYTES };
}

async function isWhole(model: OpenModel, dir: string): Promise<boolean> {
  const installed = installedAs(model, readInstalled(dir));
  return installed !== undefined && (await verifyInstalled(model, installed)).length === 0;
}

/**
 * Installs what a plan says, the runtime first; the room for all of it is looked for before the first byte.
 * @throws CannotAdd: what was complete until then stays, nothing is half there
 */
export async function addModels(catalogue: Catalogue, plan: Plan, ports: RuntimePorts): Promise<void> {
  const { places, disk, tell } = ports;
  await asSentences(places.dir, async () => {
    await assertSpace(plan, ports);
    await alone(places, async () => {
      await sweep(catalogue, ports);
      if (plan.needsRuntime) await installRuntime(catalogue.runtime, plan.source, ports);
      for (const model of plan.models) {
        await installModel(model, plan.source, ports);
        await sweep(catalogue, ports);
        tell(`${model.id} is installed: every hash is right.`);
      }
      if (namesIn(places.staging).length === 0) await disk.remove(places.staging);
    });
  });
}

async function assertSpace({ needs }: Plan, { disk, places }: RuntimePorts): Promise<void> {
  const free = await disk.freeBytes(existingAbove(places.dir));
  if (free >= needs) return;
  const inMB = (bytes: number): string => `${Math.ceil(bytes / BYTES_PER_MB)} MB`;
  throw new CannotAdd(
    'no_space',
    `There is too little room on the disk of ${places.dir}: ${inMB(needs)} are needed, ${inMB(free)} are free. Nothing was fetched.`,
  );
}

function existingAbove(folder: string): string {
  const path = resolve(folder);
  return existsSync(path) || dirname(path) === path ? path : existingAbove(dirname(path));
}

/** Runs work while no other command is at the same folder. @throws CannotAdd */
export async function alone(
  { dir, lock: file }: RuntimePorts['places'],
  work: () => Promise<void>,
): Promise<void> {
  makeFolder(dir);
  const lock = await openFolderLock(file);
  try {
    if (!lock.take('alone')) throw new CannotAdd('busy', `Another command is at work on ${dir}.`);
    await work();
  } finally {
    lock.release();
  }
}

/** Takes away what earlier commands left: revisions that were followed by another, and what was gathered for nothing. */
async function sweep({ models }: Catalogue, ports: RuntimePorts): Promise<void> {
  const { places, disk } = ports;
  const wanted = new Set(models.map(stagingName));
  for (const name of namesIn(places.staging)) {
    if (!wanted.has(name)) await disk.remove(join(places.staging, name)).catch(leaveForLater);
  }
  for (const { id, revision } of readInstalled(places.dir)) {
    const newest = modelFolder(places, { id, revision });
    for (const name of namesIn(join(places.models, id))) {
      const folder = join(places.models, id, name);
      if (folder !== newest) await discard(folder, ports);
    }
  }
}

/** An npm whose parent was killed may write to its folder yet: the next command takes it away. */
function leaveForLater(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOTEMPTY') throw error;
}

/** Turns what the system says of a folder or a disk into a sentence. */
export async function asSentences(dir: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (isDiskFull(error))
      throw new CannotAdd(
        'no_space',
        `The disk of ${dir} is full. What has come is kept: make room and give the same command again.`,
      );
    if (
      !(error instanceof CannotAdd) &&
      ['EACCES', 'EPERM', 'EROFS', 'ENOENT', 'ENOTDIR', 'EEXIST', 'ELOOP'].includes(code ?? '')
    )
      throw new CannotAdd(
        'folder',
        `The folder ${dir} cannot be written to (${code}). Choose another one with ENGINE_MODEL_DIR.`,
      );
    throw error;
  }
}
