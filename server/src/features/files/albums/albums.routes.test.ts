import type { Album, HistoryItem } from '@maquette/contract';
import { describe, expect, it } from 'vitest';
import { errorOf, useTestApp } from '#test/support/build-test-app.ts';
import { get, photoPart, postForm } from '#test/support/edit-drivers.ts';
import { keepPictures, pictureOf } from '#test/support/files/keep-pictures.ts';
import { signedIn, type SignedInUser } from '#test/support/signed-in.ts';
import { databaseKinds } from '#test/support/test-database.ts';
import { swapResults } from '../aside.ts';
import type { StoredFile } from '../files.store.ts';
import { addResult } from '../store-result.ts';

const absent = '018f0000-0000-7000-8000-000000000000';
const day = Date.UTC(2026, 0, 1);

describe.each(databaseKinds())('albums (%s)', (kind) => {
  const on = useTestApp({ kind });

  const send = (who: SignedInUser, method: 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) =>
    on.current.app.inject({ method, url: `/api${path}`, headers: who.headers, ...(payload && { payload }) });
  const make = async (who: SignedInUser, name: string) =>
    (await send(who, 'POST', '/albums', { name })).json<Album>();
  const list = async (who: SignedInUser) =>
    (await get(on.current, who, '/albums')).json<{ albums: Album[] }>().albums;
  const idsIn = async (who: SignedInUser, query: string) =>
    (await get(on.current, who, `/files${query}`)).json<{ files: HistoryItem[] }>().files.map(({ id }) => id);
  const somebody = async (...changes: Partial<StoredFile>[]) => {
    const who = await signedIn(on.current);
    const files = changes.map((change, at) => pictureOf(who.user.id, { createdAt: day + at, ...change }));
    await keepPictures(on.current, files);
    return { who, files, ids: files.map(({ id }) => id) };
  };

  it.each([
    { name: '' },
    { name: '   ' },
    { name: 'a'.repeat(61) },
    { name: 7 },
    {},
    { name: 'A', colour: 'red' },
  ])('are not made of %j', async (body) => {
    const { who } = await somebody();
    expect((await send(who, 'POST', '/albums', body)).statusCode).toBe(400);
    expect(await list(who)).toEqual([]);
  });

  it('have different names, whatever case and accents', async () => {
    const { who } = await somebody();
    const salon = await make(who, '  Été  ');
    expect(salon.name).toBe('Été');
    const again = await send(who, 'POST', '/albums', { name: 'ETE' });
    expect([again.statusCode, errorOf(again).error]).toEqual([409, 'album_exists']);
    const other = await make(who, 'Kitchen');
    const renamed = await send(who, 'PUT', `/albums/${other.id}`, { name: 'été' });
    expect([renamed.statusCode, errorOf(renamed).error]).toEqual([409, 'album_exists']);
    expect((await send(who, 'PUT', `/albums/${salon.id}`, { name: 'été' })).json()).toMatchObject({
      name: 'été',
    });
    const another = await signedIn(on.current);
    expect((await send(another, 'POST', '/albums', { name: 'Été' })).statusCode).toBe(201);
  });

  it('are told from A to Z with their newest picture and how many they hold, without the trash', async () => {
    const { who, ids } = await somebody(
      {},
      { createdAt: day },
      {},
      { createdAt: day + 99, deletedAt: 5 },
      {},
    );
    const salon = await make(who, 'salon');
    await make(who, 'Attic');
    const inSalon = ids.slice(0, 4);
    const moved = await send(who, 'POST', '/files/move', { ids: [...inSalon, absent], albumId: salon.id });
    expect(moved.json()).toEqual({ success: true, moved: 3 });
    const [attic, told] = await list(who);
    expect(attic).toMatchObject({ name: 'Attic', count: 0 });
    expect(attic?.cover).toBeUndefined();
    expect(told).toMatchObject({ name: 'salon', count: 3, cover: { id: ids[2] } });
    expect(told?.cover?.url).toContain(`/files/${ids[2]}/content?`);
    expect(await idsIn(who, `?album=${salon.id}`)).toEqual([
      ids[2],
      ...[ids[0], ids[1]].toSorted().toReversed(),
    ]);
  });

  it('take no picture for a cover that is not in them, is in the trash, or is another person’s', async () => {
    const { who, ids } = await somebody({}, { deletedAt: 5 }, {});
    const [salon, kitchen] = [await make(who, 'Salon'), await make(who, 'Kitchen')];
    const stranger = await somebody({});
    await send(who, 'POST', '/files/move', { ids: ids.slice(0, 1), albumId: salon.id });
    await send(who, 'POST', '/files/move', { ids: ids.slice(2), albumId: kitchen.id });
    const [inSalon, inTrash, inKitchen] = ids;
    const cover = async (by: SignedInUser, fileId: unknown) =>
      (await send(by, 'PUT', `/albums/${salon.id}/cover`, { fileId })).statusCode;
    for (const fileId of [inTrash, inKitchen, absent, stranger.ids[0]])
      expect(await cover(who, fileId)).toBe(404);
    expect(await cover(stranger.who, inSalon)).toBe(404);
    for (const fileId of [undefined, '', 7, null]) expect(await cover(who, fileId)).toBe(400);
    expect((await list(who)).find(({ id }) => id === salon.id)?.cover?.id).toBe(inSalon);
  });

  it('show the cover that was chosen until it is gone or elsewhere, then the newest again', async () => {
    const { who, ids } = await somebody({}, {}, {});
    const salon = await make(who, 'Salon');
    const kitchen = await make(who, 'Kitchen');
    await send(who, 'POST', '/files/move', { ids, albumId: salon.id });
    const cover = async () => (await list(who)).find(({ id }) => id === salon.id)?.cover?.id;
    expect(await cover()).toBe(ids[2]);
    for (const id of [ids[0], ids[1]]) {
      const answer = await send(who, 'PUT', `/albums/${salon.id}/cover`, { fileId: id });
      expect(answer.json()).toMatchObject({ name: 'Salon', count: 3, cover: { id } });
      expect(await cover()).toBe(id);
    }
    await send(who, 'POST', '/files/move', { ids: [ids[1]], albumId: kitchen.id });
    expect(await cover()).toBe(ids[2]);
    await send(who, 'PUT', `/albums/${salon.id}/cover`, { fileId: ids[0] });
    expect((await send(who, 'DELETE', `/files/${ids[0]}`)).statusCode).toBe(200);
    expect(await cover()).toBe(ids[2]);
  });

  it('hold a picture once: moved, it is in the other alone, and out of both when it is taken out', async () => {
    const { who, ids } = await somebody({});
    const [salon, kitchen] = [await make(who, 'Salon'), await make(who, 'Kitchen')];
    const counts = async () => Object.fromEntries((await list(who)).map(({ name, count }) => [name, count]));
    await send(who, 'POST', '/files/move', { ids, albumId: salon.id });
    await send(who, 'POST', '/files/move', { ids, albumId: kitchen.id });
    expect(await counts()).toEqual({ Salon: 0, Kitchen: 1 });
    await send(who, 'POST', '/files/move', { ids, albumId: null });
    expect(await counts()).toEqual({ Salon: 0, Kitchen: 0 });
    expect(await idsIn(who, '')).toEqual(ids);
  });

  it('take no pictures and no album of others', async () => {
    const { who, ids } = await somebody({});
    const salon = await make(who, 'Salon');
    const stranger = await somebody({});
    const tries = [
      { ids: stranger.ids, albumId: salon.id },
      { ids, albumId: null },
      { ids: [absent], albumId: null },
    ];
    for (const body of tries)
      expect((await send(stranger.who, 'POST', '/files/move', body)).statusCode).toBe(404);
    expect(await idsIn(stranger.who, `?album=${salon.id}`)).toEqual([]);
  });

  it('leave their pictures in the history when they are deleted', async () => {
    const { who, ids } = await somebody({}, {});
    const salon = await make(who, 'Salon');
    await send(who, 'POST', '/files/move', { ids, albumId: salon.id });
    expect((await send(who, 'DELETE', `/albums/${salon.id}`)).statusCode).toBe(200);
    expect((await send(who, 'DELETE', `/albums/${salon.id}`)).statusCode).toBe(404);
    expect(await list(who)).toEqual([]);
    const { files } = (await get(on.current, who, '/files')).json<{ files: HistoryItem[] }>();
    expect(files.map(({ albumId }) => albumId)).toEqual([undefined, undefined]);
  });

  it('are two hundred at most', async () => {
    const { who } = await somebody();
    const row = (n: number) => ({ id: `${who.user.id}-${n}`, user_id: who.user.id, created_at: day });
    const rows = Array.from({ length: 200 }, (_, n) => ({
      ...row(n),
      name: `Room ${n}`,
      name_key: `room ${n}`,
    }));
    await on.current.db.insertInto('albums').values(rows).execute();
    const answer = await send(who, 'POST', '/albums', { name: 'One more' });
    expect([answer.statusCode, errorOf(answer).error]).toEqual([409, 'album_limit_reached']);
  });

  it('get the results of their photos, as a take that is chosen later gets the album of the result', async () => {
    const { who, files, ids } = await somebody({});
    const salon = await make(who, 'Salon');
    await send(who, 'POST', '/files/move', { ids, albumId: salon.id });
    const userId = who.user.id;
    const made = { type: 'inpaint', originalId: files[0]?.id ?? null, editId: 'edit' } as const;
    const [result, take] = [pictureOf(userId, made), pictureOf(userId, made)];
    const ctx = { db: on.current.db, now: () => day };
    await addResult(ctx, { result, aside: [take], limit: null });
    expect(new Set(await idsIn(who, `?album=${salon.id}`))).toEqual(new Set([...ids, result.id]));

    const attic = await make(who, 'Attic');
    await send(who, 'POST', '/files/move', { ids: [result.id], albumId: attic.id });
    await swapResults(on.current.context(), { userId, resultId: result.id, takeId: take.id });
    expect(await idsIn(who, `?album=${attic.id}`)).toEqual([take.id]);
  });

  it('get what is uploaded into them, and what the photo editor makes of their pictures', async () => {
    const { who } = await somebody();
    const salon = await make(who, 'Salon');
    const upload = async (parts: Record<string, string>, seed: number) =>
      postForm(on.current, who, {
        path: '/files/upload',
        parts: { ...parts, image: await photoPart({ seed }) },
      });
    expect((await upload({ albumId: absent }, 1)).statusCode).toBe(404);
    const first = (await upload({ albumId: salon.id }, 1)).json<{ file: HistoryItem }>().file;
    expect(first.albumId).toBe(salon.id);
    const edited = await upload({ type: 'edited', originalImageId: first.id }, 2);
    expect(edited.json<{ file: HistoryItem }>().file.albumId).toBe(salon.id);
    expect((await list(who))[0]).toMatchObject({ count: 2 });
  });
});

describe('many at once', () => {
  const on = useTestApp();

  it('are all of a list by their ids, and are starred and unstarred together', async () => {
    const who = await signedIn(on.current);
    const files = Array.from({ length: 130 }, (_, at) =>
      pictureOf(who.user.id, {
        name: at % 2 ? 'sofa.jpg' : 'lamp.jpg',
        createdAt: day + at,
        deletedAt: at === 0 ? 5 : null,
      }),
    );
    await keepPictures(on.current, files);
    const all = async (query: string) =>
      (await get(on.current, who, `/files/ids${query}`)).json<{ ids: string[]; total: number }>();
    const sofas = files.filter(({ name }) => name === 'sofa.jpg').map(({ id }) => id);
    expect(await all('?search=sofa&sortDirection=asc')).toEqual({ ids: sofas, total: 65 });
    expect((await all('')).total).toBe(129);

    const star = (ids: readonly string[], starred: boolean) =>
      on.current.app.inject({
        method: 'POST',
        url: '/api/files/star',
        headers: who.headers,
        payload: { ids, starred },
      });
    expect((await star([files[0]?.id ?? ''], true)).statusCode).toBe(404);
    expect((await star([absent], true)).statusCode).toBe(404);
    expect((await star([...sofas, absent], true)).statusCode).toBe(200);
    expect((await star(sofas, true)).statusCode).toBe(200);
    expect((await all('?starred=true')).total).toBe(65);
    await star(sofas.slice(1), false);
    expect((await all('?starred=true')).ids).toEqual([sofas[0]]);
  });
});
