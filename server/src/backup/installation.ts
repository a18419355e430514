import { sql } from 'kysely';
import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { holdPlaces } from '../app/hold-places.ts';
import type { BlobStorage } from '../platform/blob-storage/blob-storage.ts';
import { openBlobStorage } from '../platform/blob-storage/open-blob-storage.ts';
import { readStoreAddress } from '../platform/blob-storage/storage-address.ts';
import { type Db, openDb } from '../platform/database/db.ts';
import { migrate } from '../platform/database/migrate.ts';
import { NoDatabase, openExisting } from '../platform/database/open-existing.ts';
import { connectionsOfOurs } from '../platform/database/postgres-dialect.ts';
import { makeFolder } from '../platform/make-folder.ts';
import { type Places, placesOf } from '../platform/places.ts';

/** Words of a command that name no place, or do not go together. */
export class BadUsage extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'BadUsage';
  }
}

/** Another Maquette works on the database. */
export class DatabaseInUse extends Error {
  constructor() {
    super('Another Maquette is connected to this database. Stop every server that uses it first.');
    this.name = 'DatabaseInUse';
  }
}

/** An installation that nobody else works on. */
export interface Installation {
  readonly places: Places;
  readonly db: Db;
  readonly blobs: BlobStorage;
  close(): Promise<void>;
}

export interface PlaceWords {
  /** `postgres://…`, or a folder for everything. */
  readonly database: string;
  /** `s3://…`, or a folder; left out = in the folder of the database. */
  readonly storage?: string | undefined;
  /** Folder for files of the moment, where the database is in none. */
  readonly dataDir: string;
}

/** The places of an installation that is named on a command line. @throws BadUsage */
export function readPlaces({ database, storage, dataDir }: PlaceWords): Places {
  const isPostgres = /^postgres(ql)?:\/\//.test(database);
  if (!isPostgres && database.includes('://')) throw new BadUsage('A database is a folder, or postgres://…');
  if (isPostgres && storage === undefined)
    throw new BadUsage('Say with --storage where pictures are kept: s3://… or a folder.');
  const bucket = storage === undefined ? null : readStoreAddress(storage);
  if (bucket === null && storage?.includes('://'))
    throw new BadUsage('A storage is a folder, or like s3://bucket/prefix?endpoint=https://…&region=…');
  const places = placesOf({
    dataDir: isPostgres ? dataDir : resolve(database),
    postgres: isPostgres ? { kind: 'postgres', url: database } : null,
    storage: bucket,
  });
  return bucket === null && storage !== undefined
    ? { ...places, blobs: join(resolve(storage), 'blobs') }
    : places;
}

/** How long a server that is being stopped is waited for. */
const PATIENCE_MS = 2_000;
const LOOK_AGAIN_MS = 100;

/**
 * Opens an installation for a command that wants it to itself. One that is `made` may be missing or of an earlier version; it is
 * brought up to date.
 * @throws PlacesInUse, DatabaseInUse, NoDatabase, UnusableDataDir, NewerDatabase, OlderDatabase
 */
export async function openInstallation(places: Places, { made }: { made: boolean }): Promise<Installation> {
  const { database } = places;
  const isFile = database.kind === 'sqlite';
  if (isFile && !made && !existsSync(database.path)) throw new NoDatabase(database.path);
  const hold = isFile ? await holdPlaces(places, { as: 'server', patienceMs: PATIENCE_MS }) : null;
  makeFolder(places.temporary);
  const db = made
    ? openDb(database)
    : await openExisting(database).catch((error: unknown) => {
        hold?.release();
        throw error;
      });
  const close = async () => {
    await db.destroy();
    hold?.release();
  };
  try {
    if (!isFile) await assertNobodyElse(db);
    if (made) await migrate(db);
    return { places, db, blobs: openBlobStorage(places), close };
  } catch (error) {
    await close();
    throw error;
  }
}

/**
 * Throws `DatabaseInUse` while another process of ours is connected to a PostgreSQL database. Who is being stopped is waited for: the server learns a moment
 * later of a process that was killed.
 */
export async function assertNobodyElse(db: Db): Promise<void> {
  const until = performance.now() + PATIENCE_MS;
  while (await isSomebodyElseThere(db)) {
    if (performance.now() > until) throw new DatabaseInUse();
    await wait(LOOK_AGAIN_MS);
  }
}

async function isSomebodyElseThere(db: Db): Promise<boolean> {
  const { prefix, here } = connectionsOfOurs;
  const { rows } = await sql<{ count: number }>`select count(*) as count from pg_stat_activity
    where datname = current_database() and application_name like ${`${prefix}%`} and application_name <> ${here}`.execute(
    db,
  );
  return (rows[0]?.count ?? 0) > 0;
}

/** Whether anybody has an account or a picture there, besides the one that visitors share. */
export async function isInhabited(db: Db): Promise<boolean> {
  const person = await db
    .selectFrom('users')
    .select('id')
    .where('email_key', '<>', 'guest')
    .limit(1)
    .executeTakeFirst();
  const file = await db.selectFrom('files').select('id').limit(1).executeTakeFirst();
  const mask = await db.selectFrom('masks').select('id').limit(1).executeTakeFirst();
  return [person, file, mask].some((found) => found !== undefined);
}

/** SHA-256 of a file, hex. */
export async function hashOfFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) hash.update(chunk);
  return hash.digest('hex');
}

const AT_ONCE = 4;

/** Works on everything that comes, some at a time; the first fault ends it. */
export async function someAtATime<T>(
  things: AsyncIterable<T>,
  work: (thing: T) => Promise<void>,
): Promise<void> {
  const iterator = things[Symbol.asyncIterator]();
  const turn = async (): Promise<void> => {
    for (let next = await iterator.next(); !next.done; next = await iterator.next()) await work(next.value);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, turn));
}
