import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { BlobMissing } from '../platform/blob-storage/blob-storage.ts';
import type { Db } from '../platform/database/db.ts';
import { migrations } from '../platform/database/migrate.ts';
import { makeFolder } from '../platform/make-folder.ts';
import { walk } from '../platform/walk.ts';
import { hashOfFile, type Installation, someAtATime } from './installation.ts';
import { inSnapshot, lineOf, rowsOf, type Tally, tallying } from './tables.ts';
import { Picture, type Vault } from './vault.ts';
import { instant } from '../platform/instant.ts';

export interface MakeBackup {
  readonly of: Pick<Installation, 'db' | 'blobs'>;
  readonly vault: Vault;
  /** Folder for files of the moment. */
  readonly temporary: string;
  readonly now: () => number;
}

export interface MadeBackup {
  /** The snapshot's name. */
  readonly id: string;
  readonly rows: number;
  readonly pictures: number;
  /** Pictures whose bytes had not been stored before. */
  readonly added: number;
  /** Pictures whose bytes the installation has lost: table and id. */
  readonly lost: readonly string[];
}

/** A picture deleted while its bytes were about to be stored is no longer in the next snapshot. */
const TRIES = 3;

/**
 * Stores all rows, as they stand at one moment, and the bytes of pictures that were not stored before. The server may be at work. Nothing
 * that earlier snapshots need is changed, and until all is stored there is no new one.
 */
export async function makeBackup({ of, vault, temporary, now }: MakeBackup): Promise<MadeBackup> {
  makeFolder(temporary);
  const folder = mkdtempSync(join(temporary, 'backup-'));
  try {
    const stored = await vault.listBlobs();
    const added = new Set<string>();
    for (let attempt = 1; ; attempt++) {
      const takenAt = now();
      const { tally, pictures } = await inSnapshot(of.db, (db) => writeAll(db, folder));
      const lost = await storeBytes({ of, vault, folder, stored, added });
      if (lost.length > 0 && attempt < TRIES) continue;
      const id = idOf(takenAt);
      const files = {
        tableFile: await vault.writeFile(id, 'tables.jsonl.gz', join(folder, 'tables')),
        pictureFile: await vault.writeFile(id, 'pictures.jsonl.gz', join(folder, 'pictures')),
      };
      const schema = Object.keys(migrations).sort();
      await vault.writeManifest(id, {
        format: 1,
        takenAt,
        migrations: schema,
        tables: tally,
        ...files,
        pictures,
        lost,
      });
      const rows = Object.values(tally).reduce((sum, table) => sum + table.rows, 0);
      return { id, rows, pictures, added: added.size, lost };
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What the name of a snapshot that was taken at a time begins with: names are in order of time. */
export const timeIn = (takenAt: number): string =>
  new Date(takenAt).toISOString().toLowerCase().replaceAll(':', '');

const idOf = (takenAt: number): string => `${timeIn(takenAt)}-${randomUUID().slice(0, 8)}`;

/** Writes the files of a snapshot beside each other. */
async function writeAll(db: Db, folder: string): Promise<{ tally: Tally; pictures: number }> {
  const counting = tallying();
  let pictures = 0;
  await writeLines(join(folder, 'tables'), async function* () {
    for await (const stored of rowsOf(db)) {
      counting.add(stored);
      yield lineOf(stored);
    }
  });
  await writeLines(join(folder, 'pictures'), async function* () {
    for await (const picture of picturesOf(db)) {
      pictures++;
      yield JSON.stringify(picture);
    }
  });
  return { tally: counting.tally, pictures };
}

function writeLines(path: string, lines: () => AsyncIterable<string>): Promise<void> {
  const content = async function* () {
    for await (const line of lines()) yield `${line}\n`;
  };
  return pipeline(
    Readable.from(content()),
    createGzip({ level: 4 }),
    createWriteStream(path, { mode: 0o600 }),
  );
}

/** The lines of a packed file. */
export async function* linesOf(path: string): AsyncGenerator<string> {
  const unpacked = createGunzip();
  const reading = pipeline(createReadStream(path), unpacked);
  reading.catch(() => {});
  yield* createInterface({ input: unpacked });
  await reading;
}

async function* picturesOf(db: Db): AsyncGenerator<Picture> {
  for (const table of ['files', 'masks'] as const) {
    const named = table === 'files' ? ('files.name' as const) : ('masks.filename' as const);
    const page = (after: string, limit: number) =>
      db
        .selectFrom(table)
        .innerJoin('users', 'users.id', `${table}.user_id`)
        .select([
          `${table}.id`,
          `${table}.bytes`,
          `${table}.sha256`,
          `${table}.blob_key`,
          `${table}.created_at`,
        ])
        .select(['users.email', `${named} as name`])
        .where(`${table}.id`, '>', after)
        .orderBy(`${table}.id`)
        .limit(limit)
        .execute();
    type Found = Awaited<ReturnType<typeof page>>[number];
    for await (const found of walk<Found>((last, limit) => page(last?.id ?? '', limit)))
      yield {
        subject: `${table} ${found.id}`,
        owner: found.email,
        name: found.name,
        made: instant(found.created_at),
        bytes: found.bytes,
        sha256: found.sha256,
        key: found.blob_key,
      };
  }
}

/** The pictures of a packed list. @throws what a broken line throws */
export async function* picturesIn(path: string): AsyncGenerator<Picture> {
  for await (const line of linesOf(path)) yield Picture.parse(JSON.parse(line));
}

type StoreBytes = Pick<MakeBackup, 'of' | 'vault'> & {
  readonly folder: string;
  readonly stored: ReadonlyMap<string, number>;
  /** Hashes of what was stored by this backup. */
  readonly added: Set<string>;
};

/** Stores what is not there yet; gives the pictures whose bytes are not what their row says. */
async function storeBytes({ of, vault, folder, stored, added }: StoreBytes): Promise<string[]> {
  const lost: string[] = [];
  const store = async (picture: Picture): Promise<void> => {
    if (added.has(picture.sha256) || vault.holds(stored, picture)) return;
    const isWhole = await of.blobs
      .withFile(picture.key, async (path) => {
        if ((await hashOfFile(path)) !== picture.sha256) return false;
        await vault.writeBlob(picture.sha256, path);
        return true;
      })
      .catch((error: unknown) => {
        if (error instanceof BlobMissing) return false;
        throw error;
      });
    if (isWhole) added.add(picture.sha256);
    else lost.push(picture.subject);
  };
  await someAtATime(picturesIn(join(folder, 'pictures')), store);
  return lost.sort();
}
