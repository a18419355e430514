import { cp, type FileHandle, open, rename, rm, statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { makeFolder } from '../../make-folder.ts';

/** A file that is being written. */
interface WrittenFile {
  write(bytes: Uint8Array): Promise<void>;
  /** Closes it; what was written survives a power cut then. */
  close(): Promise<void>;
}

/** All by which an installation changes the disk: whoever stops it stops it between two of these, or in one. */
export interface InstallDisk {
  /** On the disk of a folder that is there. */
  freeBytes(folder: string): Promise<number>;
  makeFolder(folder: string): Promise<void>;
  /** @param where to begin: at the file's end, or anew */
  open(file: string, where: 'end' | 'start'): Promise<WrittenFile>;
  /** Moves a file or folder in one step; nothing may stand in its new place, but for a file. */
  move(from: string, to: string): Promise<void>;
  /** Copies a folder with all that is in it. */
  copy(from: string, to: string): Promise<void>;
  /** Takes a file or folder away, if it is there. */
  remove(path: string): Promise<void>;
}

export const installDisk: InstallDisk = {
  freeBytes: async (folder) => {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  },
  makeFolder: async (folder) => makeFolder(folder),
  open: async (file, where) => {
    const handle = await open(file, where === 'end' ? 'a' : 'w', 0o600);
    return { write: (bytes) => handle.writeFile(bytes), close: () => closeSafely(handle) };
  },
  move: async (from, to) => {
    await rename(from, to);
    await keepFolder(dirname(to));
  },
  copy: (from, to) => cp(from, to, { recursive: true, errorOnExist: true, force: false }),
  remove: (path) => rm(path, { recursive: true, force: true }),
};

async function closeSafely(handle: FileHandle): Promise<void> {
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** A new name survives a power cut once its folder does. Windows keeps folders by itself and lets nobody open them. */
async function keepFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  await closeSafely(handle);
}

/** Writes a whole text. */
export async function writeText(disk: InstallDisk, file: string, text: string): Promise<void> {
  const written = await disk.open(file, 'start');
  try {
    await written.write(Buffer.from(text));
  } finally {
    await written.close();
  }
}
