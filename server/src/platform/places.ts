import { chmodSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StoreAddress } from './blob-storage/storage-address.ts';
import type { Config } from './config.ts';
import type { DatabaseAddress } from './database/db.ts';
import { makeFolder } from './make-folder.ts';

/** Where an installation keeps what. */
export interface Places {
  readonly dataDir: string;
  readonly database: DatabaseAddress;
  /** Finished pictures: a folder, or a bucket. */
  readonly blobs: string | StoreAddress;
  /** Files that are still being written; on the disk of the blobs where those are files. */
  readonly temporary: string;
  /** What may be wished of the shipped rooms with one click; may be deleted at any time. */
  readonly madeAhead: string;
  /** Mails as files, where there is no mail server. */
  readonly mail: string;
  /** The file by which processes tell each other that they use this installation. */
  readonly lock: string;
  /** The file that keeps room on the disk. */
  readonly reserve: string;
}

/** The settings that say where things are kept. */
export type PlaceSettings = Pick<Config, 'dataDir' | 'postgres' | 'storage'>;

export const placesOf = ({ dataDir, postgres, storage }: PlaceSettings): Places => ({
  dataDir,
  database: postgres ?? { kind: 'sqlite', path: join(dataDir, 'maquette.db') },
  blobs: storage ?? join(dataDir, 'blobs'),
  temporary: join(dataDir, 'temporary'),
  madeAhead: join(dataDir, 'made-ahead'),
  mail: join(dataDir, 'mail'),
  lock: join(dataDir, 'lock'),
  reserve: join(dataDir, 'reserve'),
});

/** The data directory cannot be used. */
export class UnusableDataDir extends Error {
  constructor(dataDir: string, code: string | undefined) {
    const reason = reasons[code ?? ''] ?? code ?? 'unknown reason';
    super(
      `The data directory ${dataDir} cannot be written to (${reason}). Choose another one with DATA_DIR.`,
    );
    this.name = 'UnusableDataDir';
  }
}

const reasons: Readonly<Record<string, string>> = {
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'the file system is read-only',
  ENOTDIR: 'a file stands in its place or above it',
  EEXIST: 'a file stands in its place or above it',
  ENOENT: 'it does not exist and cannot be made',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
  ELOOP: 'links lead in a circle',
  ENAMETOOLONG: 'the name is too long',
};

/**
 * Makes the folders, proves that they can be written to, and closes to others what earlier versions left open.
 * @throws UnusableDataDir
 */
export function preparePlaces(places: Places): void {
  const { dataDir, blobs, temporary, mail } = places;
  const probe = join(temporary, `probe-${process.pid}`);
  try {
    const ofPictures = typeof blobs === 'string' ? [blobs] : [];
    for (const folder of [dataDir, ...ofPictures, temporary]) makeFolder(folder);
    writeFileSync(probe, '', { mode: 0o600 });
    rmSync(probe);
    for (const folder of [...ofPictures, temporary, mail]) close(folder, 0o700);
    for (const file of [...databaseFiles(places), join(dataDir, 'secret')]) close(file, 0o600);
  } catch (error) {
    throw new UnusableDataDir(dataDir, (error as NodeJS.ErrnoException).code);
  }
}

const databaseFiles = ({ database }: Places): string[] =>
  database.kind === 'sqlite' && database.path !== ':memory:'
    ? ['', '-wal', '-shm', '-journal'].map((end) => database.path + end)
    : [];

/** What somebody else owns is theirs to close. */
function close(path: string, mode: number): void {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found && (found.mode & 0o777) !== mode && found.uid === process.getuid?.()) chmodSync(path, mode);
}
