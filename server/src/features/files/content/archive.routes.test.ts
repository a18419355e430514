import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type HistoryItem, limits } from '@maquette/contract';
import type { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { BlobStorage } from '../../../platform/blob-storage/blob-storage.ts';
import { errorOf, type TestApp, useTestApp } from '#test/support/build-test-app.ts';
import { postForm } from '#test/support/edit-drivers.ts';
import { makePhoto } from '#test/support/make-photo.ts';
import { readZip } from '#test/support/read-zip.ts';
import { signedIn, type SignedInUser } from '#test/support/signed-in.ts';
import { databaseKinds } from '#test/support/test-database.ts';
import { addFile, filesByIds, type StoredFile } from '../files.store.ts';
import { archiveLimit } from '../files.rules.ts';

const upload = async (
  on: TestApp,
  who: SignedInUser,
  filename: string,
  wishes = {},
): Promise<HistoryItem> => {
  const image = { bytes: await makePhoto(wishes), filename };
  const answer = await postForm(on, who, { path: '/files/upload', parts: { image } });
  return answer.json<{ file: HistoryItem }>().file;
};

const post = (on: TestApp, who: SignedInUser, payload: object) =>
  on.app.inject({ method: 'POST', url: '/api/files/archive', payload, headers: who.headers });

const archived = async (on: TestApp, who: SignedInUser, ids: readonly string[]) => {
  const answer = await post(on, who, { ids });
  expect(answer.statusCode).toBe(200);
  return readZip(answer.rawPayload);
};

/** Rows and bytes of pictures, without the work of decoding them. */
const storePictures = async (on: TestApp, who: SignedInUser, count: number): Promise<string[]> => {
  const ids: string[] = [];
  for (let i = 0; i < count; i++) {
    const id = on.context().newId();
    const file: StoredFile = {
      ...{ id, userId: who.user.id, type: 'upload', name: 'room.jpg', mime: 'image/jpeg' },
      ...{ bytes: 1 << 17, width: 10, height: 10, sha256: id, uploadSha256: id },
      ...{ blobKey: `files/${id.slice(-2)}/${id}.jpg`, originalId: null, maskId: null, editId: null },
      ...{ prompt: null, translatedPrompt: null, details: {}, createdAt: on.clock.now() },
      ...{ deletedAt: null, starredAt: null, albumId: null, asideAt: null },
    };
    // Straight into its folder: two hundred power cuts need not be survived here.
    const path = join(on.folder, 'blobs', file.blobKey);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, randomBytes(file.bytes));
    await addFile(on.db, file);
    ids.push(id);
  }
  return ids;
};

/** Counts the pictures that are open. */
const watchOpening = (on: TestApp) => {
  const blobs = on.house.deps.files.blobs as { open: BlobStorage['open'] };
  const { open } = blobs;
  const seen = { opened: 0, open: 0, mostOpen: 0 };
  blobs.open = async (key, wish) => {
    const blob = await open(key, wish);
    seen.opened++;
    seen.mostOpen = Math.max(seen.mostOpen, ++seen.open);
    (blob.stream as Readable).once('close', () => seen.open--);
    return blob;
  };
  return { seen, stop: () => void (blobs.open = open) };
};

describe.each(databaseKinds())('pictures as one ZIP (%s)', (kind) => {
  const on = useTestApp({ kind });

  it('is refused when none of them is the caller’s, in the same words as when there is none', async () => {
    const [owner, other] = [await signedIn(on.current), await signedIn(on.current)];
    const { id } = await upload(on.current, owner, 'room.jpg');
    const [foreign, none] = [
      await post(on.current, other, { ids: [id] }),
      await post(on.current, other, { ids: ['018f0000-0000-7000-8000-000000000000'] }),
    ];
    expect([foreign.statusCode, foreign.headers['content-type']]).toEqual([
      404,
      'application/json; charset=utf-8',
    ]);
    expect({ ...errorOf(foreign), requestId: '' }).toEqual({ ...errorOf(none), requestId: '' });
  });

  it.each([
    ['no list', {}],
    ['an empty list', { ids: [] }],
    ['one too many', { ids: Array.from({ length: limits.bulkMax + 1 }, (_, i) => `id-${i}`) }],
    ['something else than ids', { ids: [7] }],
    ['an id with U+0000', { ids: ['a\0b'] }],
    ['a field nobody knows', { ids: ['a'], name: 'x' }],
  ])('is refused with %s', async (_, body) => {
    expect((await post(on.current, await signedIn(on.current), body)).statusCode).toBe(400);
  });

  it('is refused when asked for too often', async () => {
    const who = await signedIn(on.current);
    const answers = [];
    for (let i = 0; i <= archiveLimit.hits; i++) answers.push(await post(on.current, who, { ids: ['x'] }));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([
      ...Array.from({ length: archiveLimit.hits }, () => 404),
      429,
    ]);
    expect(Number(answers.at(-1)?.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('has the bytes as they are stored, in the order asked for, once each, with the names shown and when they came', async () => {
    const who = await signedIn(on.current);
    const one = await upload(on.current, who, 'salon été.jpg', { seed: 1 });
    on.current.clock.advance(60_000);
    const two = await upload(on.current, who, 'salon été.jpg', { seed: 2, type: 'png' });
    const three = await upload(on.current, who, 'Salon été.JPEG', { seed: 3 });
    const foreign = await upload(on.current, await signedIn(on.current), 'theirs.jpg');
    await on.current.app.inject({ method: 'DELETE', url: `/api/files/${three.id}`, headers: who.headers });

    const entries = await archived(on.current, who, [two.id, foreign.id, one.id, two.id, 'absent', three.id]);
    expect(entries.map(({ name }) => name)).toEqual(['salon été.png', 'salon été.jpg', 'Salon été.JPEG']);
    for (const [i, { id, url, createdAt }] of [two, one, three].entries()) {
      const { rawPayload } = await on.current.app.inject(url);
      expect(entries[i]?.bytes.equals(rawPayload), id).toBe(true);
      expect(entries[i]?.isPacked).toBe(false);
      expect(Math.abs((entries[i]?.modified.getTime() ?? 0) - Date.parse(createdAt))).toBeLessThan(1000);
    }
  });

  it('has each picture under its photo’s name and what was done, whatever was typed, each name once', async () => {
    const who = await signedIn(on.current);
    const photo = await upload(on.current, who, 'salon été.jpg', { seed: 1 });
    const [template] = await filesByIds(on.current.db, { userId: who.user.id, ids: [photo.id] });
    let original = photo.id;
    const make = async (changes: Partial<StoredFile>): Promise<string> => {
      const id = on.current.context().newId();
      const name = 'inpainted-room.png';
      const made = {
        ...template!,
        id,
        name,
        originalId: original,
        type: 'inpaint_result',
        ...changes,
      } as const;
      await addFile(on.current.db, { ...made, sha256: id, uploadSha256: id, albumId: null });
      original = id;
      return id;
    };
    const ids = [
      await make({ prompt: '../../a green\nsofa' }),
      await make({ prompt: 'a green sofa' }),
      await make({ prompt: 'A green sofa' }),
      await make({
        type: 'search-recolor',
        prompt: 'green',
        details: { parameters: { select_prompt: 'sofa' } },
      }),
      await make({ details: { parameters: { mode: 'remove' } } }),
      await make({ type: 'edited' }),
    ];
    const names = (await archived(on.current, who, ids)).map(({ name }) => name);
    expect(names).toEqual([
      'salon été - .. .. a green sofa.jpg',
      'salon été - a green sofa.jpg',
      'salon été - A green sofa (2).jpg',
      'salon été - sofa, green.jpg',
      'salon été - part removed.jpg',
      'salon été - edited.jpg',
    ]);
  });

  it('is a file to keep', async () => {
    const who = await signedIn(on.current);
    const { id } = await upload(on.current, who, 'room.jpg');
    expect((await post(on.current, who, { ids: [id] })).headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': expect.stringContaining('filename="maquette-pictures.zip"'),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
  });

  it('leaves out what is lost', async () => {
    const who = await signedIn(on.current);
    const [lost = '', kept = ''] = await storePictures(on.current, who, 2);
    await on.current.house.deps.files.blobs.delete(`files/${lost.slice(-2)}/${lost}.jpg`);
    expect(await archived(on.current, who, [lost, kept])).toHaveLength(1);
  });
});

describe('two hundred pictures as one ZIP', () => {
  const on = useTestApp();

  it('are opened one at a time, and not at all once the reader has left', async () => {
    const who = await signedIn(on.current);
    const ids = await storePictures(on.current, who, limits.bulkMax);
    const { seen, stop } = watchOpening(on.current);
    expect(await archived(on.current, who, ids)).toHaveLength(limits.bulkMax);
    expect(seen).toEqual({ opened: limits.bulkMax, open: 0, mostOpen: 1 });

    const leaving = new AbortController();
    const answer = await fetch(`${await on.current.listen()}/api/files/archive`, {
      method: 'POST',
      body: JSON.stringify({ ids }),
      headers: { ...who.headers, 'content-type': 'application/json' },
      signal: leaving.signal,
    });
    const reader = answer.body!.getReader();
    await reader.read();
    leaving.abort();
    await expect(reader.read()).rejects.toThrow('aborted');
    while (seen.open > 0) await nextTurn();
    const { opened } = seen;
    expect(opened).toBeLessThan(2 * limits.bulkMax);
    for (let i = 0; i < 100; i++) await nextTurn();
    expect(seen).toMatchObject({ opened, open: 0 });
    stop();
  });
});
