import { createConnection } from 'node:net';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import type { HistoryItem } from '@maquette/contract';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { errorOf, useTestApp } from '#test/support/build-test-app.ts';
import { get, photoPart, postForm } from '#test/support/edit-drivers.ts';
import { makePhoto } from '#test/support/make-photo.ts';
import { signedIn, type SignedInUser } from '#test/support/signed-in.ts';
import { freeStorageBytes } from './files.rules.ts';

const on = useTestApp();

const upload = (who: SignedInUser, parts: Parameters<typeof postForm>[2]['parts']) =>
  postForm(on.current, who, { path: '/files/upload', parts });

const send = async (bytes: Buffer, who?: SignedInUser) =>
  upload(who ?? (await signedIn(on.current)), { image: { bytes, filename: 'room.jpg' } });

const listed = async (who: SignedInUser) =>
  (await get(on.current, who, '/files')).json<{
    files: HistoryItem[];
    total: number;
    storageBytes: number;
  }>();

const leftovers = () => readdir(join(on.current.folder, 'temporary'));

/** A JPEG of exactly so many bytes, filled up behind its end. */
const filledUp = async (bytes: number): Promise<Buffer> => {
  const photo = await makePhoto();
  return Buffer.concat([photo, Buffer.alloc(bytes - photo.length)]);
};

/** A PNG whose head claims so many pixels. */
const claiming = async (width: number, height: number): Promise<Buffer> => {
  const bytes = await makePhoto({ type: 'png' });
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  return bytes;
};

describe('an upload is refused', () => {
  it.each([
    ['is a page with a picture name', Buffer.from('<html></html>'), 415, 'picture_type_unsupported'],
    ['has no bytes', Buffer.alloc(0), 400, 'picture_unreadable'],
    [
      'is the head of a JPEG only',
      Buffer.from('ffd8ffe000104a464946000101', 'hex'),
      400,
      'picture_unreadable',
    ],
  ])('when it %s', async (_, bytes, status, code) => {
    const who = await signedIn(on.current);
    const answer = await send(bytes, who);
    expect(answer.statusCode).toBe(status);
    expect(errorOf(answer).error).toBe(code);
    expect(await listed(who)).toMatchObject({ files: [], total: 0, storageBytes: 0 });
    expect(await leftovers()).toEqual([]);
  });

  it('when it has 10,485,761 bytes, and taken with one less', async () => {
    const who = await signedIn(on.current);
    const tooLarge = await send(await filledUp(10_485_761), who);
    expect(tooLarge.statusCode).toBe(413);
    expect(errorOf(tooLarge).error).toBe('picture_too_large');
    expect((await send(await filledUp(10_485_760), who)).statusCode).toBe(201);
  });

  it('when it claims 51 megapixels', async () => {
    const answer = await send(await claiming(10_200, 5_000));
    expect(answer.statusCode).toBe(413);
    expect(errorOf(answer).error).toBe('picture_too_many_pixels');
  });

  it('when it breaks off', async () => {
    const photo = await makePhoto({ width: 600, height: 400 });
    const answer = await send(photo.subarray(0, photo.length >> 1));
    expect(answer.statusCode).toBe(400);
    expect(errorOf(answer).error).toBe('picture_unreadable');
  });

  it('when the picture or the form is missing', async () => {
    const who = await signedIn(on.current);
    const without = await upload(who, { type: 'upload' });
    expect(without.statusCode).toBe(400);
    expect(errorOf(without)).toMatchObject({
      error: 'missing_field',
      fields: { image: { code: 'required' } },
    });
    const json = await on.current.app.inject({
      method: 'POST',
      url: '/api/files/upload',
      payload: { image: 'x' },
      headers: who.headers,
    });
    expect(json.statusCode).toBe(415);
  });

  it('when it has a field nobody knows', async () => {
    const who = await signedIn(on.current);
    const image = await photoPart();
    const field = await upload(who, { image, colour: 'red' });
    expect([field.statusCode, errorOf(field).error]).toEqual([400, 'unknown_field']);
    const file = await upload(who, { image, picture: image });
    expect([file.statusCode, errorOf(file).error]).toEqual([400, 'unknown_field']);
    expect((await listed(who)).total).toBe(0);
  });

  it('when the session has ended', async () => {
    const who = await signedIn(on.current);
    await on.current.db
      .updateTable('sessions')
      .set({ expires_at: on.current.clock.now() })
      .where('user_id', '=', who.user.id)
      .execute();
    const answer = await send(await makePhoto(), who);
    expect([answer.statusCode, errorOf(answer).error]).toEqual([401, 'session_expired']);
  });

  it("when its original is somebody else's, in the same words as when there is none", async () => {
    const [one, other] = [await signedIn(on.current), await signedIn(on.current)];
    const theirs = (await send(await makePhoto(), other)).json<{ file: HistoryItem }>().file.id;
    const ask = async (originalImageId: string) => {
      const answer = await upload(one, {
        image: await photoPart({ seed: 5 }),
        type: 'edited',
        originalImageId,
      });
      return { status: answer.statusCode, body: { ...errorOf(answer), requestId: '' } };
    };
    const foreign = await ask(theirs);
    expect(foreign.status).toBe(404);
    expect(foreign).toEqual(await ask('018f0000-0000-7000-8000-000000000000'));
  });

  it('when its original is no id', async () => {
    const who = await signedIn(on.current);
    for (const originalImageId of ['x'.repeat(65), 'a\0b']) {
      const answer = await upload(who, { image: await photoPart(), type: 'edited', originalImageId });
      expect([answer.statusCode, errorOf(answer).error]).toEqual([400, 'validation_failed']);
    }
  });

  it('when its original is deleted for good meanwhile, and no bytes stay', async () => {
    const who = await signedIn(on.current);
    const { id } = (await send(await makePhoto(), who)).json<{ file: HistoryItem }>().file;
    const { blobs } = on.current.house.deps.files;
    const { adopt } = blobs;
    const kept: string[] = [];
    blobs.adopt = async (key, path) => {
      kept.push(key);
      await adopt(key, path);
      const url = `/api/files/${id}?permanent=true`;
      await on.current.app.inject({ method: 'DELETE', url, headers: who.headers });
    };
    const parts = { image: await photoPart({ seed: 5 }), type: 'edited', originalImageId: id };
    const answer = await upload(who, parts).finally(() => (blobs.adopt = adopt));
    expect([answer.statusCode, errorOf(answer).error]).toEqual([404, 'not_found']);
    expect(await listed(who)).toMatchObject({ files: [], total: 0, storageBytes: 0 });
    expect(kept.length).toBe(2);
    for (const key of kept) await expect(blobs.open(key)).rejects.toThrow('There is no blob');
  });

  it('when the storage is full, and nothing is counted', async () => {
    const who = await signedIn(on.current);
    await send(await makePhoto(), who);
    const bytes = freeStorageBytes - 100;
    await on.current.db
      .updateTable('file_totals')
      .set({ bytes })
      .where('user_id', '=', who.user.id)
      .execute();
    const sentences = {
      en: 'Your storage is full: 1 of 1\u00A0GB are used. Delete pictures to make room, or choose a plan with more storage.',
      fr: 'Votre espace est plein\u00A0: 1\u00A0Go utilisés sur 1\u00A0Go. Supprimez des images pour faire de la place, ou choisissez une formule avec plus d’espace.',
    };
    for (const type of ['upload', 'edited']) {
      for (const [locale, sentence] of Object.entries(sentences)) {
        const parts = { image: await photoPart({ seed: 2 }), type };
        const headers = { 'accept-language': locale };
        const answer = await postForm(on.current, who, { path: '/files/upload', parts, headers });
        expect([answer.statusCode, errorOf(answer).error]).toEqual([413, 'storage_full']);
        expect(errorOf(answer).message).toBe(sentence);
      }
    }
    expect(await listed(who)).toMatchObject({ total: 1, storageBytes: bytes });
  });
});

describe('an upload', () => {
  it('leaves nothing when the sender goes away half-way', async () => {
    const address = new URL(await on.current.listen());
    const who = await signedIn(on.current);
    const socket = createConnection(Number(address.port), address.hostname);
    const head = [
      'POST /api/files/upload HTTP/1.1',
      `Host: ${address.host}`,
      `Authorization: ${who.headers.authorization}`,
      'Content-Type: multipart/form-data; boundary=b',
      'Content-Length: 1000000',
      '',
      '--b',
      'Content-Disposition: form-data; name="image"; filename="room.jpg"',
      '',
      '',
    ].join('\r\n');
    socket.write(head);
    socket.write(Buffer.concat([(await makePhoto()).subarray(0, 500), Buffer.alloc(200_000)]));
    await expect.poll(leftovers).toHaveLength(1);
    socket.destroy();
    await expect.poll(leftovers).toEqual([]);
    expect(await listed(who)).toMatchObject({ files: [], total: 0, storageBytes: 0 });
  });

  it('has no original when a form leaves that empty', async () => {
    const parts = { image: await photoPart(), type: 'edited', originalImageId: '' };
    const answer = await upload(await signedIn(on.current), parts);
    expect(answer.statusCode).toBe(201);
    expect(answer.json<{ file: HistoryItem }>().file.originalImageId).toBeUndefined();
  });

  it('is stored once when the same photo is sent twice, also at the same moment', async () => {
    const who = await signedIn(on.current);
    const photo = await makePhoto();
    const answers = await Promise.all([1, 2, 3, 4].map(() => send(photo, who)));
    const ids = new Set(answers.map((answer) => answer.json<{ file: HistoryItem }>().file.id));
    expect(ids.size).toBe(1);
    expect(answers.map((answer) => answer.json<{ isNew: boolean }>().isNew).toSorted()).toEqual([
      false,
      false,
      false,
      true,
    ]);
    const { total, storageBytes, files } = await listed(who);
    expect(total).toBe(1);
    expect(storageBytes).toBe(files[0]?.size);
  });

  it('comes back from the trash when it is sent again', async () => {
    const who = await signedIn(on.current);
    const { id } = (await send(await makePhoto(), who)).json<{ file: HistoryItem }>().file;
    await on.current.app.inject({ method: 'DELETE', url: `/api/files/${id}`, headers: who.headers });
    expect((await listed(who)).total).toBe(0);
    expect((await send(await makePhoto(), who)).json<{ file: HistoryItem }>().file.id).toBe(id);
    expect((await listed(who)).total).toBe(1);
  });

  it('is served without its notes, upright, and cannot run anything', async () => {
    const photo = await sharp(await makePhoto({ width: 60, height: 40 }))
      .withExif({ IFD0: { Artist: 'Ada Byron' }, IFD3: { GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const { file } = (await send(photo)).json<{ file: HistoryItem }>();
    expect(file.metadata).toMatchObject({ width: 40, height: 60, mime: 'image/jpeg' });
    const served = await on.current.app.inject(file.url);
    expect(served.rawPayload.includes('Ada Byron')).toBe(false);
    const { orientation, exif } = await sharp(served.rawPayload).metadata();
    expect(orientation).toBe(6);
    expect(exif?.length).toBeLessThan(40);
    expect(served.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
  });

  it('keeps a name that can be shown', async () => {
    const image = { bytes: await makePhoto(), filename: '../../etc/«salon»\u0000\u202e.jpg' };
    const { file } = (await upload(await signedIn(on.current), { image })).json<{ file: HistoryItem }>();
    expect(file.name).toBe('«salon».jpg');
    expect((await on.current.app.inject(file.url)).statusCode).toBe(200);
  });
});
