import { createReadStream } from 'node:fs';
import type { BlobEntry } from '../platform/blob-storage/blob-storage.ts';
import type { Places } from '../platform/places.ts';
import {
  assertNobodyElse,
  hashOfFile,
  type Installation,
  isInhabited,
  openInstallation,
  someAtATime,
} from './installation.ts';
import { differencesOf, inSnapshot, replaceRows, rowsOf, type Tally, tallyOf } from './tables.ts';

/** What is at the other end is not this installation. */
export class TargetNotEmpty extends Error {
  constructor(what: string) {
    super(`The target is not empty: ${what}. Nothing was changed there; name one that is empty.`);
    this.name = 'TargetNotEmpty';
  }
}

/** What arrived is not what left. */
export class MoveDiffers extends Error {
  constructor(what: string) {
    super(`What arrived is not what left: ${what}. The source is as it was; run the move again.`);
    this.name = 'MoveDiffers';
  }
}

export interface Move {
  readonly from: Places;
  readonly to: Places;
  /** Told as it goes. */
  readonly tell: (line: string) => void;
}

export interface Moved {
  readonly rows: number;
  readonly blobs: number;
  /** Blobs that an earlier try had brought over. */
  readonly already: number;
  /** Pictures whose bytes were missing or damaged at the source. */
  readonly lost: readonly string[];
}

/**
 * Copies an installation into an empty one, of whichever kind, and compares what arrived. The source is only read. What was killed in the
 * middle is run again and goes on: blobs come first and are compared, all rows come last, in one transaction.
 * @throws TargetNotEmpty, MoveDiffers, and what opening throws
 */
export async function move({ from, to, tell }: Move): Promise<Moved> {
  const source = await openInstallation(from, { made: false });
  try {
    const target = await openInstallation(to, { made: true });
    try {
      return await copy(source, target, tell);
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}

async function copy(source: Installation, target: Installation, tell: Move['tell']): Promise<Moved> {
  const tally = await inSnapshot(source.db, tallyOf);
  const isThere = await assertFit(source, target, tally);
  const blobs = await copyBlobs(source, target, tell);
  if (isThere) tell('The rows are there already.');
  else await inSnapshot(source.db, (db) => replaceRows(target.db, target.places.database.kind, rowsOf(db)));
  const differing = differencesOf(tally, await inSnapshot(target.db, tallyOf));
  if (differing.length > 0) throw new MoveDiffers(`table ${differing.join(', ')}`);
  if (source.places.database.kind === 'postgres') await assertNobodyElse(source.db);
  const rows = Object.values(tally).reduce((sum, table) => sum + table.rows, 0);
  for (const [table, count] of Object.entries(tally))
    tell(`${table}: ${count.rows} rows, the same hash at both ends`);
  return { ...blobs, rows };
}

/** Whether the rows are at the target already. @throws TargetNotEmpty unless there is nothing but what this move brought */
async function assertFit(source: Installation, target: Installation, tally: Tally): Promise<boolean> {
  const isThere = await isInhabited(target.db);
  if (isThere && differencesOf(tally, await inSnapshot(target.db, tallyOf)).length > 0)
    throw new TargetNotEmpty('its database holds accounts or pictures');
  const sizes = await sizesOf(source);
  for await (const { key, bytes } of target.blobs.list())
    if (sizes.get(key) !== bytes) throw new TargetNotEmpty(`its storage holds ${key}`);
  return isThere;
}

async function sizesOf({ blobs }: Pick<Installation, 'blobs'>): Promise<Map<string, number>> {
  const sizes = new Map<string, number>();
  for await (const { key, bytes } of blobs.list()) sizes.set(key, bytes);
  return sizes;
}

const TELL_EVERY = 1000;

async function copyBlobs(
  source: Installation,
  target: Installation,
  tell: Move['tell'],
): Promise<Pick<Moved, 'blobs' | 'already' | 'lost'>> {
  const there = await sizesOf(target);
  const pictures = await hashesOfPictures(source);
  const lost: string[] = [];
  let blobs = 0;
  let already = 0;
  await someAtATime(source.blobs.list(), async ({ key, bytes }: BlobEntry) => {
    await source.blobs.withFile(key, async (path) => {
      const hash = await hashOfFile(path);
      const known = pictures.get(key);
      if (known !== undefined && known !== hash) lost.push(`${key} is damaged`);
      pictures.delete(key);
      if (there.get(key) === bytes && (await target.blobs.withFile(key, hashOfFile)) === hash) already++;
      else {
        await target.blobs.put(key, createReadStream(path));
        if ((await target.blobs.withFile(key, hashOfFile)) !== hash) throw new MoveDiffers(`picture ${key}`);
      }
    });
    if (++blobs % TELL_EVERY === 0) tell(`${blobs} pictures and copies of them`);
  });
  return { blobs, already, lost: [...lost, ...[...pictures.keys()].map((key) => `${key} is missing`)] };
}

/** SHA-256 of each picture's bytes by their key, as its row has it. */
async function hashesOfPictures({ db }: Installation): Promise<Map<string, string>> {
  const hashes = new Map<string, string>();
  for (const table of ['files', 'masks'] as const)
    for (const { blob_key, sha256 } of await db.selectFrom(table).select(['blob_key', 'sha256']).execute())
      hashes.set(blob_key, sha256);
  return hashes;
}
