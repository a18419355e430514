import {
  type ErrorBody,
  type HistoryItem,
  type Share,
  type SharedPictures,
  shareLimits,
} from '@maquette/contract';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#test/support/build-test-app.ts';
import { photoPart, postForm } from '#test/support/edit-drivers.ts';
import { makeUser } from '#test/support/make-user.ts';
import { signedIn, type SignedInUser } from '#test/support/signed-in.ts';
import { databaseKinds } from '#test/support/test-database.ts';

const DAY_MS = 24 * 3_600_000;
const pin = { position: 0, x: 0.25, y: 0.5, words: 'Could this be oak?' };

describe.each(databaseKinds())('links to pictures (%s)', (kind) => {
  let on: TestApp;
  let ada: SignedInUser;
  let photo: HistoryItem;
  beforeEach(async () => {
    on = await buildTestApp({ kind });
    ada = await signedIn(on, await makeUser(on.db, {}));
    photo = await upload();
  });
  afterEach(() => on.close());

  let seed = 0;
  const upload = async (fields: Record<string, string> = {}, who = ada): Promise<HistoryItem> => {
    const image = await photoPart({ seed: seed++ });
    const sent = await postForm(on, who, { path: '/files/upload', parts: { image, ...fields } });
    return sent.json<{ file: HistoryItem }>().file;
  };
  const call = (method: 'GET' | 'POST' | 'DELETE', path: string, sent: object = {}) =>
    on.app.inject({ method, url: `/api${path}`, ...sent });
  const own = (method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object, who = ada) =>
    call(method, path, { headers: who.headers, ...(payload && { payload }) });
  const share = async (payload: object = { fileIds: [photo.id] }): Promise<Share & { token: string }> => {
    const made = await own('POST', '/shares', payload);
    expect(made.statusCode).toBe(201);
    const told = made.json<Share>();
    return { ...told, token: told.path.replace('/s/', '') };
  };
  const see = (token: string) => call('GET', `/shared/${token}`);
  const bytes = (token: string, rest = '0/content?w=320') => call('GET', `/shared/${token}/${rest}`);
  const answer = (token: string, payload: object) => call('POST', `/shared/${token}/answers`, { payload });
  const listed = async (query = ''): Promise<Share[]> =>
    (await own('GET', `/shares${query}`)).json<{ shares: Share[] }>().shares;

  describe('refuse', () => {
    it.each([
      ['no picture', []],
      ['five pictures', ['a', 'b', 'c', 'd', 'e']],
      ['the same picture twice', ['a', 'a']],
    ])('to be made of %s', async (_name, fileIds) => {
      expect((await own('POST', '/shares', { fileIds })).statusCode).toBe(400);
    });

    it.each([0, 91, 1.5])('to live for %d days', async (days) => {
      expect((await own('POST', '/shares', { fileIds: [photo.id], days })).statusCode).toBe(400);
    });

    it('pictures of others, and those in the trash', async () => {
      const eve = await signedIn(on, await makeUser(on.db, {}));
      expect((await own('POST', '/shares', { fileIds: [photo.id] }, eve)).statusCode).toBe(404);
      await own('DELETE', `/files/${photo.id}`);
      expect((await own('POST', '/shares', { fileIds: [photo.id] })).statusCode).toBe(404);
    });

    it.each(['x', 'a'.repeat(54), `${'0'.repeat(32)}${'A'.repeat(24)}`])(
      'the made-up token %s',
      async (token) => {
        expect((await see(token)).statusCode).toBe(404);
        expect((await bytes(token)).statusCode).toBe(404);
        expect((await answer(token, { chosen: 0 })).statusCode).toBe(404);
      },
    );

    it('answers that say nothing, too much, or of what is not shown', async () => {
      const { token } = await share();
      const many = Array.from({ length: shareLimits.pins + 1 }, () => pin);
      for (const said of [
        {},
        { name: 'Bo' },
        { pins: [] },
        { pins: many },
        { pins: [{ ...pin, words: ' ' }] },
      ])
        expect((await answer(token, said)).statusCode).toBe(400);
      for (const said of [{ chosen: 1 }, { pins: [{ ...pin, position: 3 }] }, { pins: [{ ...pin, x: 1.2 }] }])
        expect((await answer(token, said)).statusCode).toBe(400);
      expect((await listed())[0]?.answers).toEqual([]);
    });

    it('more answers than a link takes, and too many from one address', async () => {
      const { token, id } = await share();
      const statuses = [];
      for (let time = 0; time < 21; time++) statuses.push((await answer(token, { chosen: 0 })).statusCode);
      expect(statuses.slice(0, 20).every((status) => status === 201)).toBe(true);
      expect(statuses[20]).toBe(429);
      const row = { share_id: id, name: null, chosen: 0, pins: '[]', created_at: 1, seen_at: null };
      const rows = Array.from({ length: shareLimits.answers - 20 }, (_, at) => ({
        id: `answer-${at}`,
        ...row,
      }));
      await on.db.insertInto('share_answers').values(rows).execute();
      await on.db.deleteFrom('rate_limits').execute();
      expect((await answer(token, { chosen: 0 })).json<ErrorBody>().error).toBe('rate_limited');
    });

    it('whoever is not their owner to see, end or tick them off', async () => {
      const { id } = await share();
      const eve = await signedIn(on, await makeUser(on.db, {}));
      expect((await own('DELETE', `/shares/${id}`, undefined, eve)).statusCode).toBe(404);
      expect((await own('POST', `/shares/${id}/seen`, undefined, eve)).statusCode).toBe(404);
      expect((await own('GET', '/shares', undefined, eve)).json()).toEqual({ shares: [] });
      expect((await listed())[0]?.isOpen).toBe(true);
    });
  });

  it('show their pictures to whoever holds them, without an account, as WebP without metadata', async () => {
    const { token } = await share({ fileIds: [photo.id], title: ' The living room ' });
    const { json, statusCode } = await see(token);
    expect(statusCode).toBe(200);
    expect(json<SharedPictures>()).toMatchObject({
      title: 'The living room',
      from: 'Ada Byron',
      pictures: [{ position: 0, name: photo.name, hasBefore: false }],
    });
    const sent = await bytes(token, '0/content?w=640');
    const { format, exif, xmp } = await sharp(sent.rawPayload).metadata();
    expect([sent.headers['content-type'], format, exif, xmp]).toEqual([
      'image/webp',
      'webp',
      undefined,
      undefined,
    ]);
    expect(sent.headers['cache-control']).toContain('max-age=0');
    expect((await bytes(token, '1/content?w=640')).statusCode).toBe(404);
    expect((await bytes(token, '0/content')).statusCode).toBe(400);
  });

  it('show the photo a version was made from beside it, where both have one shape', async () => {
    const edited = await upload({ type: 'edited', originalImageId: photo.id });
    const { token } = await share({ fileIds: [edited.id, photo.id] });
    const { pictures } = (await see(token)).json<SharedPictures>();
    expect(pictures.map(({ hasBefore }) => hasBefore)).toEqual([true, false]);
    const [after, before] = [await bytes(token), await bytes(token, '0/content?w=320&before=true')];
    expect([after.statusCode, before.statusCode]).toEqual([200, 200]);
    expect(before.rawPayload.equals(after.rawPayload)).toBe(false);
    expect((await bytes(token, '1/content?w=320&before=true')).statusCode).toBe(404);
  });

  it('are dead at once when revoked, when they expire, and when their pictures are gone', async () => {
    const [revoked, expired, emptied] = [
      await share(),
      await share({ fileIds: [photo.id], days: 1 }),
      await share(),
    ];
    const etag = (await bytes(revoked.token)).headers.etag ?? '';
    await own('DELETE', `/shares/${revoked.id}`);
    const again = { headers: { 'if-none-match': etag } };
    expect((await call('GET', `/shared/${revoked.token}/0/content?w=320`, again)).statusCode).toBe(404);
    expect((await answer(revoked.token, { chosen: 0 })).statusCode).toBe(404);
    expect((await own('DELETE', `/shares/${revoked.id}`)).statusCode).toBe(200);
    expect((await see(emptied.token)).statusCode).toBe(200);
    await own('DELETE', `/files/${photo.id}`);
    expect((await see(emptied.token)).statusCode).toBe(404);
    const [told] = await listed();
    expect(told?.isOpen).toBe(false);
    expect(told?.pictures).toEqual([{ position: 0, fileId: photo.id, name: null, url: null }]);
    await own('POST', `/files/${photo.id}/restore`);
    expect([(await see(emptied.token)).statusCode, (await see(expired.token)).statusCode]).toEqual([
      200, 200,
    ]);
    on.clock.advance(DAY_MS);
    expect([(await see(emptied.token)).statusCode, (await see(expired.token)).statusCode]).toEqual([
      200, 404,
    ]);
  });

  it('keep what is answered for their owner, new until it was looked at', async () => {
    const [{ token, id }, other] = [await share(), await share({ fileIds: [(await upload()).id] })];
    expect((await answer(token, { name: 'Bo', chosen: 0, pins: [pin] })).statusCode).toBe(201);
    expect((await answer(token, { pins: [pin] })).statusCode).toBe(201);
    const [first] = await listed(`?fileId=${photo.id}`);
    expect(first?.answers).toMatchObject([
      { name: 'Bo', chosen: 0, pins: [pin], isNew: true },
      { name: null, chosen: null, pins: [pin], isNew: true },
    ]);
    await own('POST', `/shares/${id}/seen`);
    const all = await listed();
    expect(all.map(({ answers }) => answers.map(({ isNew }) => isNew))).toEqual([[], [false, false]]);
    expect(all[0]?.id).toBe(other.id);
  });
});
