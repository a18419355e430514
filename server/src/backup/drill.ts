import type { ImageProcess } from '../platform/images/run-image-process.ts';
import { examineSnapshot, openSnapshot } from './open-snapshot.ts';
import type { Vault } from './vault.ts';

export interface Drill {
  readonly vault: Vault;
  /** Null = the latest snapshot. */
  readonly id: string | null;
  readonly images: ImageProcess;
  /** Folder for files of the moment: the rows, and one picture after the other. */
  readonly temporary: string;
  /** How many of the pictures are fetched and looked into: from 0 to 1. */
  readonly share: number;
}

export interface Drilled {
  readonly id: string;
  readonly rows: number;
  readonly pictures: number;
  readonly lookedInto: number;
  /** In words. */
  readonly faults: readonly string[];
}

/**
 * Proves that a snapshot would come back: unpacks it into a scratch folder, lets the doctor examine the rows and a share of the pictures,
 * and looks for the bytes of all. Nothing but the scratch folder is written.
 * @throws BadBackup, BadSeal, and what the storage throws
 */
export async function drill({ vault, id, images, temporary, share }: Drill): Promise<Drilled> {
  const snapshot = await openSnapshot({ vault, id, temporary });
  try {
    const { faults, lookedInto } = await examineSnapshot(snapshot, { vault, images, temporary, share });
    const { tables, pictures } = snapshot.manifest;
    return {
      id: snapshot.id,
      rows: Object.values(tables).reduce((sum, table) => sum + table.rows, 0),
      ...{ pictures, lookedInto },
      faults: faults.map(({ code, subject, found }) => `${code}: ${subject}: ${found}`),
    };
  } finally {
    await snapshot.close();
  }
}
