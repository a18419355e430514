import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { EngineJob, EngineOutcome, EngineWatch } from '../../../platform/image-engines/image-engine.ts';
import { hashOfToken } from '../../../platform/secret-token.ts';
import type { StoredFile } from '../../files/index.ts';
import type { StoredEdit } from '../edits.store.ts';
import type { LastingOutcomes } from './lasting-outcomes.ts';
import { outcomeAt } from './outcome-at.ts';

/** What was made of the rooms that ship with the product: who wishes the same there does not wait for it again. */
export interface SampleWork {
  /**
   * The outcome of a job: known already, else made now. Nothing but a visitor's edit of a shipped room is ever kept. What is made
   * ahead of time gives way to it, or is waited for where it is the same.
   */
  outcomeOf(asked: WaitedJob, make: () => Promise<EngineOutcome>): Promise<EngineOutcome>;
  /** Somebody waits for `work`: nothing is begun ahead of time meanwhile. */
  amid<T>(work: () => Promise<T>): Promise<T>;
  /** Makes an outcome that nobody waits for yet, unless it is known. False where it had to give way: to be tried again. */
  makeAhead(asked: SampleJob, make: (watch: AheadWatch) => Promise<EngineOutcome>): Promise<boolean>;
  /** Resolves when nobody waits for anything. */
  quiet(): Promise<void>;
}

export type AheadWatch = Pick<EngineWatch, 'signal' | 'onProgress'>;

export interface SampleJob {
  readonly edit: StoredEdit;
  readonly source: StoredFile;
  readonly job: EngineJob;
}

export interface WaitedJob extends SampleJob, AheadWatch {}

/** What a photo goes by within a visit, by the SHA-256 of its bytes: visits share no photo. */
export const photoOfVisit = (visit: string, sha256: string): string => hashOfToken(`${visit}:${sha256}`);

/** Seven wishes ship with the rooms, in two languages; an outcome takes some 4 MB of the disk. */
const KEPT = 24;

interface SampleWorkOptions {
  /** The shipped pages, with the rooms among them; null = there are none. */
  readonly webFolder: string | null;
  /** Where the outcomes of visitors' own wishes lie, known for as long as this process runs. */
  readonly folder: string;
  /** Those that were made ahead of time. */
  readonly lasting: LastingOutcomes;
}

/** Keeps the latest outcomes as files. */
export function sampleWork({ webFolder, folder, lasting }: SampleWorkOptions): SampleWork {
  const known = new Map<string, EngineOutcome>();
  let shipped: Promise<readonly string[]> | null = null;

  const roomOf = async ({ edit: { visit }, source }: SampleJob): Promise<string | undefined> => {
    if (visit === null || webFolder === null) return undefined;
    shipped ??= hashesOfRooms(join(webFolder, 'samples'));
    return (await shipped).find((sha256) => photoOfVisit(visit, sha256) === source.uploadSha256);
  };

  const keep = async (key: string, outcome: EngineOutcome): Promise<void> => {
    await mkdir(folder, { recursive: true });
    known.set(key, await outcomeAt(outcome, (name) => join(folder, `${key}-${name}`)));
    const [oldest = key] = known.keys();
    if (known.size <= KEPT) return;
    const gone = known.get(oldest);
    known.delete(oldest);
    for (const file of [gone?.edited, gone?.region]) if (file) await rm(file.path, { force: true });
  };

  const keyOfRoom = async (asked: SampleJob): Promise<string | null> => {
    const room = await roomOf(asked);
    return room === undefined ? null : keyOf(asked.job, [room, asked.edit.engine]);
  };

  const found = async (key: string, { job }: SampleJob): Promise<EngineOutcome | null> => {
    const visited = known.get(key);
    const former = visited ?? (await lasting.recall(key));
    if (!former) return null;
    // What is wished for stays the longest.
    known.delete(key);
    // Whoever sweeps files may have taken them.
    const copy = await outcomeAt(former, (name) => join(job.folder, name)).catch(() => null);
    if (copy && visited) known.set(key, visited);
    return copy;
  };

  let ahead: Ahead | null = null;
  const waiting = { count: 0, quiet: Promise.resolve(), over: (): void => undefined };
  return {
    outcomeOf: async (asked, make) => {
      const key = await keyOfRoom(asked);
      if (key !== null && ahead?.key === key) await joined(ahead, asked);
      else ahead?.ending.abort();
      const former = key === null ? null : await found(key, asked);
      if (former) return former;
      const outcome = await make();
      if (key !== null && !outcome.takes) await keep(key, outcome);
      return outcome;
    },
    amid: async (work) => {
      if (waiting.count++ === 0) waiting.quiet = new Promise((resolve) => (waiting.over = resolve));
      try {
        return await work();
      } finally {
        if (--waiting.count === 0) waiting.over();
      }
    },
    makeAhead: async (asked, make) => {
      const key = await keyOfRoom(asked);
      if (key === null || known.has(key) || (await lasting.recall(key))) return true;
      if (waiting.count > 0) return false;
      const [ending, told] = [new AbortController(), new Set<(fraction: number) => void>()];
      const onProgress = (fraction: number): void => told.forEach((tell) => tell(fraction));
      const made = make({ signal: ending.signal, onProgress }).then((outcome) => lasting.keep(key, outcome));
      ahead = { key, ending, told, over: made.catch(() => undefined) };
      try {
        await made;
      } catch (error) {
        if (!ending.signal.aborted) throw error;
      } finally {
        ahead = null;
      }
      return !ending.signal.aborted;
    },
    quiet: async () => {
      while (waiting.count > 0) await waiting.quiet;
    },
  };
}

/** An outcome that is being made ahead of time. */
interface Ahead {
  readonly key: string;
  readonly ending: AbortController;
  /** Who is told how far it is. */
  readonly told: Set<(fraction: number) => void>;
  /** Resolves however it ends. */
  readonly over: Promise<void>;
}

/** Waits for what is being made already, instead of beginning it anew. @throws the signal's reason */
async function joined({ told, over }: Ahead, { signal, onProgress }: AheadWatch): Promise<void> {
  told.add(onProgress);
  const listening = new AbortController();
  const stopped = new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => resolve(), { signal: listening.signal });
  });
  try {
    signal.throwIfAborted();
    await Promise.race([over, stopped]);
    signal.throwIfAborted();
  } finally {
    listening.abort();
    told.delete(onProgress);
  }
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
