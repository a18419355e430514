import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmdirSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface SmallDisk {
  /** Where it is mounted. */
  readonly folder: string;
  /** Nothing can be written to it any more. */
  makeReadOnly(): void;
  /** Takes it away with all that is on it. */
  remove(): void;
}

/** A real disk of so many bytes, in memory; null where this process may not mount one. */
export const mountSmallDisk = (bytes: number): SmallDisk | null => {
  const folder = mkdtempSync(join(tmpdir(), 'maquette-small-disk-'));
  const mount = (...options: string[]) =>
    spawnSync('mount', ['-o', options.join(','), '-t', 'tmpfs', 'tmpfs', folder]).status === 0;
  if (!mount(`size=${bytes}`, 'mode=0700')) {
    rmdirSync(folder);
    return null;
  }
  return {
    folder,
    makeReadOnly: () => void mount('remount', 'ro'),
    remove: () => {
      spawnSync('umount', ['-l', folder]);
      rmdirSync(folder);
    },
  };
};

/** Whether this process may mount disks: an administrator may, most others not. */
export const mayMount = (): boolean => {
  const disk = mountSmallDisk(4096);
  disk?.remove();
  return disk !== null;
};

/** Takes every byte that is left on the disk of a file, which grows. */
export const fillDisk = (path: string): void => {
  const file = openSync(path, 'a');
  try {
    for (const size of [1_048_576, 4096, 1]) writeAll(file, size);
  } finally {
    closeSync(file);
  }
};

/** Writes pieces of a size until there is no room for another one. */
const writeAll = (file: number, size: number): void => {
  const piece = Buffer.alloc(size, 1);
  try {
    while (writeSync(file, piece) > 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
};
