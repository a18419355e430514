import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ownerOfBlob } from '../features/files/index.ts';
import { openBlobStorage } from '../platform/blob-storage/open-blob-storage.ts';
import { systemClock } from '../platform/clock.ts';
import { openExisting } from '../platform/database/open-existing.ts';
import { runImageProcess } from '../platform/images/run-image-process.ts';
import { silentLog } from '../platform/log.ts';
import { type PlaceSettings, placesOf } from '../platform/places.ts';
import { decodesIn } from './decodes.ts';
import { examine } from './examine.ts';
import type { Fault, Findings } from './fault.ts';
import { mend } from './mend.ts';

/** Long enough for work under way to be written down whole. */
const PAUSE_MS = 2_000;

export interface RunDoctor {
  readonly config: PlaceSettings;
  /** Folder of the bundled programs. */
  readonly runtimeDir: string;
  /** Whether what is safe is put right; no unless told. */
  readonly fixes?: boolean;
}

/**
 * Examines an installation from outside, whether or not its server runs. With `fixes` it is examined again afterwards.
 * @throws NoDatabase, NewerDatabase, OlderDatabase
 */
export async function runDoctor({
  config,
  runtimeDir,
  fixes = false,
}: RunDoctor): Promise<Findings & { readonly mended?: readonly Fault[] }> {
  const places = placesOf(config);
  const { database } = places;
  const db = await openExisting(database);
  const images = runImageProcess({ runtimeDir, log: silentLog });
  const folder = mkdtempSync(join(tmpdir(), 'maquette-doctor-'));
  try {
    const blobs = openBlobStorage(places);
    const decodes = decodesIn(images, folder);
    const patient = { db, kind: database.kind, blobs, ownerOfBlob, decodes, now: systemClock };
    const look = () => examine(patient, () => wait(PAUSE_MS));
    const findings = await look();
    if (!fixes) return findings;
    const mended = await mend(patient, findings.faults);
    return { ...(mended.length > 0 ? await look() : findings), mended };
  } finally {
    await images.close();
    await db.destroy();
    rmSync(folder, { recursive: true, force: true });
  }
}
