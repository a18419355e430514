import type { HistoryItem } from '@maquette/contract';
import { inject, describe, expect, it, onTestFinished } from 'vitest';
import { runDoctor } from '../doctor/run-doctor.ts';
import { sweepFiles } from '../features/files/index.ts';
import { parseConfig } from '../platform/config.ts';
import { buildTestApp } from '#test/support/build-test-app.ts';
import { photoPart, postForm } from '#test/support/edit-drivers.ts';
import { formOf } from '#test/support/form.ts';
import { makePhoto } from '#test/support/make-photo.ts';
import { hasObjectStore, storeCredentials, useObjectStore } from '#test/support/object-store.ts';
import { startServer } from '#test/support/server-process.ts';
import { signedIn } from '#test/support/signed-in.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';

describe.skipIf(!hasObjectStore())('pictures in a bucket', () => {
  const store = useObjectStore();
  const open = async (settings: Record<string, string> = {}) => {
    const built = await buildTestApp({
      settings: { STORAGE_URL: await store.current.makeBucket(), ...settings },
    });
    onTestFinished(() => built.close());
    const who = await signedIn(built);
    const sent = { path: '/files/upload', parts: { image: await photoPart() } };
    const { file } = (await postForm(built, who, sent)).json<{ file: HistoryItem }>();
    const keys = async () => {
      const found: string[] = [];
      for await (const { key } of built.house.deps.files.blobs.list()) found.push(key);
      return found;
    };
    return { built, who, file, keys, path: file.url };
  };

  it('is not ready where the bucket is not there', async () => {
    const endpoint = encodeURIComponent(store.current.endpoint);
    const built = await buildTestApp({ settings: { STORAGE_URL: `s3://no-such?endpoint=${endpoint}` } });
    onTestFinished(() => built.close());
    expect((await built.app.inject('/api/health/ready')).statusCode).toBe(503);
  });

  it('are served through the server, a part alone too, and go when they are deleted or nobody knows them', async () => {
    const { built, who, file, keys, path } = await open();
    expect((await built.app.inject('/api/health/ready')).statusCode).toBe(200);
    const whole = await built.app.inject(path);
    expect([whole.statusCode, whole.rawPayload.length]).toEqual([200, (await makePhoto()).length]);
    const part = await built.app.inject({ url: path, headers: { range: 'bytes=2-5' } });
    expect([part.statusCode, part.rawPayload.equals(whole.rawPayload.subarray(2, 6))]).toEqual([206, true]);
    expect((await built.app.inject(`${path}&w=640`)).headers['content-type']).toBe('image/webp');
    expect(await keys()).toHaveLength(3);

    const { blobs } = built.house.deps.files;
    await blobs.put('masks/ab/nobody.png', Buffer.from('left by a call that died'));
    await sweepFiles(
      { ...built.context(), ...built.house.deps.files, now: () => Date.now() + 3_600_000 },
      { startedAt: Date.now() + 3_600_000 },
    );
    expect(await keys()).toHaveLength(3);
    await built.app.inject({
      method: 'DELETE',
      url: `/api/files/${file.id}?permanent=true`,
      headers: who.headers,
    });
    expect(await keys()).toEqual([]);
    expect((await built.app.inject(path)).statusCode).toBe(404);
  });

  it('are fetched from the store itself where that is wanted, copies in other widths too', async () => {
    const { built, path } = await open({ STORAGE_SERVE: 'redirect' });
    for (const [address, mime] of [
      [path, 'image/jpeg'],
      [`${path}&w=640`, 'image/webp'],
    ] as const) {
      const answer = await built.app.inject(address);
      expect(answer.statusCode).toBe(302);
      const fetched = await fetch(String(answer.headers.location));
      expect([fetched.status, fetched.headers.get('content-type')]).toEqual([200, mime]);
    }
    const page = await built.app.inject('/api/version');
    expect(page.headers['content-security-policy']).toContain(
      `img-src 'self' blob: data: ${store.current.endpoint}`,
    );
  });

  it('are found whole by the doctor after a server of its own wrote them', async () => {
    const dataDir = temporaryFolder();
    const settings = { STORAGE_URL: await store.current.makeBucket(), ...storeCredentials };
    const server = await startServer({ dataDir, settings });
    onTestFinished(() => server.kill());
    const person = { email: 'ada@example.test', password: 'Analytical1', fullName: 'Ada Byron' };
    const headers = { 'content-type': 'application/json' };
    const registered = await fetch(`${server.url}/api/auth/register`, {
      ...{ method: 'POST', body: JSON.stringify(person), headers },
    });
    const { token } = (await registered.json()) as { token: string };
    const form = await formOf({ image: { bytes: await makePhoto(), filename: 'room.jpg' } });
    const sent = await fetch(`${server.url}/api/files/upload`, {
      ...{ method: 'POST', body: new Uint8Array(form.payload) },
      headers: { ...form.headers, authorization: `Bearer ${token}` },
    });
    expect(sent.status).toBe(201);
    const config = parseConfig({ DATA_DIR: dataDir, ...settings });
    const { looked, faults } = await runDoctor({ config, runtimeDir: inject('runtimeDir') });
    expect([looked['pictures'], looked['blobs'], faults]).toEqual([1, 2, []]);
    expect(server.said.join('\n')).not.toContain(storeCredentials.AWS_SECRET_ACCESS_KEY + '"');
  });
});
