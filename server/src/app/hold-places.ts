import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type FolderLock, openFolderLock } from '../platform/database/folder-lock.ts';
import { type Places, preparePlaces } from '../platform/places.ts';

/** Another server keeps its data in the same folder. */
export class PlacesInUse extends Error {
  constructor(dataDir: string) {
    super(
      `Another Maquette is running on the data directory ${dataDir}. Stop it, or choose another one with DATA_DIR.`,
    );
    this.name = 'PlacesInUse';
  }
}

export interface HoldPlaces {
  /** A server that shares its database with nobody, or a program that works beside one. */
  readonly as: 'server' | 'guest';
  /** How long to wait for others; 10 s unless told. */
  readonly patienceMs?: number;
  /** Called once when others have to be waited for. */
  readonly onWait?: () => void;
}

/** A server that is being replaced has ended by then. */
const PATIENCE_MS = 10_000;
const LOOK_EVERY_MS = 100;

/**
 * Makes the folders of an installation and keeps other servers out of them until `release`, or until this process ends,
 * however that comes. Whoever is alone there first takes away what processes that died had begun to write.
 * @throws UnusableDataDir, PlacesInUse
 */
export async function holdPlaces(
  places: Places,
  { as, patienceMs = PATIENCE_MS, onWait }: HoldPlaces,
): Promise<Pick<FolderLock, 'release'>> {
  preparePlaces(places);
  const lock = await openFolderLock(places.lock);
  for (let waitedMs = 0; ; waitedMs += LOOK_EVERY_MS) {
    if (lock.take('alone')) sweepUnfinished(places);
    if (lock.take(as)) return lock;
    if (waitedMs >= patienceMs) break;
    if (waitedMs === 0) onWait?.();
    await wait(LOOK_EVERY_MS);
  }
  lock.release();
  throw new PlacesInUse(places.dataDir);
}

function sweepUnfinished({ dataDir, temporary, mail }: Places): void {
  remove(temporary, () => true);
  remove(mail, (name) => name.startsWith('.'));
  remove(dataDir, (name) => /^(secret\.\d+|reserve\.part)$/.test(name));
}

function remove(folder: string, isUnfinished: (name: string) => boolean): void {
  for (const name of namesIn(folder).filter(isUnfinished))
    rmSync(join(folder, name), { recursive: true, force: true });
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
