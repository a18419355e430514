import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from './config.ts';
import type { DatabaseAddress } from './database/db.ts';

/** Where an installation keeps what. */
export interface Places {
  readonly dataDir: string;
  readonly database: DatabaseAddress;
  /** Finished pictures. */
  readonly blobs: string;
  /** Files that are still being written; on the disk of the blobs. */
  readonly temporary: string;
  /** Mails as files, where there is no mail server. */
  readonly mail: string;
}

export const placesOf = ({ dataDir, postgres }: Pick<Config, 'dataDir' | 'postgres'>): Places => ({
  dataDir,
  database: postgres ?? { kind: 'sqlite', path: join(dataDir, 'maquette.db') },
  blobs: join(dataDir, 'blobs'),
  temporary: join(dataDir, 'temporary'),
  mail: join(dataDir, 'mail'),
});

/** The data directory cannot be used. */
export class UnusableDataDir extends Error {
  constructor(dataDir: string, reason: string) {
    super(
      `The data directory ${dataDir} cannot be written to (${reason}). Choose another one with DATA_DIR.`,
    );
    this.name = 'UnusableDataDir';
  }
}

/** Makes the folders and proves that they can be written to. Throws `UnusableDataDir`. */
export const preparePlaces = ({ dataDir, blobs, temporary }: Places): void => {
  const probe = join(temporary, `probe-${process.pid}`);
  try {
    for (const folder of [dataDir, blobs, temporary]) mkdirSync(folder, { recursive: true, mode: 0o700 });
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    throw new UnusableDataDir(dataDir, (error as NodeJS.ErrnoException).code ?? 'unknown reason');
  }
};
