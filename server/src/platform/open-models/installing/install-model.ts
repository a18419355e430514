import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { CannotAdd } from './cannot-add.ts';
import { licenceText, type ModelFile, type OpenModel } from '../catalogue.ts';
import { download, sizeOf, stopped } from './download.ts';
import { type InstallDisk, writeText } from './install-disk.ts';
import {
  hashOf,
  modelFolder,
  type ModelPlaces,
  type ModelRecord,
  RECORD,
  REVISION_DIGITS,
} from '../model-folder.ts';

/** Where files come from: a web address, or a folder the operator named. */
export type Source =
  { readonly kind: 'web'; readonly base: string } | { readonly kind: 'folder'; readonly folder: string };

export interface InstallPorts {
  readonly disk: InstallDisk;
  readonly places: ModelPlaces;
  /** Texts of licences lie beside it. */
  readonly catalogueFile: string;
  readonly stop: AbortSignal;
  /** Resolves later, or at once when stopped. */
  readonly wait: (ms: number) => Promise<void>;
  /** Longest time a server may send nothing, in milliseconds. */
  readonly idleMs: number;
  readonly now: () => number;
  readonly tell: (line: string) => void;
  /** How far a file is: bytes done of a whole; called often. */
  readonly onProgress: (name: string, done: number, total: number) => void;
}

/** Where a model's files are gathered before it is there. */
export function stagingName({ id, revision }: Pick<OpenModel, 'id' | 'revision'>): string {
  return `${id}-${revision.slice(0, REVISION_DIGITS)}`;
}

/**
 * Gathers the files of a model aside and moves them in at once: whoever looks finds all of it, or what was there before.
 * @throws CannotAdd, and what the disk says
 */
export async function installModel(model: OpenModel, source: Source, ports: InstallPorts): Promise<void> {
  const { disk, places } = ports;
  const staged = join(places.staging, stagingName(model));
  const files: ModelRecord['files'] = [];
  for (const file of model.files) files.push(await gather({ model, file, source, staged }, ports));
  const record: ModelRecord = {
    ...{ id: model.id, revision: model.revision, files },
    at: new Date(ports.now()).toISOString(),
    from: source.kind === 'web' ? source.base : source.folder,
  };
  await writeText(disk, join(staged, 'LICENCE.txt'), licenceText(ports.catalogueFile, model.licence));
  await writeText(disk, join(staged, RECORD), JSON.stringify(record, null, 2));
  await moveIn(staged, modelFolder(places, model), ports);
}

/** Moves a finished folder to its place. What is broken there gives way. */
export async function moveIn(
  staged: string,
  place: string,
  { disk, places }: Pick<InstallPorts, 'disk' | 'places'>,
): Promise<void> {
  await disk.makeFolder(dirname(place));
  await discard(place, { disk, places });
  await disk.move(staged, place);
}

/** Takes a folder away: from one moment to the next it is not there, however long it takes to delete. */
export async function discard(
  folder: string,
  { disk, places }: Pick<InstallPorts, 'disk' | 'places'>,
): Promise<void> {
  if ((await stat(folder).catch(() => null)) === null) return;
  const aside = join(places.staging, `old-${basename(dirname(folder))}-${basename(folder)}`);
  await disk.makeFolder(places.staging);
  await disk.remove(aside);
  await disk.move(folder, aside);
  await disk.remove(aside);
}

interface Gathering {
  readonly model: OpenModel;
  readonly file: ModelFile;
  readonly source: Source;
  readonly staged: string;
}

async function gather(
  { model, file, source, staged }: Gathering,
  ports: InstallPorts,
): Promise<ModelRecord['files'][number]> {
  const target = join(staged, file.path);
  const found = { path: file.path, isGiven: file.sha256 !== null };
  await ports.disk.makeFolder(dirname(target));
  // Left by an earlier try that was stopped before the end.
  if (file.sha256 !== null && (await hashOf(target)) === file.sha256)
    return { ...found, sha256: file.sha256, bytes: file.bytes ?? 0 };
  const onBytes = (done: number, total: number): void =>
    ports.onProgress(`${model.id} ${file.path}`, done, total);
  if (source.kind === 'folder') {
    const from = await findIn(source.folder, model, file);
    return { ...found, ...(await takeCopy({ from, target, file, onBytes }, ports)) };
  }
  const { bytes, sha256 } = file;
  if (bytes === null || sha256 === null) throw noHash(model);
  const url = `${source.base}/${model.repo}/resolve/${model.revision}/${file.path}`;
  await download({ url, target, bytes, sha256 }, { ...ports, onBytes: (done) => onBytes(done, bytes) });
  return { ...found, sha256, bytes };
}

/** A file that is not fetched, as nobody could say what it must be. */
export function noHash({ id, repo, revision, files }: OpenModel): CannotAdd {
  const names = files.map(({ path }) => path).join(', ');
  return new CannotAdd(
    'no_hash',
    `${id} has no published hash, so it is not fetched. Get ${names} of ${repo} at revision ${revision} yourself, look at it, and add it with --from <its folder>.`,
  );
}

/**
 * Finds a file of a model in a folder that the operator named: laid out as here, one folder for each model, or plain.
 * @throws CannotAdd
 */
export async function findIn(folder: string, model: OpenModel, { path }: ModelFile): Promise<string> {
  const places = [
    join(modelFolder({ models: 'models' }, model), path),
    join(model.id, path),
    join(model.id, basename(path)),
    path,
    basename(path),
  ];
  for (const place of places) {
    const found = await stat(join(folder, place)).catch(() => null);
    if (found?.isFile()) return join(folder, place);
  }
  throw new CannotAdd(
    'not_in_folder',
    `${folder} has no ${path} of ${model.id}, nor ${join(model.id, path)}.`,
  );
}

interface Copying {
  readonly from: string;
  readonly target: string;
  readonly file: ModelFile;
  readonly onBytes: (done: number, total: number) => void;
}

async function takeCopy(copying: Copying, ports: InstallPorts): Promise<{ bytes: number; sha256: string }> {
  const { from, target, file } = copying;
  const total = await sizeOf(from);
  const fault = await faultOfFile(from, total, file);
  if (fault !== null) throw new CannotAdd('wrong_size', fault);
  const sha256 = await copyHashed({ ...copying, total }, ports);
  if (file.sha256 === null) {
    ports.tell(`${from} has the SHA-256 ${sha256}: it is stored, and held against the file from now on.`);
  } else if (sha256 !== file.sha256) {
    await ports.disk.remove(`${target}.part`);
    throw new CannotAdd(
      'changed',
      `${from} is not the file that was pinned: its SHA-256 is ${sha256}, it should be ${file.sha256}.`,
    );
  }
  await ports.disk.move(`${target}.part`, target);
  return { bytes: total, sha256 };
}

const LFS = 'version https://git-lfs';

/** What can be told without reading the whole; null = nothing is wrong. */
async function faultOfFile(from: string, size: number, { bytes }: ModelFile): Promise<string | null> {
  const start = await startOf(from);
  if (start.startsWith(LFS))
    return `${from} only points to a file (Git LFS): fetch it there with "git lfs pull".`;
  if (/^\s*<(!doctype|html)/i.test(start)) return `${from} is a web page and no file of a model.`;
  if (size === 0) return `${from} is empty.`;
  return bytes === null || size === bytes ? null : `${from} has ${size} bytes; it should have ${bytes}.`;
}

async function startOf(path: string): Promise<string> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(LFS.length), 0, LFS.length, 0);
    return buffer.toString('latin1', 0, bytesRead);
  } finally {
    await file.close();
  }
}

const PIECE_BYTES = 1024 * 1024;

async function copyHashed(
  copying: Copying & { readonly total: number },
  { disk, stop }: InstallPorts,
): Promise<string> {
  const { from, target, total, onBytes } = copying;
  const hash = createHash('sha256');
  const written = await disk.open(`${target}.part`, 'start');
  let done = 0;
  try {
    for await (const piece of createReadStream(from, { highWaterMark: PIECE_BYTES })) {
      if (stop.aborted) throw stopped();
      hash.update(piece as Uint8Array);
      await written.write(piece as Uint8Array);
      done += (piece as Uint8Array).length;
      onBytes(done, total);
    }
  } finally {
    await written.close();
  }
  return hash.digest('hex');
}
