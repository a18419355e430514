import { createReadStream } from 'node:fs';
import { decodesIn } from '../doctor/decodes.ts';
import { examine } from '../doctor/examine.ts';
import type { Fault } from '../doctor/fault.ts';
import { ownerOfBlob } from '../features/files/index.ts';
import { BlobMissing } from '../platform/blob-storage/blob-storage.ts';
import type { ImageProcess } from '../platform/images/run-image-process.ts';
import type { Places } from '../platform/places.ts';
import { hashOfFile, type Installation, isInhabited, openInstallation, someAtATime } from './installation.ts';
import { makeBackup } from './make-backup.ts';
import { examineSnapshot, openSnapshot, type Snapshot } from './open-snapshot.ts';
import { inSnapshot, replaceRows, rowsOf } from './tables.ts';
import { BadBackup, type Vault } from './vault.ts';

/** What was restored did not satisfy the doctor. */
export class RestoreFailed extends Error {
  constructor(faults: readonly Fault[], point: string | null) {
    const found = faults.map(({ code, subject, found: what }) => `  ${code}: ${subject}: ${what}`).join('\n');
    const after =
      point === null
        ? 'There was nothing before that could be put back.'
        : `All is again as it was (${point}).`;
    super(`What was restored is not sound:\n${found}\n${after}`);
    this.name = 'RestoreFailed';
  }
}

export interface Restore {
  readonly places: Places;
  readonly vault: Vault;
  /** Null = the latest snapshot. */
  readonly id: string | null;
  readonly images: ImageProcess;
  readonly now: () => number;
  readonly tell: (line: string) => void;
}

export interface Restored {
  readonly id: string;
  /** The snapshot of what was there before; null where there was nothing. */
  readonly point: string | null;
  readonly pictures: number;
}

/**
 * Puts a snapshot in the place of an installation. First the snapshot is examined, then what is there is backed up beside it; when the
 * doctor finds a fault in what was restored, that is put back. Rows change in one transaction, and pictures go only when it is done, so
 * that whenever this is killed the installation is the old one or the new one.
 * @throws BadBackup, RestoreFailed, and what opening throws
 */
export async function restore({ places, vault, id, images, now, tell }: Restore): Promise<Restored> {
  const { temporary } = places;
  const target = await openInstallation(places, { made: true });
  let snapshot: Snapshot | undefined;
  try {
    snapshot = await openSnapshot({ vault, id, temporary });
    const { faults } = await examineSnapshot(snapshot, { vault, images, temporary, share: 0 });
    if (faults[0])
      throw new BadBackup(`${snapshot.id} is not sound: ${faults[0].subject}: ${faults[0].found}`);
    const hadPeople = await isInhabited(target.db);
    const point = hadPeople ? (await makeBackup({ of: target, vault, temporary, now })).id : null;
    if (point !== null) tell(`What is there now is kept as the snapshot ${point}.`);
    await putInPlace(snapshot, target);
    const left = await examineInstallation(target, { snapshot, images });
    if (left.length > 0) {
      if (point !== null) await putBack({ point, vault, target });
      throw new RestoreFailed(left, point);
    }
    return { id: snapshot.id, point, pictures: snapshot.manifest.pictures };
  } finally {
    await snapshot?.close();
    await target.close();
  }
}

async function putBack({
  point,
  vault,
  target,
}: Pick<Restore, 'vault'> & { readonly point: string; readonly target: Installation }): Promise<void> {
  const before = await openSnapshot({ vault, id: point, temporary: target.places.temporary });
  try {
    await putInPlace(before, target);
  } finally {
    await before.close();
  }
}

/** Pictures that are missing come first, then all rows at once; what no row knows goes last. */
async function putInPlace(snapshot: Snapshot, target: Installation): Promise<void> {
  const sizes = new Map<string, number>();
  for await (const { key, bytes } of target.blobs.list()) sizes.set(key, bytes);
  const lost = new Set(snapshot.manifest.lost);
  const known = new Set<string>();
  await someAtATime(snapshot.pictures(), async (picture) => {
    known.add(ownerNamed(picture.key));
    if (lost.has(picture.subject)) return;
    const isThere =
      sizes.get(picture.key) === picture.bytes &&
      (await target.blobs.withFile(picture.key, hashOfFile).catch(nothingIfMissing)) === picture.sha256;
    if (isThere) return;
    await snapshot.withBytes(picture, (path) => target.blobs.put(picture.key, createReadStream(path)));
  });
  await inSnapshot(snapshot.db, (db) => replaceRows(target.db, target.places.database.kind, rowsOf(db)));
  for (const key of sizes.keys()) if (!known.has(ownerNamed(key))) await target.blobs.delete(key);
}

function nothingIfMissing(error: unknown): null {
  if (error instanceof BlobMissing) return null;
  throw error;
}

/** Whose blob it is, in one word; the key itself where it is nobody's. */
function ownerNamed(key: string): string {
  const owner = ownerOfBlob(key);
  return owner ? `${owner.kind} ${owner.id}` : key;
}

async function examineInstallation(
  { db, blobs, places }: Installation,
  { snapshot, images }: { readonly snapshot: Snapshot; readonly images: ImageProcess },
): Promise<readonly Fault[]> {
  const { manifest } = snapshot;
  const decodes = decodesIn(images, places.temporary);
  const kind = places.database.kind;
  const patient = { db, kind, blobs, ownerOfBlob, decodes, now: () => manifest.takenAt };
  const lost = new Set(manifest.lost);
  return (await examine(patient, async () => {})).faults.filter(({ subject }) => !lost.has(subject));
}
