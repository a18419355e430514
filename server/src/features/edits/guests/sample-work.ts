import { createHash } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { EngineJob, EngineOutcome, RawPicture } from '../../../platform/image-engines/image-engine.ts';
import { hashOfToken } from '../../../platform/secret-token.ts';
import type { StoredFile } from '../../files/index.ts';
import type { StoredEdit } from '../edits.store.ts';

/** What was made of the rooms that ship with the product: who wishes the same there does not wait for it again. */
export interface SampleWork {
  /** The outcome of a job: known already, else made now. Nothing but a visitor's edit of a shipped room is ever kept. */
  outcomeOf(asked: SampleJob, make: () => Promise<EngineOutcome>): Promise<EngineOutcome>;
}

export interface SampleJob {
  readonly edit: StoredEdit;
  readonly source: StoredFile;
  readonly job: EngineJob;
}

/** What a photo goes by within a visit, by the SHA-256 of its bytes: visits share no photo. */
export const photoOfVisit = (visit: string, sha256: string): string => hashOfToken(`${visit}:${sha256}`);

/** Seven wishes ship with the rooms, in two languages; an outcome takes some 4 MB of the disk. */
const KEPT = 24;

interface SampleWorkOptions {
  /** The shipped pages, with the rooms among them; null = there are none. */
  readonly webFolder: string | null;
  /** Where outcomes lie; known for as long as this process runs, as another version may draw otherwise. */
  readonly folder: string;
}

/** Keeps the latest outcomes as files. */
export function sampleWork({ webFolder, folder }: SampleWorkOptions): SampleWork {
  const known = new Map<string, EngineOutcome>();
  let shipped: Promise<readonly string[]> | null = null;

  const roomOf = async ({ edit: { visit }, source }: SampleJob): Promise<string | undefined> => {
    if (visit === null || webFolder === null) return undefined;
    shipped ??= hashesOfRooms(join(webFolder, 'samples'));
    return (await shipped).find((sha256) => photoOfVisit(visit, sha256) === source.uploadSha256);
  };

  const keep = async (key: string, outcome: EngineOutcome): Promise<void> => {
    await mkdir(folder, { recursive: true });
    known.set(key, await copied(outcome, (name) => join(folder, `${key}-${name}`)));
    const [oldest = key] = known.keys();
    if (known.size <= KEPT) return;
    const gone = known.get(oldest);
    known.delete(oldest);
    for (const file of [gone?.edited, gone?.region]) if (file) await rm(file.path, { force: true });
  };

  return {
    outcomeOf: async (asked, make) => {
      const room = await roomOf(asked);
      if (room === undefined) return make();
      const { job, edit } = asked;
      const key = await keyOf(job, [room, edit.engine]);
      const former = known.get(key);
      // Whoever sweeps temporary files may have taken them.
      const found = former && (await copied(former, (name) => join(job.folder, name)).catch(() => null));
      if (found) return found;
      const outcome = await make();
      if (!outcome.takes) await keep(key, outcome);
      return outcome;
    },
  };
}

async function hashesOfRooms(folder: string): Promise<string[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('-before.webp'));
  return Promise.all(names.map(async (name) => sha256Of(await readFile(join(folder, name)))));
}

/** Everything an outcome depends on, as one number: where its files lie does not matter, what stands in them does. */
async function keyOf({ folder, ...job }: EngineJob, room: readonly string[]): Promise<string> {
  const said = JSON.stringify([room, job]).replaceAll(JSON.stringify(folder).slice(1, -1), '');
  const marked = await Promise.all([job.mask, job.marked].map((mask) => mask && readFile(mask.path)));
  return sha256Of(said, ...marked.flatMap((bytes) => bytes ?? []));
}

function sha256Of(...parts: (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
}

/** The same with its files at other places. */
async function copied(outcome: EngineOutcome, placeOf: (name: string) => string): Promise<EngineOutcome> {
  const copyOf = async (file: RawPicture, name: string): Promise<RawPicture> => {
    const path = placeOf(name);
    await copyFile(file.path, path);
    return { ...file, path };
  };
  return {
    ...outcome,
    edited: await copyOf(outcome.edited, 'made'),
    region: outcome.region && (await copyOf(outcome.region, 'made-region')),
  };
}
