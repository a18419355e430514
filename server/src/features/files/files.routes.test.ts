import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { HistoryItem } from '@maquette/contract';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { errorOf, useTestApp } from '#test/support/build-test-app.ts';
import { get, postForm } from '#test/support/edit-drivers.ts';
import { makePhoto } from '#test/support/make-photo.ts';
import { signedIn, type SignedInUser } from '#test/support/signed-in.ts';
import { databaseKinds } from '#test/support/test-database.ts';
import { sweepFiles } from './sweep-files.ts';

describe.each(databaseKinds())('the files feature (%s)', (kind) => {
  const on = useTestApp({ kind });

  const upload = async (who: SignedInUser, seed: number, size = {}): Promise<HistoryItem> => {
    const image = { bytes: await makePhoto({ seed, ...size }), filename: `room-${seed}.jpg` };
    on.current.clock.advance(1000);
    return (await postForm(on.current, who, { path: '/files/upload', parts: { image } })).json<{
      file: HistoryItem;
    }>().file;
  };

  interface Listing {
    files: HistoryItem[];
    total: number;
    storageBytes: number;
  }
  const list = async (who: SignedInUser, query = '') =>
    (await get(on.current, who, `/files${query}`)).json<Listing>();
  const remove = (who: SignedInUser, id: string, query = '') =>
    on.current.app.inject({ method: 'DELETE', url: `/api/files/${id}${query}`, headers: who.headers });
  const restore = (who: SignedInUser, id: string) =>
    on.current.app.inject({ method: 'POST', url: `/api/files/${id}/restore`, headers: who.headers });

  describe('the history', () => {
    let who: SignedInUser;
    beforeAll(async () => {
      who = await signedIn(on.current);
      for (const seed of [1, 2, 3, 4, 5]) await upload(who, seed);
    });
    const names = ({ files }: Listing) => files.map(({ name }) => name.replace(/\D/g, '')).join('');

    it.each(['?limit=0', '?limit=101', '?offset=-1', '?type=cat', '?sortField=prompt', '?colour=red'])(
      'refuses %s',
      async (query) => {
        expect((await get(on.current, who, `/files${query}`)).statusCode).toBe(400);
      },
    );

    it('is told newest first, in pages, with the total and the bytes of all', async () => {
      expect(names(await list(who))).toBe('54321');
      expect(names(await list(who, '?limit=2&offset=2'))).toBe('32');
      expect(names(await list(who, '?sortDirection=asc&limit=2'))).toBe('12');
      const { files, total, storageBytes } = await list(who, '?limit=1');
      expect(total).toBe(5);
      const all = await list(who);
      expect(storageBytes).toBe(all.files.reduce((sum, { size }) => sum + size, 0));
      expect(files).toHaveLength(1);
    });

    it('can be narrowed to a type', async () => {
      expect(await list(who, '?type=upload')).toMatchObject({ total: 5 });
      expect(await list(who, '?type=edited')).toMatchObject({ total: 0, files: [] });
    });

    it("holds nothing of anybody else's", async () => {
      expect(await list(await signedIn(on.current))).toMatchObject({ files: [], total: 0, storageBytes: 0 });
    });
  });

  describe('a picture of somebody else', () => {
    it('is refused in the same words as one that does not exist', async () => {
      const [owner, other] = [await signedIn(on.current), await signedIn(on.current)];
      const { id } = await upload(owner, 1);
      const absent = '018f0000-0000-7000-8000-000000000000';
      const ways = {
        get: (target: string) => get(on.current, other, `/files/${target}`),
        delete: (target: string) => remove(other, target),
        permanent: (target: string) => remove(other, target, '?permanent=true'),
        restore: (target: string) => restore(other, target),
      };
      for (const way of Object.values(ways)) {
        const [foreign, none] = [await way(id), await way(absent)];
        expect(foreign.statusCode).toBe(404);
        expect({ ...errorOf(foreign), requestId: '' }).toEqual({ ...errorOf(none), requestId: '' });
      }
      expect((await list(owner)).total).toBe(1);
    });
  });

  describe('a deleted picture', () => {
    it('waits in the trash and comes back from it', async () => {
      const who = await signedIn(on.current);
      const file = await upload(who, 1);
      for (let again = 0; again < 2; again++) expect((await remove(who, file.id)).statusCode).toBe(200);
      expect(await list(who)).toMatchObject({ files: [], total: 0, storageBytes: 0 });
      const trash = await list(who, '?trash=true');
      expect(trash).toMatchObject({ total: 1, files: [{ id: file.id }] });
      expect(trash.files[0]?.deletedAt).toBeDefined();
      for (let again = 0; again < 2; again++) expect((await restore(who, file.id)).statusCode).toBe(200);
      expect(await list(who)).toMatchObject({ total: 1, storageBytes: file.size });
    });

    it('goes with its bytes when that is wanted', async () => {
      const who = await signedIn(on.current);
      const file = await upload(who, 1);
      const key = (
        await on.current.db
          .selectFrom('files')
          .select('blob_key')
          .where('id', '=', file.id)
          .executeTakeFirstOrThrow()
      ).blob_key;
      expect((await remove(who, file.id, '?permanent=true')).statusCode).toBe(200);
      expect((await remove(who, file.id, '?permanent=true')).statusCode).toBe(404);
      const shard = join(on.current.folder, 'blobs', key, '..');
      expect((await readdir(shard)).filter((name) => name.startsWith(file.id))).toEqual([]);
      expect(await list(who)).toMatchObject({ files: [], total: 0, storageBytes: 0 });
      expect((await on.current.app.inject(file.url)).statusCode).toBe(404);
    });

    it('goes for good after 30 days', async () => {
      const who = await signedIn(on.current);
      const [stays, goes] = [await upload(who, 1), await upload(who, 2)];
      await remove(who, goes.id);
      const sweep = () =>
        sweepFiles({ ...on.current.context(), ...on.current.house.deps.files }, { startedAt: 0 });
      const now = () => signedIn(on.current, who.user);
      on.current.clock.advance(29 * 86_400_000);
      await sweep();
      expect((await list(await now(), '?trash=true')).total).toBe(1);
      on.current.clock.advance(2 * 86_400_000);
      await sweep();
      expect((await list(await now(), '?trash=true')).total).toBe(0);
      expect((await list(await now())).files.map(({ id }) => id)).toEqual([stays.id]);
    });
  });

  describe('the address of a picture', () => {
    it('is refused when it is tampered with, belongs to another picture or has expired', async () => {
      const who = await signedIn(on.current);
      const [one, other] = [await upload(who, 1), await upload(who, 2)];
      const statusOf = async (url: string) => (await on.current.app.inject(url)).statusCode;
      expect(await statusOf(one.url)).toBe(200);
      expect(await statusOf(one.url.replace(one.id, other.id))).toBe(404);
      expect(await statusOf(one.url.replace(/expires=\d+/, 'expires=9999999999'))).toBe(404);
      expect(await statusOf(one.url.replace('/files/', '/files/masks/'))).toBe(404);
      expect(await statusOf(`/api/files/${one.id}/content`)).toBe(400);
      expect(await statusOf(`${one.url}&w=333`)).toBe(400);
      on.current.clock.advance(2 * 3_600_000 + 1000);
      expect(await statusOf(one.url)).toBe(404);
    });

    it('stays the same within an hour', async () => {
      const who = await signedIn(on.current);
      const { id, url } = await upload(who, 1);
      expect((await get(on.current, who, `/files/${id}`)).json<HistoryItem>().url).toBe(url);
    });

    it('gives WebP copies of the widths known, never enlarged, kept for good by caches', async () => {
      const file = await upload(await signedIn(on.current), 1, { width: 900, height: 600 });
      const widths = { 320: 320, 640: 640, 1280: 900, 2048: 900 };
      for (const [asked, given] of Object.entries(widths)) {
        const copy = await on.current.app.inject(`${file.url}&w=${asked}`);
        expect(copy.headers).toMatchObject({
          'content-type': 'image/webp',
          'cache-control': 'private, max-age=31536000, immutable',
        });
        expect(await sharp(copy.rawPayload).metadata()).toMatchObject({ format: 'webp', width: given });
        const again = { 'if-none-match': String(copy.headers.etag) };
        expect(
          (await on.current.app.inject({ url: `${file.url}&w=${asked}`, headers: again })).statusCode,
        ).toBe(304);
      }
    });
  });

  describe('bytes without a row', () => {
    it('are swept up when they are from before the start, or too old to belong to an upload that is still going on', async () => {
      const { blobs } = on.current.house.deps.files;
      const ports = on.current.house.deps.files;
      const key = 'files/aa/018f0000-0000-7000-8000-0000000000aa.jpg';
      await blobs.put(key, Buffer.from('x'));
      const now = () => Date.now();
      await sweepFiles({ ...on.current.context({ now }), ...ports }, { startedAt: 0 });
      expect(await blobs.read(key)).toBeDefined();
      await sweepFiles({ ...on.current.context({ now }), ...ports }, { startedAt: now() + 1000 });
      await expect(blobs.read(key)).rejects.toThrow('no blob');
    });
  });
});
