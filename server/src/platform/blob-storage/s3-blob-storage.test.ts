import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type BreakingProxy, type Mishap, startBreakingProxy } from '@maquette/simulators';
import { hasObjectStore, useObjectStore } from '#test/support/object-store.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';
import { BlobMissing } from './blob-storage.ts';
import { describeBlobStorage } from './blob-storage.suite.ts';
import { s3BlobStorage, type S3Options } from './s3-blob-storage.ts';
import { readS3Address } from './storage-address.ts';

const storageAt = (setting: string, options: Partial<S3Options> = {}) => {
  const address = readS3Address(setting);
  if (!address) throw new Error('no address');
  const temporary = join(temporaryFolder(), 'temporary');
  return Object.assign(s3BlobStorage({ address, temporary, ...options }), { temporary });
};

describe.skipIf(!hasObjectStore())('an object store', () => {
  const store = useObjectStore();
  const open = async (options: Partial<S3Options> = {}) =>
    storageAt(await store.current.makeBucket(), options);

  describeBlobStorage('a bucket', open);

  it('is not reachable where there is no such bucket, or with another key', async () => {
    const setting = await store.current.makeBucket();
    await storageAt(setting).assertReachable();
    await expect(storageAt(setting.replace('s3://', 's3://no-')).assertReachable()).rejects.toMatchObject({
      name: 'NotFound',
    });
    process.env['AWS_SECRET_ACCESS_KEY'] = 'wrong';
    try {
      const error = await storageAt(setting)
        .put('a', Buffer.from('a'))
        .catch((thrown: Error) => thrown);
      expect(String(error)).toMatch(/Signature/);
    } finally {
      process.env['AWS_SECRET_ACCESS_KEY'] = 'testing';
    }
  });

  it('goes on where the clock of this machine jumps and jumps back', async () => {
    const storage = await open();
    const now = Date.now();
    try {
      for (const hours of [2, 0, -1]) {
        vi.useFakeTimers({ toFake: ['Date'], now: now + hours * 3_600_000 });
        await storage.put(`by/${hours + 1}`, Buffer.from('in time'));
        expect((await storage.read(`by/${hours + 1}`)).toString()).toBe('in time');
      }
    } finally {
      vi.useRealTimers();
    }
  });

  it('keeps to its prefix', async () => {
    const setting = await store.current.makeBucket();
    await storageAt(setting).put('a', Buffer.from('mine'));
    const beside = storageAt(setting.replace('/pictures?', '/backups?'));
    await expect(beside.read('a')).rejects.toThrow(BlobMissing);
    expect((await storageAt(setting.replace('/pictures?', '?')).read('pictures/a')).toString()).toBe('mine');
  });

  it('lists more than one page of keys', async () => {
    const storage = await open({ keysAtOnce: 3 });
    const keys = Array.from({ length: 8 }, (_, at) => `many/${at}`);
    for (const key of keys) await storage.put(key, Buffer.from('x'));
    const found: string[] = [];
    for await (const { key } of storage.list('many/')) found.push(key);
    expect(found.toSorted()).toEqual(keys.toSorted());
  });

  it('signs an address that needs no key, and only where it may send people there', async () => {
    const setting = await store.current.makeBucket();
    const served = { mime: 'image/webp', maxAgeSeconds: 60, headers: { 'content-disposition': 'inline' } };
    const storage = storageAt(setting, { redirects: true });
    await expect(storage.addressOf('a', served)).rejects.toThrow(BlobMissing);
    await storage.put('a', Buffer.from('picture'));
    const answer = await fetch((await storage.addressOf('a', served)) ?? '');
    expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([
      200,
      'image/webp',
      'picture',
    ]);
    expect(await storageAt(setting).addressOf('a', served)).toBeNull();
  });

  describe('behind a line that breaks', () => {
    let line: BreakingProxy;
    beforeAll(async () => {
      line = await startBreakingProxy(store.current.endpoint);
    });
    afterAll(() => line.stop());
    const patience = { attempts: 4, pauseMs: 5, connectMs: 5_000, idleMs: 1_000, attemptMs: 20_000 };
    const behind = async () => storageAt(await store.current.makeBucket(line.endpoint), { patience });
    const passing: readonly Mishap[] = ['busy', 'refused', 'lost', 'silent'];

    it('gives up in the end, and leaves no file of the moment', async () => {
      const storage = await behind();
      line.next('busy', 'refused', 'busy', 'lost');
      await expect(storage.put('a', Buffer.from('a'))).rejects.toThrow(/socket hang up|ECONNRESET/);
      line.next('busy', 'busy', 'busy', 'busy');
      await expect(storage.withFile('a', async () => 1)).rejects.toMatchObject({ name: 'SlowDown' });
      expect(readdirSync(storage.temporary)).toEqual([]);
    });

    it.each(passing)('stores, reads and deletes all the same where calls are %s', async (mishap) => {
      const storage = await behind();
      const content = Buffer.alloc(3_000_000, 'maquette');
      line.next(mishap, mishap);
      await storage.put('a', Readable.from([content]));
      line.next(mishap, mishap);
      expect((await storage.read('a')).equals(content)).toBe(true);
      line.next(mishap);
      expect((await buffer((await storage.open('a', { suffix: 4 })).stream)).toString()).toBe('ette');
      line.next(mishap, mishap);
      await storage.delete('a');
      line.next(mishap);
      await expect(storage.read('a')).rejects.toThrow(BlobMissing);
    });

    it('reads again what broke off or was spoilt on the way back from being written', async () => {
      const storage = await behind();
      const before = line.calls.length;
      for (const mishap of ['cut', 'flipped'] as const) {
        // The put itself goes well; what is read back does not.
        line.next(null, mishap);
        await storage.put(`a/${mishap}`, Buffer.from('whole'));
        expect((await storage.read(`a/${mishap}`)).toString()).toBe('whole');
      }
      expect(line.calls.slice(before).filter((call) => call.startsWith('PUT'))).toHaveLength(4);
      line.next('cut');
      expect((await storage.read('a/cut')).toString()).toBe('whole');
    });

    it('may delete again what the store still shows', async () => {
      const storage = await behind();
      await storage.put('a', Buffer.from('a'));
      line.next('late');
      await storage.delete('a');
      expect((await storage.read('a')).toString()).toBe('a');
      await line.catchUp();
      await storage.delete('a');
      await expect(storage.read('a')).rejects.toThrow(BlobMissing);
    });
  });
});
