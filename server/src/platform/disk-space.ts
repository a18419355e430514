import { randomBytes } from 'node:crypto';
import { existsSync, rmSync } from 'node:fs';
import { open, rename, rm, statfs } from 'node:fs/promises';
import { isDiskFull } from './disk-full.ts';
import type { Log } from './log.ts';
import { oneAtATime } from './one-at-a-time.ts';

/** Kept for the database: more than what it writes before it begins to use its own file again. */
const RESERVE_BYTES = 16 * 1024 * 1024;
/** Below this there is no space for pictures. Bytes. */
const NEEDED_BYTES = 16 * 1024 * 1024;
const PIECE_BYTES = 1024 * 1024;

/** The disk is full: nothing more that takes space can be stored. */
export class DiskFull extends Error {
  readonly code = 'ENOSPC';
  constructor() {
    super('no space left on the disk of the data directory');
    this.name = 'DiskFull';
  }
}

/** Space on the disk of the data directory. */
export interface DiskSpace {
  /**
   * Gives up the space that was kept, for what the database has to write: without it nobody could sign in and delete
   * anything on a full disk. @returns false when none was kept
   */
  release(): boolean;
  /** Keeps space again where there is some. */
  keep(): Promise<void>;
  /** Keeps space, and looks whether more is left. @throws DiskFull */
  assertAmple(): Promise<void>;
  /** For what takes much space: refused while the kept space is given up. @throws DiskFull */
  assertOpen(): Promise<void>;
}

export interface DiskSpaceOptions {
  readonly folder: string;
  /** The file that keeps space; null = none is kept, as the database is on another disk. */
  readonly reserve: string | null;
  readonly log: Log;
}

export function diskSpace({ folder, reserve, log }: DiskSpaceOptions): DiskSpace {
  const queue = oneAtATime();
  const isKept = (): boolean => reserve === null || existsSync(reserve);
  const freeBytes = async (): Promise<number> => {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  };
  const keep = async (): Promise<void> => {
    if (reserve === null || isKept() || (await freeBytes()) < RESERVE_BYTES + NEEDED_BYTES) return;
    if (await fill(`${reserve}.part`, reserve))
      log.info({ bytes: RESERVE_BYTES }, 'space is kept on the disk');
  };
  const keepOnce = (): Promise<void> => queue('keep', keep);

  return {
    keep: keepOnce,
    release: () => {
      if (reserve === null || !isKept()) return false;
      rmSync(reserve);
      log.error({ folder }, 'the disk is full: only what was kept of it is left, for the database');
      return true;
    },
    assertAmple: async () => {
      await keepOnce();
      if (!isKept() || (await freeBytes()) < NEEDED_BYTES) throw new DiskFull();
    },
    assertOpen: async () => {
      if (isKept()) return;
      await keepOnce();
      if (!isKept()) throw new DiskFull();
    },
  };
}

/** Writes bytes that no file system can store in less space. @returns false when there is too little */
async function fill(aside: string, path: string): Promise<boolean> {
  const piece = randomBytes(PIECE_BYTES);
  try {
    const file = await open(aside, 'w', 0o600);
    try {
      for (let written = 0; written < RESERVE_BYTES; written += PIECE_BYTES) await file.write(piece);
    } finally {
      await file.close();
    }
    await rename(aside, path);
    return true;
  } catch (error) {
    await rm(aside, { force: true });
    if (isDiskFull(error)) return false;
    throw error;
  }
}
