import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '#test/support/temporary-folder.ts';
import { BlobMissing } from './blob-storage.ts';
import { describeBlobStorage } from './blob-storage.suite.ts';
import { diskBlobStorage } from './disk-blob-storage.ts';

const makeFolders = () => {
  const folder = temporaryFolder();
  return { blobs: join(folder, 'blobs'), temporary: join(folder, 'temporary') };
};

describeBlobStorage('a disk', () => diskBlobStorage(makeFolders()));

it('keeps no temporary file, whether it went well or not', async () => {
  const folders = makeFolders();
  const storage = diskBlobStorage(folders);
  await storage.put('a', Buffer.from('a'));
  await expect(storage.put('a/b', Buffer.from('b'))).rejects.toThrow(/EEXIST|ENOTDIR/);
  expect(readdirSync(folders.temporary)).toEqual([]);
});

it('lends what is deleted in the middle as what is missing, and tells other faults as they are', async () => {
  const storage = diskBlobStorage(makeFolders());
  await storage.put('a', Buffer.from('a'));
  const fault = new Error('no picture');
  await expect(storage.withFile('a', () => Promise.reject(fault))).rejects.toBe(fault);
  const late = storage.withFile('a', async (path) => {
    await storage.delete('a');
    return readFile(path);
  });
  await expect(late).rejects.toThrow(BlobMissing);
});
