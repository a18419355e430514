import { mkdtempSync, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Migrator } from 'kysely';
import { decodesIn } from '../doctor/decodes.ts';
import { examine } from '../doctor/examine.ts';
import type { Fault, Patient } from '../doctor/fault.ts';
import { ownerOfBlob } from '../features/files/index.ts';
import { BlobMissing, type BlobEntry } from '../platform/blob-storage/blob-storage.ts';
import { type Db, openDb } from '../platform/database/db.ts';
import { migrate, migrations } from '../platform/database/migrate.ts';
import type { ImageProcess } from '../platform/images/run-image-process.ts';
import { makeFolder } from '../platform/make-folder.ts';
import { differencesOf, replaceRows, rowOfLine, type StoredRow } from './tables.ts';
import { BadBackup, type Manifest, type Picture, type Vault } from './vault.ts';
import { linesOf, picturesIn } from './make-backup.ts';

export interface OpenSnapshot {
  readonly vault: Vault;
  /** Null = the latest. */
  readonly id: string | null;
  /** Folder for files of the moment. */
  readonly temporary: string;
}

/** A snapshot, unpacked into a folder of its own: its rows in a SQLite file of the present schema. */
export interface Snapshot {
  readonly id: string;
  readonly manifest: Manifest;
  readonly db: Db;
  readonly pictures: () => AsyncGenerator<Picture>;
  /** Fetches the bytes of a picture for as long as `use` runs. Throws BlobMissing. */
  withBytes<T>(picture: Pick<Picture, 'sha256' | 'key'>, use: (path: string) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/**
 * Unpacks a snapshot and compares its rows with what its manifest says of them.
 * @throws BadBackup, BadSeal
 */
export async function openSnapshot({ vault, id: wanted, temporary }: OpenSnapshot): Promise<Snapshot> {
  const id = wanted ?? (await vault.snapshots()).at(-1);
  if (id === undefined) throw new BadBackup('There is no snapshot');
  const manifest = await vault.readManifest(id);
  const unknown = manifest.migrations.filter((name) => !(name in migrations));
  if (unknown.length > 0)
    throw new BadBackup(`${id} was made by a newer version of Maquette (it knows ${unknown.join(', ')})`);
  makeFolder(temporary);
  const folder = mkdtempSync(join(temporary, 'snapshot-'));
  const db = openDb({ kind: 'sqlite', path: join(folder, 'rows.db') });
  const close = async () => {
    await db.destroy();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const [tables, pictures] = [join(folder, 'tables'), join(folder, 'pictures')];
    await vault.readFile(id, 'tables.jsonl.gz', { path: tables, said: manifest.tableFile });
    await vault.readFile(id, 'pictures.jsonl.gz', { path: pictures, said: manifest.pictureFile });
    await unpack(db, { id, manifest }, tables);
    return {
      ...{ id, manifest, db, close },
      pictures: () => picturesIn(pictures),
      withBytes: async ({ sha256, key }, use) => {
        const path = join(folder, key.replaceAll('/', '-'));
        try {
          await vault.readBlob(sha256, path).catch((error: unknown) => {
            throw error instanceof BlobMissing ? new BlobMissing(key) : error;
          });
          return await use(path);
        } finally {
          await rm(path, { force: true });
        }
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Rows come into the schema they were written in; then that is brought up to date. */
async function unpack(
  db: Db,
  { id, manifest }: Pick<Snapshot, 'id' | 'manifest'>,
  path: string,
): Promise<void> {
  const steps = Object.fromEntries(manifest.migrations.map((name) => [name, migrations[name]]));
  const provider = { getMigrations: async () => steps as typeof migrations };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error !== undefined) throw error;
  const tally = await replaceRows(db, 'sqlite', rowsIn(path)).catch((cause: unknown) => {
    throw new BadBackup(`The rows of ${id} cannot be read: ${(cause as Error).message}`);
  });
  const differing = differencesOf(manifest.tables, tally);
  if (differing.length > 0)
    throw new BadBackup(`${id} holds other rows than it says: ${differing.join(', ')}`);
  await migrate(db);
}

async function* rowsIn(path: string): AsyncGenerator<StoredRow> {
  for await (const line of linesOf(path)) yield rowOfLine(line);
}

export interface Examination {
  readonly vault: Vault;
  readonly images: ImageProcess;
  /** Folder for files of the moment. */
  readonly temporary: string;
  /** How many of the pictures are fetched and looked into: from 0 to 1. That their bytes are there is looked at for all. */
  readonly share: number;
}

/** What the doctor and the manifest find wrong with a snapshot, besides what its installation had lost already. */
export async function examineSnapshot(
  { manifest, db, pictures, withBytes }: Snapshot,
  { vault, images, temporary, share }: Examination,
): Promise<{ readonly faults: readonly Fault[]; readonly lookedInto: number }> {
  const lost = new Set(manifest.lost);
  const listed = await vault.listBlobs();
  const known = new Map<string, Picture>();
  const faults: Fault[] = [];
  for await (const picture of pictures()) {
    known.set(picture.key, picture);
    if (!lost.has(picture.subject) && !vault.holds(listed, picture))
      faults.push({
        code: 'picture_missing',
        subject: picture.subject,
        found: 'its bytes are not there, or not whole',
      });
  }
  if (known.size !== manifest.pictures)
    faults.push({
      code: 'picture_missing',
      subject: 'list',
      found: `${known.size} of ${manifest.pictures} pictures`,
    });
  let lookedInto = 0;
  const chosen = choose([...known.values()], share);
  const patient: Patient = {
    db,
    kind: 'sqlite',
    blobs: {
      withFile: (key, use) => {
        const picture = known.get(key);
        if (!picture) throw new BlobMissing(key);
        lookedInto++;
        return withBytes(picture, use);
      },
      list: async function* (): AsyncGenerator<BlobEntry> {
        for (const { key, bytes } of known.values()) yield { key, bytes, modifiedAt: manifest.takenAt };
      },
    },
    ownerOfBlob,
    decodes: decodesIn(images, temporary),
    looksInto: (id) => chosen.has(id),
    now: () => manifest.takenAt,
  };
  // A snapshot does not change: there is nothing to wait for.
  const found = await examine(patient, async () => {});
  faults.push(...found.faults.filter(({ subject }) => !lost.has(subject)));
  return { faults, lookedInto };
}

/** Ids of a share of the pictures, others each time; of any share one at least. */
function choose(pictures: readonly Picture[], share: number): ReadonlySet<string> {
  const first = share > 0 ? Math.floor(Math.random() * pictures.length) : -1;
  const chosen = pictures.filter((_, at) => at === first || Math.random() < share);
  return new Set(chosen.map(({ subject }) => subject.slice(subject.indexOf(' ') + 1)));
}
