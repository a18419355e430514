import type { HistoryItem } from '@maquette/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { errorOf, useTestApp } from '#test/support/build-test-app.ts';
import { get } from '#test/support/edit-drivers.ts';
import { signedIn, type SignedInUser } from '#test/support/signed-in.ts';
import { databaseKinds } from '#test/support/test-database.ts';
import type { StoredFile } from '../files.store.ts';
import { keepPictures, pictureOf } from '#test/support/files/keep-pictures.ts';

const absent = '018f0000-0000-7000-8000-000000000000';

interface Listing {
  files: HistoryItem[];
  total: number;
  storageBytes: number;
  storageLimitBytes: number | null;
}

describe.each(databaseKinds())('the history (%s)', (kind) => {
  const on = useTestApp({ kind });

  const somebody = async (...changes: Partial<StoredFile>[]) => {
    const who = await signedIn(on.current);
    const files = changes.map((change, index) =>
      pictureOf(who.user.id, { createdAt: on.current.clock.now() + index, ...change }),
    );
    await keepPictures(on.current, files);
    return { who, files, ids: files.map(({ id }) => id) };
  };
  const list = async (who: SignedInUser, query = '') =>
    (await get(on.current, who, `/files${query}`)).json<Listing>();
  const idsOf = ({ files }: { files: HistoryItem[] }) => files.map(({ id }) => id);
  const send = (who: SignedInUser, method: 'PUT' | 'POST' | 'DELETE', path: string, payload?: object) =>
    on.current.app.inject({ method, url: `/api${path}`, headers: who.headers, ...(payload && { payload }) });

  describe('a list', () => {
    let who: SignedInUser;
    beforeAll(async () => {
      ({ who } = await somebody(
        { name: 'Été.jpg', bytes: 30 },
        { name: 'zoo.jpg', bytes: 10 },
        { name: 'Art.jpg', bytes: 20, type: 'edited' },
      ));
    });

    it.each([
      '?limit=0',
      '?limit=101',
      '?limit=ten',
      '?limit=1.5',
      '?offset=-1',
      '?offset=1e9',
      '?offset=x',
      '?type=cat',
      '?sortField=prompt',
      '?sortDirection=up',
      '?starred=yes',
      '?trash=1',
      '?colour=red',
      '?search=a%00b',
      `?search=${'x'.repeat(201)}`,
      '?type=upload&type=edited',
    ])('refuses %s', async (query) => {
      const answer = await get(on.current, who, `/files${query}`);
      expect(answer.statusCode).toBe(400);
      expect(errorOf(answer).error).toMatch(/validation_failed|unknown_field/);
    });

    it.each([
      ['?sortField=name&sortDirection=asc', 'Art Été zoo'],
      ['?sortField=name&sortDirection=desc', 'zoo Été Art'],
      ['?sortField=size&sortDirection=asc', 'zoo Art Été'],
      ['?sortField=type&sortDirection=asc', 'Art Été zoo'],
      ['?sortField=type', 'zoo Été Art'],
      ['?sortField=date', 'Art zoo Été'],
      ['?sortField=createdAt&sortDirection=asc', 'Été zoo Art'],
      ['?sortField=name&sortDirection=asc&limit=1&offset=1', 'Été'],
      ['?search=ete', 'Été'],
      ['?search=ART%20jpg&type=edited', 'Art'],
      [`?search=${'x'.repeat(200)}`, ''],
      ['?offset=10000000', ''],
    ])('%s holds %s', async (query, expected) => {
      const { files } = await list(who, query);
      expect(files.map(({ name }) => name.replace('.jpg', '')).join(' ')).toBe(expected);
    });

    it('tells how much is kept of how much may be, however it is narrowed', async () => {
      for (const query of ['', '?search=zoo', '?trash=true'])
        expect(await list(who, query)).toMatchObject({ storageBytes: 60, storageLimitBytes: 1024 ** 3 });
    });
  });

  describe('a star', () => {
    it('is refused for a picture in the trash, of somebody else, or that does not exist', async () => {
      const { who, ids } = await somebody({ deletedAt: 5, starredAt: 5 });
      const { ids: foreign } = await somebody({});
      for (const id of [...ids, ...foreign, absent])
        for (const method of ['PUT', 'DELETE'] as const)
          expect((await send(who, method, `/files/${id}/star`)).statusCode).toBe(404);
      expect((await list(who, '?trash=true')).files[0]?.isStarred).toBe(true);
    });

    it('is set and taken, each once however often it is asked for, and narrows the history', async () => {
      const { who, ids } = await somebody({}, {});
      const [id] = ids;
      for (const isStarred of [true, true, false, false, true]) {
        const answer = await send(who, isStarred ? 'PUT' : 'DELETE', `/files/${id}/star`);
        expect(answer.json<HistoryItem>()).toMatchObject({ id, isStarred });
        expect(idsOf(await list(who, '?starred=true'))).toEqual(isStarred ? [id] : []);
        expect((await list(who, '?starred=false')).total).toBe(isStarred ? 1 : 2);
      }
      expect((await list(who)).files.map((file) => file.isStarred)).toEqual([false, true]);
    });

    it('waits in the trash with its picture', async () => {
      const { who, ids } = await somebody({ starredAt: 5 });
      await send(who, 'DELETE', `/files/${ids[0]}`);
      expect((await list(who, '?starred=true')).total).toBe(0);
      await send(who, 'POST', `/files/${ids[0]}/restore`);
      expect(idsOf(await list(who, '?starred=true'))).toEqual(ids);
    });
  });

  describe('the versions of a picture', () => {
    it('are refused for what is not there', async () => {
      const { who } = await somebody();
      const { ids } = await somebody({});
      for (const id of [...ids, absent])
        expect((await get(on.current, who, `/files/${id}/versions`)).statusCode).toBe(404);
    });

    it('are the photo it goes back to and all that was made of it, oldest first, whichever of them is asked', async () => {
      const { who, ids } = await somebody({}, {});
      const [photo, alone] = ids as [string, string];
      const made = async (originalId: string, changes: Partial<StoredFile> = {}) => {
        on.current.clock.advance(10);
        const file = pictureOf(who.user.id, { originalId, createdAt: on.current.clock.now(), ...changes });
        await keepPictures(on.current, [file]);
        return file.id;
      };
      const first = await made(photo);
      const thrownAway = await made(first, { deletedAt: 5 });
      const last = await made(thrownAway);
      const other = await made(photo);
      for (const id of [photo, first, thrownAway, last, other]) {
        const versions = (await get(on.current, who, `/files/${id}/versions`)).json<Listing>();
        expect(idsOf(versions)).toEqual([photo, first, last, other]);
      }
      expect(idsOf((await get(on.current, who, `/files/${alone}/versions`)).json<Listing>())).toEqual([
        alone,
      ]);
    });

    it('never hold a picture of somebody else, and end where they go in a circle', async () => {
      const { who, ids } = await somebody({}, {}, {});
      const [a, b, c] = ids as [string, string, string];
      const { ids: foreign } = await somebody({ originalId: c });
      const { db } = on.current;
      const comeFrom = (id: string, original_id: string) =>
        db
          .updateTable('files')
          .set({ original_id } as object)
          .where('id', '=', id)
          .execute();
      await comeFrom(a, c);
      await comeFrom(b, a);
      await comeFrom(c, b);
      expect(idsOf((await get(on.current, who, `/files/${b}/versions`)).json<Listing>())).toEqual([a, b, c]);
      await comeFrom(a, foreign[0] ?? '');
      expect(idsOf((await get(on.current, who, `/files/${b}/versions`)).json<Listing>())).toEqual([a, b, c]);
    });

    it('are 500 at most: what the picture was made from, and the newest', async () => {
      const { who, ids } = await somebody({});
      const [photo] = ids as [string];
      const start = on.current.clock.now();
      const made = Array.from({ length: 600 }, (_, index) =>
        pictureOf(who.user.id, { originalId: photo, createdAt: start + 1 + index }),
      );
      await keepPictures(on.current, made);
      const versions = (await get(on.current, who, `/files/${made[3]?.id}/versions`)).json<Listing>();
      expect(idsOf(versions)).toEqual([photo, made[3]?.id, ...made.slice(-498).map(({ id }) => id)]);
    });
  });

  describe('many pictures at once', () => {
    const trash = (who: SignedInUser, ids: readonly unknown[], more = {}) =>
      send(who, 'POST', '/files/delete', { ids, ...more });
    const restore = (who: SignedInUser, ids: readonly unknown[]) =>
      send(who, 'POST', '/files/restore', { ids });

    it.each([
      ['none', []],
      ['201', Array.from({ length: 201 }, (_, index) => `id-${index}`)],
      ['one that is no text', [7]],
      ['one with U+0000', ['a\0']],
      ['an empty one', ['']],
    ])('are refused when the ids are %s', async (_what, ids) => {
      const { who } = await somebody({});
      for (const way of [trash, restore]) {
        const answer = await way(who, ids);
        expect(answer.statusCode).toBe(400);
        expect(errorOf(answer).error).toBe('validation_failed');
      }
    });

    it('are refused when none of them is there, in the same words when they are somebody else’s', async () => {
      const { who } = await somebody({});
      const { who: other, ids } = await somebody({});
      for (const way of [trash, restore]) {
        const [foreign, none] = [await way(who, ids), await way(who, [absent])];
        expect([foreign.statusCode, none.statusCode]).toEqual([404, 404]);
        expect({ ...errorOf(foreign), requestId: '' }).toEqual({ ...errorOf(none), requestId: '' });
      }
      expect((await list(other)).total).toBe(1);
    });

    it('go to the trash and come back, counted once each, whatever else is named', async () => {
      const { who, ids } = await somebody({ bytes: 10 }, { bytes: 20 }, { bytes: 40 });
      const { who: other, ids: foreign } = await somebody({});
      const named = [ids[0], ids[1], ids[0], ...foreign, absent];
      for (let again = 0; again < 2; again++) {
        expect((await trash(who, named)).json()).toEqual({ success: true, deleted: 2 });
        expect(await list(who)).toMatchObject({ total: 1, storageBytes: 40 });
      }
      expect((await list(who, '?trash=true')).total).toBe(2);
      for (let again = 0; again < 2; again++) {
        expect((await restore(who, named)).json()).toEqual({ success: true, restored: 2 });
        expect(await list(who)).toMatchObject({ total: 3, storageBytes: 70 });
      }
      expect((await list(other)).total).toBe(1);
    });

    it('go for good with their bytes, from the history and from the trash', async () => {
      const { who, files, ids } = await somebody({ bytes: 10 }, { bytes: 20, deletedAt: 5 }, { bytes: 40 });
      const { blobs } = on.current.house.deps.files;
      for (const { blobKey } of files) await blobs.put(blobKey, Buffer.from('x'));
      const named = ids.slice(0, 2);
      expect((await trash(who, named, { permanent: true })).json()).toEqual({ success: true, deleted: 2 });
      expect((await trash(who, named, { permanent: true })).statusCode).toBe(404);
      expect(await list(who)).toMatchObject({ total: 1, storageBytes: 40 });
      expect((await list(who, '?trash=true')).total).toBe(0);
      const isThere = ({ blobKey }: StoredFile) =>
        blobs.read(blobKey).then(
          () => true,
          () => false,
        );
      expect(await Promise.all(files.map(isThere))).toEqual([false, false, true]);
    });

    it('leave the totals right when they are deleted and restored from several places at once', async () => {
      const { who, ids } = await somebody(...Array.from({ length: 12 }, () => ({ bytes: 10 })));
      await Promise.all([
        trash(who, ids),
        restore(who, ids.toReversed()),
        trash(who, ids.slice(3)),
        trash(who, ids.slice(8), { permanent: true }),
      ]);
      const { files, total, storageBytes } = await list(who);
      expect(total).toBe(files.length);
      expect(storageBytes).toBe(files.length * 10);
    });
  });
});
