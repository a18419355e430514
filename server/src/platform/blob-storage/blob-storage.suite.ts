import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { RangeWish } from '../byte-range.ts';
import { BlobMissing, type BlobStorage } from './blob-storage.ts';

/** What every blob storage has to do. */
export const describeBlobStorage = (name: string, make: () => BlobStorage | Promise<BlobStorage>): void => {
  describe(`${name} as blob storage`, () => {
    it('refuses keys that could lead out of its folder', async () => {
      const storage = await make();
      for (const key of ['../a', 'a/../../b', '/a', 'a//b', 'A', '', '.a', 'a\0b', 'a\\b']) {
        await expect(
          Promise.resolve().then(() => storage.read(key)),
          key,
        ).rejects.toThrow(RangeError);
      }
    });

    it('throws BlobMissing for what is not there, whichever way it is asked for', async () => {
      const storage = await make();
      await expect(storage.read('no/such')).rejects.toThrow(BlobMissing);
      await expect(storage.open('no/such')).rejects.toThrow(BlobMissing);
      await expect(storage.withFile('no/such', async () => 1)).rejects.toThrow(BlobMissing);
    });

    it('leaves nothing when the bytes stop half-way', async () => {
      const storage = await make();
      const broken = Readable.from(
        (async function* () {
          yield Buffer.from('half');
          throw new Error('the line went dead');
        })(),
      );
      await expect(storage.put('a/half', broken)).rejects.toThrow('the line went dead');
      await expect(storage.read('a/half')).rejects.toThrow(BlobMissing);
      expect(await keysOf(storage)).toEqual([]);
    });

    it('gives back what was put, from a buffer and from a stream, also empty', async () => {
      const storage = await make();
      await storage.put('a/one', Buffer.from('one'));
      await storage.put('a/two', Readable.from([Buffer.from('t'), Buffer.from('wo')]));
      await storage.put('a/none', Buffer.alloc(0));
      expect((await storage.read('a/one')).toString()).toBe('one');
      const { stream, bytes } = await storage.open('a/two');
      expect([(await buffer(stream)).toString(), bytes]).toEqual(['two', 3]);
      expect((await storage.read('a/none')).length).toBe(0);
    });

    it('gives back a part alone, and says when there is none', async () => {
      const storage = await make();
      await storage.put('a', Buffer.from('0123456789'));
      const part = async (wish: RangeWish) => {
        const { stream, bytes, range } = await storage.open('a', wish);
        return [(await buffer(stream)).toString(), bytes, range];
      };
      expect(await part({ first: 2, last: 4 })).toEqual(['234', 10, { first: 2, last: 4 }]);
      expect(await part({ first: 7, last: null })).toEqual(['789', 10, { first: 7, last: 9 }]);
      expect(await part({ first: 8, last: 1e20 })).toEqual(['89', 10, { first: 8, last: 9 }]);
      expect(await part({ suffix: 3 })).toEqual(['789', 10, { first: 7, last: 9 }]);
      expect(await part({ suffix: 1e20 })).toEqual(['0123456789', 10, { first: 0, last: 9 }]);
      const whole = await storage.open('a');
      expect([(await buffer(whole.stream)).toString(), whole.range]).toEqual(['0123456789', null]);
      for (const wish of [{ first: 10, last: null }, { suffix: 0 }])
        await expect(storage.open('a', wish)).rejects.toMatchObject({
          name: 'RangeUnsatisfiable',
          bytes: 10,
        });
      await expect(storage.open('none', { first: 0, last: 0 })).rejects.toThrow(BlobMissing);
    });

    it('replaces what was there', async () => {
      const storage = await make();
      await storage.put('a', Buffer.from('old'));
      await storage.put('a', Buffer.from('new'));
      expect((await storage.read('a')).toString()).toBe('new');
    });

    it('takes over a finished file and lends it again', async () => {
      const storage = await make();
      const folder = mkdtempSync(join(tmpdir(), 'maquette-blob-'));
      onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
      const path = join(folder, 'finished');
      writeFileSync(path, 'whole');
      await storage.adopt('b/whole', path);
      await expect(stat(path)).rejects.toThrow('ENOENT');
      expect(await storage.withFile('b/whole', (file) => readFile(file, 'utf8'))).toBe('whole');
    });

    it('deletes once and is silent the second time', async () => {
      const storage = await make();
      await storage.put('a', Buffer.from('a'));
      await storage.delete('a');
      await storage.delete('a');
      await expect(storage.read('a')).rejects.toThrow(BlobMissing);
    });

    it('lists keys and sizes by prefix', async () => {
      const storage = await make();
      await storage.put('files/ab/one', Buffer.from('1'));
      await storage.put('files/cd/three', Buffer.from('333'));
      await storage.put('masks/two', Buffer.from('22'));
      expect(await keysOf(storage)).toEqual(['files/ab/one:1', 'files/cd/three:3', 'masks/two:2']);
      expect(await keysOf(storage, 'files/')).toEqual(['files/ab/one:1', 'files/cd/three:3']);
    });
  });
};

const keysOf = async (storage: BlobStorage, prefix?: string): Promise<string[]> => {
  const keys: string[] = [];
  for await (const { key, bytes } of storage.list(prefix)) keys.push(`${key}:${bytes}`);
  return keys.sort();
};
