import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { chmod, copyFile, mkdir, open, opendir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { resolveRange, type RangeWish } from '../byte-range.ts';
import { makeFolder } from '../make-folder.ts';
import {
  assertBlobKey,
  type BlobEntry,
  BlobMissing,
  type BlobStorage,
  type OpenBlob,
} from './blob-storage.ts';

export interface DiskFolders {
  /** Where finished blobs lie. */
  readonly blobs: string;
  /** Where files lie while they are being written; on the same disk. */
  readonly temporary: string;
  /** Throws while there is no room for more. */
  readonly assertOpen?: () => Promise<void>;
}

/** Blobs as files of their owner's alone: written aside, synced, renamed into place, the folder synced. */
export function diskBlobStorage({ blobs, temporary, assertOpen }: DiskFolders): BlobStorage {
  makeFolder(blobs);
  makeFolder(temporary);
  const pathOf = (key: string): string => {
    assertBlobKey(key);
    return join(blobs, ...key.split('/'));
  };

  const settle = async (temporaryPath: string, path: string): Promise<void> => {
    await chmod(temporaryPath, 0o600);
    await syncPath(temporaryPath);
    const folder = dirname(path);
    const firstMade = await mkdir(folder, { recursive: true, mode: 0o700 });
    await rename(temporaryPath, path);
    await syncPath(folder);
    // New folders are names in their parents, which have to last as well.
    if (firstMade !== undefined) await syncUpTo(dirname(firstMade), dirname(folder));
  };

  const putVia = async (key: string, write: (path: string) => Promise<unknown>): Promise<void> => {
    const path = pathOf(key);
    await assertOpen?.();
    const aside = join(temporary, randomUUID());
    try {
      await write(aside);
      await settle(aside, path);
    } catch (error) {
      await rm(aside, { force: true });
      throw error;
    }
  };

  return {
    put: (key, content) =>
      putVia(key, (aside) => pipeline(chunksOf(content), createWriteStream(aside, { mode: 0o600 }))),
    adopt: async (key, path) => {
      const target = pathOf(key);
      await assertOpen?.();
      try {
        await settle(path, target);
      } catch (error) {
        if (!hasCode(error, 'EXDEV')) throw error;
        await putVia(key, (aside) => copyFile(path, aside));
        await rm(path, { force: true });
      }
    },
    open: (key, wish) => orMissing(key, () => openFile(pathOf(key), wish)),
    read: (key) => orMissing(key, () => readFile(pathOf(key))),
    withFile: async (key, use) => {
      const path = pathOf(key);
      await orMissing(key, () => stat(path));
      try {
        return await use(path);
      } catch (error) {
        // Somebody may have deleted it meanwhile.
        await orMissing(key, () => stat(path));
        throw error;
      }
    },
    delete: (key) => rm(pathOf(key), { force: true }),
    list: (prefix = '') => listFolder(blobs, prefix),
    assertReachable: async () => void (await stat(blobs)),
    addressOf: async () => null,
  };
}

async function* listFolder(blobs: string, prefix: string): AsyncIterable<BlobEntry> {
  for await (const entry of await opendir(blobs, { recursive: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const key = relative(blobs, path).split(sep).join('/');
    if (!key.startsWith(prefix)) continue;
    // Another process may have removed it since the folder was read.
    const found = await stat(path).catch(() => null);
    if (found !== null) yield { key, bytes: found.size, modifiedAt: found.mtimeMs };
  }
}

async function openFile(path: string, wish: RangeWish | undefined): Promise<OpenBlob> {
  const handle = await open(path);
  try {
    const { size } = await handle.stat();
    if (!wish) return { stream: handle.createReadStream(), bytes: size, range: null };
    const range = resolveRange(wish, size);
    return { stream: handle.createReadStream({ start: range.first, end: range.last }), bytes: size, range };
  } catch (error) {
    await handle.close();
    throw error;
  }
}

const chunksOf = (content: Buffer | Readable): Iterable<Buffer> | Readable =>
  Buffer.isBuffer(content) ? [content] : content;

async function orMissing<T>(key: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw hasCode(error, 'ENOENT') ? new BlobMissing(key) : error;
  }
}

const hasCode = (error: unknown, code: string): boolean => (error as { code?: unknown }).code === code;

async function syncUpTo(top: string, from: string): Promise<void> {
  for (let folder = from; folder.startsWith(top); folder = dirname(folder)) await syncPath(folder);
}

async function syncPath(path: string): Promise<void> {
  const handle = await open(path);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
