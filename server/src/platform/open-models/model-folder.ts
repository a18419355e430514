import { createHash } from 'node:crypto';
import { createReadStream, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Catalogue, OpenModel } from './catalogue.ts';

/** Where open models lie. Nothing of it is needed, and nothing makes it but the command that adds models. */
export interface ModelPlaces {
  readonly dir: string;
  /** `<id>/<first 8 digits of the revision>/`, complete or not there. */
  readonly models: string;
  /** `<version>/`, complete or not there. */
  readonly runtime: string;
  /** What is being fetched. */
  readonly staging: string;
  /** The file by which commands keep out of each other's way. */
  readonly lock: string;
}

export function modelPlaces(dir: string): ModelPlaces {
  const inside = (name: string): string => join(dir, name);
  return {
    dir,
    models: inside('models'),
    runtime: inside('runtime'),
    staging: inside('staging'),
    lock: inside('lock'),
  };
}

/** Digits of a revision that name its folder. */
export const REVISION_DIGITS = 8;

/** Where a model's revision lies. */
export function modelFolder(
  { models }: Pick<ModelPlaces, 'models'>,
  { id, revision }: Pick<OpenModel, 'id' | 'revision'>,
): string {
  return join(models, id, revision.slice(0, REVISION_DIGITS));
}

/** The record of an installation, written when all else is there. */
export const RECORD = 'installed.json';
/** What the operator recorded of a model, beside its files. */
export const CANARY = 'canary.json';

const InstalledFile = z.object({
  path: z.string(),
  bytes: z.number(),
  sha256: z.string(),
  /** The catalogue gave the hash; otherwise it was taken of what the operator's folder held, and shown. */
  isGiven: z.boolean(),
});

const ModelRecord = z.object({
  id: z.string(),
  revision: z.string(),
  files: z.array(InstalledFile),
  /** When, as an ISO date. */
  at: z.string(),
  /** An address, or a folder the operator named. */
  from: z.string(),
});
export type ModelRecord = z.infer<typeof ModelRecord>;

/** What a model gave for the canary's input on this machine. */
const RecordedCanary = z.object({ signature: z.array(z.number()).length(16), at: z.string() });

export interface InstalledModel extends ModelRecord {
  /** Where its files lie. */
  readonly folder: string;
  /** What was recorded here by the operator; null = nothing. */
  readonly canary: z.infer<typeof RecordedCanary> | null;
}

/** The models that are completely there, one for each id; none where there is no folder. */
export function readInstalled(dir: string): InstalledModel[] {
  const { models } = modelPlaces(dir);
  return foldersIn(models).flatMap((id) => {
    const found = foldersIn(join(models, id)).flatMap((revision) => readModel(join(models, id, revision)));
    // Two are there while, or because, the older one could not be taken away.
    return found.toSorted((one, other) => other.at.localeCompare(one.at)).slice(0, 1);
  });
}

function readModel(folder: string): InstalledModel[] {
  const record = ModelRecord.safeParse(readJson(join(folder, RECORD)));
  if (!record.success) return [];
  const canary = RecordedCanary.safeParse(readJson(join(folder, CANARY)));
  return [{ ...record.data, folder, canary: canary.success ? canary.data : null }];
}

/** A model that is there at the revision of the catalogue; undefined otherwise. */
export function installedAs(
  model: Pick<OpenModel, 'id' | 'revision'>,
  installed: readonly InstalledModel[],
): InstalledModel | undefined {
  return installed.find(({ id, revision }) => id === model.id && revision === model.revision);
}

const RuntimeRecord = z.object({ name: z.string(), version: z.string(), at: z.string() });

/** Where the runtime of the catalogue lies: a folder to resolve its package from. Null = it is not installed. */
export function runtimeFolder(dir: string, { version }: Catalogue['runtime']): string | null {
  const folder = join(modelPlaces(dir).runtime, version);
  return RuntimeRecord.safeParse(readJson(join(folder, RECORD))).success ? folder : null;
}

/** What is wrong with a file of a model. */
export interface FileFault {
  readonly path: string;
  readonly fault: 'missing' | 'changed';
  readonly expected: string;
  /** The hash of what is there; null when nothing is. */
  readonly found: string | null;
}

/** Takes the hash of every file anew: SHA-256 runs at more than a gigabyte in a second. @returns nothing when all is well */
export async function verifyInstalled(model: OpenModel, installed: InstalledModel): Promise<FileFault[]> {
  const faults: FileFault[] = [];
  for (const { path, sha256 } of model.files) {
    // What the catalogue says wins over a record that somebody may have changed.
    const expected = sha256 ?? installed.files.find((file) => file.path === path)?.sha256 ?? '';
    const found = await hashOf(join(installed.folder, path));
    if (found !== expected) faults.push({ path, fault: found ? 'changed' : 'missing', expected, found });
  }
  return faults;
}

/** SHA-256 in hex digits; null when there is no such file. */
export async function hashOf(file: string): Promise<string | null> {
  const hash = createHash('sha256');
  try {
    for await (const piece of createReadStream(file, { highWaterMark: PIECE_BYTES })) hash.update(piece);
  } catch (error) {
    if (['ENOENT', 'ENOTDIR', 'EISDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return null;
    throw error;
  }
  return hash.digest('hex');
}

const PIECE_BYTES = 1024 * 1024;

function foldersIn(folder: string): string[] {
  try {
    return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
      entry.isDirectory() ? entry.name : [],
    );
  } catch {
    return [];
  }
}

/** Undefined where there is none, or none that can be read. */
function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
