import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../platform/make-folder.ts';
import { picturesIn, timeIn } from './make-backup.ts';
import type { Vault } from './vault.ts';

const DAY_MS = 24 * 3_600_000;

export interface Retire {
  readonly vault: Vault;
  /** The snapshot that is known to come back: it stays, however old. */
  readonly proven: string;
  readonly keepDays: number;
  /** Folder for files of the moment. */
  readonly temporary: string;
  readonly now: () => number;
}

export interface Retired {
  readonly snapshots: number;
  /** Pictures whose bytes no snapshot needs any more. */
  readonly pictures: number;
}

/**
 * Deletes snapshots that are older than so many days, and the bytes that only they needed. What stays is read first: when
 * that fails, nothing is deleted. @throws BadBackup, BadSeal
 */
export async function retireSnapshots(options: Retire): Promise<Retired> {
  const { vault, proven, keepDays, now } = options;
  const ids = await vault.snapshots();
  const end = timeIn(now() - keepDays * DAY_MS);
  const old = ids.filter((id) => id < end && id !== proven);
  if (old.length === 0) return { snapshots: 0, pictures: 0 };
  const needed = await neededBy(
    options,
    ids.filter((id) => !old.includes(id)),
  );
  for (const id of old) await vault.removeSnapshot(id);
  let pictures = 0;
  // Younger ones may be of a backup that is just being made.
  for (const name of (await vault.listBlobs(now() - DAY_MS)).keys()) {
    if (needed.has(name)) continue;
    await vault.removeBlob(name);
    pictures++;
  }
  return { snapshots: old.length, pictures };
}

/** Names of the bytes that some snapshots refer to. */
async function neededBy({ vault, temporary }: Retire, ids: readonly string[]): Promise<Set<string>> {
  makeFolder(temporary);
  const folder = mkdtempSync(join(temporary, 'retire-'));
  const needed = new Set<string>();
  try {
    for (const id of ids) {
      const path = join(folder, 'pictures');
      const { pictureFile } = await vault.readManifest(id);
      await vault.readFile(id, 'pictures.jsonl.gz', { path, said: pictureFile });
      for await (const { sha256 } of picturesIn(path)) needed.add(vault.nameOfBlob(sha256));
    }
    return needed;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
