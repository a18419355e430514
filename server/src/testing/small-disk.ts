import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmdirSync } from 'node:fs';
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
