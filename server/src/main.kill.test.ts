import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Edit, HistoryItem, SignedIn } from '@maquette/contract';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { runDoctor } from './doctor/run-doctor.ts';
import { formOf } from '#test/support/form.ts';
import { makeMask, makePhoto } from '#test/support/make-photo.ts';
import { leaseOver, type ServerProcess, startServer } from '#test/support/server-process.ts';

let dataDir: string;
let server: ServerProcess;
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'maquette-kill-'));
  server = await startServer({ dataDir });
});
afterEach(async () => {
  await server.kill();
  rmSync(dataDir, { recursive: true, force: true });
});

const register = async (): Promise<{ authorization: string }> => {
  const person = { email: 'ada@example.test', password: 'Analytical1', fullName: 'Ada Byron' };
  const answer = await fetch(`${server.url}/api/auth/register`, {
    method: 'POST',
    body: JSON.stringify(person),
    headers: { 'content-type': 'application/json' },
  });
  return { authorization: `Bearer ${((await answer.json()) as SignedIn).token}` };
};

type Headers = Record<string, string>;
const get = async <T>(path: string, headers: Headers): Promise<T> =>
  (await (await fetch(`${server.url}${path}`, { headers })).json()) as T;

const post = async (
  path: string,
  parts: Parameters<typeof formOf>[0],
  headers: Headers,
): Promise<Response> => {
  const form = await formOf(parts);
  const body = new Uint8Array(form.payload);
  return fetch(`${server.url}${path}`, { method: 'POST', body, headers: { ...headers, ...form.headers } });
};

const photoOf = (seed: number): Promise<Buffer> => makePhoto({ seed, width: 450, height: 300 });

const send = async (headers: Headers, bytes: Buffer): Promise<string> => {
  const answer = await post('/api/files/upload', { image: { bytes, filename: 'room.jpg' } }, headers);
  return ((await answer.json()) as { file: HistoryItem }).file.id;
};

const upload = async (headers: Headers, seed: number): Promise<string> => send(headers, await photoOf(seed));

/** Everything the doctor finds wrong with what was left on disk. */
const faults = async () =>
  (await runDoctor({ config: { dataDir, postgres: null, storage: null }, runtimeDir: inject('runtimeDir') }))
    .faults;

describe('a server killed while photos are sent', () => {
  it('keeps every photo it said it had, whole, and nothing else', async () => {
    const headers = await register();
    const kept = [await upload(headers, 1), await upload(headers, 2)];
    const halfway = request(`${server.url}/api/files/upload`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'multipart/form-data; boundary=b', 'content-length': '900000' },
    });
    halfway.on('error', () => undefined);
    halfway.write('--b\r\ncontent-disposition: form-data; name="image"; filename="a.jpg"\r\n\r\n');
    halfway.write(Buffer.alloc(300_000));
    const hurried = Array.from({ length: 12 }, (_, i) =>
      upload(headers, 10 + i).then(
        (id) => kept.push(id),
        () => undefined,
      ),
    );
    await hurried[0];
    await server.kill();
    await Promise.all(hurried);

    server = await startServer({ dataDir });
    const { files, total } = await get<{ files: HistoryItem[]; total: number }>(
      '/api/files?limit=100',
      headers,
    );
    expect(files).toHaveLength(total);
    expect(files.map(({ id }) => id)).toEqual(expect.arrayContaining(kept));
    for (const { url, size } of files) {
      const bytes = await (await fetch(`${server.url}${url}`)).arrayBuffer();
      expect(bytes.byteLength).toBe(size);
      expect((await fetch(`${server.url}${url}&w=320`)).status).toBe(200);
    }
    await expect.poll(faults, { timeout: 20_000 }).toEqual([]);
  });
});

describe('a server killed during an edit', () => {
  it('ends the edit after its return, charged once with a result or not at all', async () => {
    const headers = await register();
    const answer = await post(
      '/api/inpaint/inpaint',
      {
        image: { bytes: await makePhoto({ width: 512, height: 384 }), filename: 'room.jpg' },
        mask: {
          bytes: await makeMask({ width: 512, height: 384, white: [100, 150, 400, 350] }),
          filename: 'm.png',
        },
        prompt: 'a brown leather sofa',
      },
      { ...headers, prefer: 'respond-async' },
    );
    const { requestId } = (await answer.json()) as { requestId: string };
    const edit = () => get<Edit>(`/api/edits/${requestId}`, headers);
    await expect.poll(async () => (await edit()).state, { timeout: 20_000 }).toBe('running');
    await server.kill();

    server = await startServer({ dataDir, settings: leaseOver() });
    expect((await edit()).charged).toBe(0);
    await expect
      .poll(async () => (await edit()).finishedAt, { timeout: 60_000, interval: 100 })
      .not.toBeNull();
    const { state, charged, files } = await edit();
    expect({ state, charged, results: files.length }).toEqual({ state: 'succeeded', charged: 1, results: 1 });
    expect(await get('/api/credits/balance', headers)).toEqual({ balance: 9, held: 0 });
    await expect.poll(faults, { timeout: 20_000 }).toEqual([]);
  }, 120_000);
});

describe('a server asked to stop while it works', () => {
  it('answers the photos that are being sent, and gives the edit back', async () => {
    const headers = await register();
    const mask = {
      bytes: await makeMask({ width: 512, height: 384, white: [100, 150, 400, 350] }),
      filename: 'm.png',
    };
    const image = { bytes: await makePhoto({ width: 512, height: 384 }), filename: 'room.jpg' };
    const held = post('/api/inpaint/inpaint', { image, mask, prompt: 'a brown leather sofa' }, headers);
    const open = () => get<{ edits: Edit[] }>('/api/edits?state=open', headers);
    await expect.poll(async () => (await open()).edits[0]?.state, { timeout: 20_000 }).toBe('running');
    const photos = await Promise.all(Array.from({ length: 10 }, (_, i) => photoOf(20 + i)));
    const sent = photos.map((bytes) => send(headers, bytes));
    const all = Promise.allSettled(sent);
    await Promise.race(sent);
    expect(await server.stop()).toBe(0);
    expect((await held).status).toBe(503);
    expect((await all).map(({ status }) => status)).toEqual(photos.map(() => 'fulfilled'));

    server = await startServer({ dataDir });
    await expect.poll(async () => (await open()).edits.length, { timeout: 60_000, interval: 100 }).toBe(0);
    expect(await get('/api/credits/balance', headers)).toEqual({ balance: 9, held: 0 });
    await expect.poll(faults, { timeout: 20_000 }).toEqual([]);
  }, 120_000);
});
