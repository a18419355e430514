import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, errorOf, type TestApp, useTestApp } from '#test/support/build-test-app.ts';
import { get, inpaintCall, maskPart, photoPart, postForm } from '#test/support/edit-drivers.ts';
import { enginesOf, fakeEngine } from '#test/support/fake-engine.ts';
import { type ReadEntry, readZip } from '#test/support/read-zip.ts';
import { registered } from '#test/support/registered.ts';
import { signedIn, type SignedInUser } from '#test/support/signed-in.ts';
import { databaseKinds } from '#test/support/test-database.ts';

const inpaint = async (on: TestApp, who: SignedInUser, prompt: string, seed: number) => {
  const parts = { image: await photoPart({ seed }), mask: await maskPart(), prompt };
  const answer = await postForm(on, who, inpaintCall(parts));
  if (answer.statusCode !== 200) throw new Error(answer.body);
};

const exported = async (on: TestApp, who: SignedInUser): Promise<ReadEntry[]> =>
  readZip((await get(on, who, '/auth/export')).rawPayload);

const jsonIn = <T>(entries: readonly ReadEntry[], name: string): T =>
  JSON.parse(entries.find((entry) => entry.name === name)?.bytes.toString() ?? 'null') as T;

interface FilesJson {
  files: {
    id: string;
    path: string | null;
    sha256: string;
    prompt: string | null;
    deletedAt: string | null;
  }[];
  masks: { id: string; path: string | null }[];
}

/** Rows and bytes of pictures, without the work of decoding them. */
const storePictures = async (on: TestApp, userId: string, count: number, bytes: number) => {
  const pictures = [];
  for (let i = 0; i < count; i++) {
    const id = on.context().newId();
    const content = randomBytes(bytes);
    await on.house.deps.files.blobs.put(`files/${id.slice(-2)}/${id}.jpg`, content);
    await on.db
      .insertInto('files')
      .values({
        ...{ id, user_id: userId, type: 'upload', name: 'room.jpg', mime: 'image/jpeg', bytes },
        ...{
          width: 10,
          height: 10,
          sha256: id,
          upload_sha256: id,
          blob_key: `files/${id.slice(-2)}/${id}.jpg`,
        },
        ...{ original_id: null, mask_id: null, edit_id: null, prompt: null, translated_prompt: null },
        ...{ details: '{}', created_at: on.clock.now(), deleted_at: null },
      })
      .execute();
    pictures.push({ id, content });
  }
  return pictures;
};

describe.each(databaseKinds())('GET /api/auth/export (%s)', (kind) => {
  const on = useTestApp({ kind, changes: { engines: enginesOf(fakeEngine()) } });
  let ada: SignedInUser;
  let eve: SignedInUser;
  let entries: ReadEntry[];
  beforeAll(async () => {
    on.current.house.startWork();
    ada = await registered(on.current, 'ada@example.test', 'fr');
    eve = await registered(on.current, 'eve@example.test');
    await inpaint(on.current, ada, 'un canapé bleu', 1);
    await inpaint(on.current, ada, 'a "round" table', 2);
    await inpaint(on.current, eve, 'the plant of eve', 3);
    const { files } = (await get(on.current, ada, '/files?type=upload')).json<{ files: { id: string }[] }>();
    await on.current.app.inject({
      method: 'DELETE',
      url: `/api/files/${files[0]?.id}`,
      headers: ada.headers,
    });
    entries = await exported(on.current, ada);
  });

  it('refuses whoever is not signed in', async () => {
    const answer = await on.current.app.inject({ url: '/api/auth/export' });
    expect([answer.statusCode, errorOf(answer).error]).toEqual([401, 'not_signed_in']);
  });

  it('refuses the sixth within an hour', async () => {
    const often = await signedIn(on.current);
    for (let i = 0; i < 5; i++) expect((await get(on.current, often, '/auth/export')).statusCode).toBe(200);
    const answer = await get(on.current, often, '/auth/export');
    expect([answer.statusCode, errorOf(answer).error]).toEqual([429, 'rate_limited']);
  });

  it('is a file to keep, named in the reader’s language', async () => {
    const { headers } = await get(on.current, await signedIn(on.current), '/auth/export');
    expect(headers['content-disposition']).toContain('filename="maquette-my-account-2026-01-15.zip"');
    expect(headers).toMatchObject({ 'content-type': 'application/zip', 'cache-control': 'no-store' });
  });

  it('says what is what in the reader’s language', () => {
    expect(entries[0]?.name).toBe('README.txt');
    const readme = entries[0]?.bytes.toString();
    expect(readme).toContain('Votre compte Maquette');
    expect(readme).toContain('vos factures et vos avoirs');
  });

  it('holds the account, where one is signed in, and what concerned security', () => {
    const account = jsonIn<Record<string, unknown[]>>(entries, 'account.json');
    expect(account).toMatchObject({
      user: { id: ada.user.id, email: 'ada@example.test', fullName: 'Ada Byron', locale: 'fr' },
      sessions: [{ userAgent: 'lightMyRequest' }],
      identities: [],
    });
    const kinds = account['securityEvents']?.map((event) => (event as { kind: string }).kind);
    expect(kinds).toEqual(['signed-up', 'account-exported']);
  });

  it('holds the ledger from its beginning, and what was held back', () => {
    const ledger = jsonIn<Record<string, unknown>>(entries, 'ledger.json');
    expect(ledger).toMatchObject({
      balance: 8,
      held: 0,
      entries: [
        { position: 1, amount: 10, description: 'Crédits de bienvenue', balanceAfter: 10 },
        { position: 2, amount: -1, description: 'un canapé bleu', balanceAfter: 9 },
        { position: 3, amount: -1, description: 'a "round" table', balanceAfter: 8 },
      ],
      reservations: [{ state: 'settled' }, { state: 'settled' }],
    });
  });

  it('holds every edit with its words, settings, price and outcome', () => {
    const { edits } = jsonIn<{ edits: object[] }>(entries, 'edits.json');
    const told = { tool: 'inpaint', state: 'succeeded', price: 1, charged: 1, error: null };
    expect(edits).toMatchObject([
      { ...told, request: { prompt: 'un canapé bleu' } },
      { ...told, request: { prompt: 'a "round" table' } },
    ]);
    expect(edits[0]).not.toHaveProperty('submission');
  });

  it('holds every picture and mask, the trash too, each where the list says', () => {
    const { files, masks } = jsonIn<FilesJson>(entries, 'files.json');
    expect(files.map(({ deletedAt }) => deletedAt !== null)).toEqual([false, false, false, true]);
    expect(masks).toHaveLength(1);
    const listed = [...files, ...masks].map(({ path }) => path).toSorted();
    const packed = entries.filter(({ name }) => name.includes('/'));
    expect(packed.map(({ name }) => name).toSorted()).toEqual(listed);
    expect(
      listed.every((path) => /^(pictures|masks)\/2026-01-15-[\w-]+-[\w. -]+\.(jpg|png)$/.test(path ?? '')),
    ).toBe(true);
    expect(packed.every(({ isPacked, bytes }) => !isPacked && bytes.length > 100)).toBe(true);
  });

  it('holds nothing of anybody else, and no secret', async () => {
    const { password_hash: hash } = await on.current.db
      .selectFrom('users')
      .select('password_hash')
      .where('id', '=', ada.user.id)
      .executeTakeFirstOrThrow();
    const tokens = await on.current.db.selectFrom('sessions').select('token_hash').execute();
    const texts = entries.filter(({ isPacked }) => isPacked).map(({ bytes }) => bytes.toString());
    const all = texts.join('\n');
    const strange = [eve.user.id, 'eve@example.test', 'the plant of eve', 'password_hash', '$argon2id'];
    const secret = [ada.token, eve.token, hash ?? '', ...tokens.map((row) => row.token_hash)];
    expect([...strange, ...secret].filter((text) => all.includes(text))).toEqual([]);
    const { files } = jsonIn<FilesJson>(await exported(on.current, eve), 'files.json');
    const own = new Set(jsonIn<FilesJson>(entries, 'files.json').files.map(({ id }) => id));
    expect(files.filter(({ id }) => own.has(id))).toEqual([]);
  });

  it('tells which pictures have a star, and what the photo editor did', async () => {
    const who = await signedIn(on.current);
    const [edited] = await storePictures(on.current, who.user.id, 2, 1000);
    const [id, details] = [edited?.id ?? '', { recipe: { settings: { blur: 2 } } }];
    await on.current.db
      .updateTable('files')
      .set({ starred_at: on.current.clock.now(), details: JSON.stringify(details) } as object)
      .where('id', '=', id)
      .execute();
    const { files } = jsonIn<FilesJson>(await exported(on.current, who), 'files.json');
    const starredAt = new Date(on.current.clock.now()).toISOString();
    expect(files).toMatchObject([
      { id, starredAt, details },
      { starredAt: null, details: {} },
    ]);
  });

  it('lists a picture whose bytes are lost, and goes on without it', async () => {
    const who = await signedIn(on.current);
    const [lost, kept] = await storePictures(on.current, who.user.id, 2, 1000);
    await on.current.house.deps.files.blobs.delete(`files/${lost?.id.slice(-2)}/${lost?.id}.jpg`);
    const found = await exported(on.current, who);
    const { files } = jsonIn<FilesJson>(found, 'files.json');
    expect(files.map(({ id, path }) => [id, path === null])).toEqual([
      [lost?.id, true],
      [kept?.id, false],
    ]);
    const packed = found.filter(({ name }) => name.startsWith('pictures/'));
    expect(packed.map(({ bytes }) => bytes)).toEqual([kept?.content]);
  });
});

describe('the export of sixty pictures', () => {
  const COUNT = 60;
  const BYTES = 256 * 1024;
  let on: TestApp;
  let who: SignedInUser;
  let address: string;
  const opened = { now: 0, most: 0, ever: 0 };
  const counted = (stream: Readable): Readable => {
    opened.most = Math.max(opened.most, ++opened.now);
    opened.ever++;
    return stream.once('close', () => opened.now--);
  };
  beforeAll(async () => {
    on = await buildTestApp({});
    who = await signedIn(on);
    address = await on.listen();
    const { blobs } = on.house.deps.files;
    const open = blobs.open.bind(blobs);
    blobs.open = async (key) => {
      const blob = await open(key);
      return { ...blob, stream: counted(blob.stream) };
    };
    await storePictures(on, who.user.id, COUNT, BYTES);
  });
  afterAll(() => on.close());

  it('stops when the caller leaves in the middle, and closes what is open', async () => {
    const leaving = new AbortController();
    const answer = await fetch(`${address}/api/auth/export`, {
      headers: who.headers,
      signal: leaving.signal,
    });
    const reader = answer.body?.getReader();
    for (let read = 0; read < 3 * BYTES;) read += (await reader?.read())?.value?.length ?? 0;
    leaving.abort();
    while (opened.now > 0) await nextTurn();
    expect(opened.ever).toBeLessThan(COUNT);
  });

  it('comes whole, one picture open at a time', async () => {
    const answer = await fetch(`${address}/api/auth/export`, { headers: who.headers });
    const entries = await readZip(Buffer.from(await answer.arrayBuffer()));
    const pictures = entries.filter(({ name }) => name.startsWith('pictures/'));
    expect(pictures.map(({ bytes }) => bytes.length)).toEqual(Array.from({ length: COUNT }, () => BYTES));
    expect(opened).toMatchObject({ now: 0, most: 1 });
  });
});
