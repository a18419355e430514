import { join } from 'node:path';
import { openBlobStorage } from '../platform/blob-storage/open-blob-storage.ts';
import type { StoreAddress } from '../platform/blob-storage/storage-address.ts';
import type { Config } from '../platform/config.ts';
import { openDb } from '../platform/database/db.ts';
import type { ImageProcess } from '../platform/images/run-image-process.ts';
import type { Log } from '../platform/log.ts';
import { type Places, placesOf } from '../platform/places.ts';
import { type Drilled, drill } from './drill.ts';
import type { Installation } from './installation.ts';
import { type MadeBackup, makeBackup } from './make-backup.ts';
import { beginRun, recorded } from './runs.ts';
import { retireSnapshots } from './retire.ts';
import { openVault, type Vault } from './vault.ts';

/** Less than a day, so that a backup does not come later every night. */
const EVERY_MS = 23 * 3_600_000;
/** Of the pictures, so many of a hundred are fetched and looked into. */
export const DRILL_PERCENT = 1;

/** Opens the place where backups are kept. */
export function openBackups(
  config: Pick<Config, 'backupKey' | 'dataDir'>,
  place: string | StoreAddress,
): Vault {
  const { temporary } = placesOf({ dataDir: config.dataDir, postgres: null, storage: null });
  const isFolder = typeof place === 'string';
  const storage = openBlobStorage({
    blobs: place,
    temporary: isFolder ? join(place, 'temporary') : temporary,
  });
  return openVault(storage, config.backupKey);
}

export interface Nightly {
  readonly of: Pick<Installation, 'db' | 'blobs'>;
  readonly places: Places;
  readonly config: Pick<Config, 'backupTo' | 'backupKey' | 'backupKeepDays' | 'dataDir'>;
  readonly images: ImageProcess;
  readonly now: () => number;
  /** Aborted when this process is about to end. */
  readonly stopping: AbortSignal;
  readonly log: Log;
}

/**
 * Backs up and drills once a day, whichever process comes first; does nothing where no place for backups is set. When all went
 * well, snapshots that have had their time go.
 */
export async function backUpNightly(options: Nightly): Promise<void> {
  const { of, places, config, images, now, stopping, log } = options;
  if (config.backupTo === null) return;
  const at = { db: of.db, now, stopping };
  if (!(await beginRun(at, 'backup', EVERY_MS))) return;
  const vault = openBackups(config, config.backupTo);
  const { temporary } = places;
  // By a connection of its own: the server's would be taken for as long as all rows are read.
  const isApart = places.database.kind === 'postgres' || places.database.path !== ':memory:';
  const db = isApart ? openDb(places.database) : of.db;
  try {
    const work = () => makeBackup({ of: { db, blobs: of.blobs }, vault, temporary, now });
    const { id, lost, ...counts } = await recorded(at, 'backup', { work, faultIn: lossOf });
    log.info({ snapshot: id, lost: lost.length, ...counts }, 'backed up');
    await beginRun(at, 'drill', 0);
    const again = () => drill({ vault, id, images, temporary, share: DRILL_PERCENT / 100 });
    const { faults } = await recorded(at, 'drill', { work: again, faultIn: faultOf });
    if (faults.length > 0)
      log.error({ snapshot: id, faults: faults.slice(0, 20) }, 'the backup would not come back whole');
    const keepDays = config.backupKeepDays;
    if (keepDays === null || lost.length > 0 || faults.length > 0) return;
    const gone = await retireSnapshots({ vault, proven: id, keepDays, temporary, now });
    if (gone.snapshots > 0) log.info(gone, 'old backups deleted');
  } finally {
    if (isApart) await db.destroy();
  }
}

/** What is wrong with a backup, in words. */
export const lossOf = ({ lost }: MadeBackup): string | null =>
  lost.length === 0 ? null : `${lost.length} pictures have lost their bytes: ${lost.slice(0, 3).join(', ')}`;

export const faultOf = ({ faults }: Drilled): string | null =>
  faults[0] === undefined ? null : `${faults.length} faults: ${faults[0]}`;
