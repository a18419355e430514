import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { ErrorBody, HistoryItem, SignedIn } from '@maquette/contract';
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { runDoctor } from './doctor/run-doctor.ts';
import { formOf } from '#test/support/form.ts';
import { makeMask, makePhoto } from '#test/support/make-photo.ts';
import { type ServerProcess, startServer } from '#test/support/server-process.ts';
import { fillDisk, mayMount, mountSmallDisk, type SmallDisk } from '#test/support/small-disk.ts';

const DISK_BYTES = 96 * 1024 * 1024;
const [email, password] = ['ada@example.test', 'Analytical1'];
const ada = { email, password, fullName: 'Ada Byron' };

describe.skipIf(!mayMount())('a server whose disk is full (needs the right to mount one)', () => {
  let disk: SmallDisk;
  let server: ServerProcess;
  let headers: Record<string, string>;
  beforeEach(async () => {
    const mounted = mountSmallDisk(DISK_BYTES);
    if (mounted === null) throw new Error('the disk could not be mounted');
    disk = mounted;
    server = await startServer({ dataDir: disk.folder });
    headers = { authorization: `Bearer ${(await answerOf<SignedIn>('POST', '/auth/register', ada)).token}` };
    await vi.waitUntil(reserveLies, { timeout: 20_000 });
  });
  afterEach(async () => {
    await server.kill();
    disk.remove();
  });

  const reserveLies = () => existsSync(join(disk.folder, 'reserve'));
  const ballast = () => join(disk.folder, 'ballast');
  /** Takes every byte that is left. */
  const fill = (): void => fillDisk(ballast());
  const call = (method: string, path: string, body?: object): Promise<Response> =>
    fetch(`${server.url}/api${path}`, {
      method,
      headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
  const told = async (answer: Response): Promise<string> =>
    answer.ok ? String(answer.status) : `${answer.status} ${((await answer.json()) as ErrorBody).error}`;
  const answerOf = async <T>(...asked: Parameters<typeof call>): Promise<T> =>
    (await (await call(...asked)).json()) as T;
  const send = async (path: string, parts: Parameters<typeof formOf>[0]): Promise<Response> => {
    const form = await formOf(parts);
    return fetch(`${server.url}/api${path}`, {
      method: 'POST',
      body: new Uint8Array(form.payload),
      headers: { ...headers, ...form.headers },
    });
  };
  const size = { width: 640, height: 480 };
  const upload = async (seed: number) =>
    send('/files/upload', { image: { bytes: await makePhoto({ ...size, seed }), filename: 'room.jpg' } });
  const uploaded = async (seed: number): Promise<string> =>
    ((await (await upload(seed)).json()) as { file: HistoryItem }).file.id;
  const edit = async () =>
    send('/inpaint/inpaint', {
      image: { bytes: await makePhoto({ ...size, seed: 99 }), filename: 'room.jpg' },
      mask: { bytes: await makeMask({ ...size, white: [100, 150, 400, 350] }), filename: 'm.png' },
      prompt: 'a brown leather sofa',
    });
  const ready = async () => told(await call('GET', '/health/ready'));
  const blobs = () =>
    readdirSync(join(disk.folder, 'blobs'), { recursive: true, withFileTypes: true }).filter((one) =>
      one.isFile(),
    ).length;

  it('lets people sign in and make room, tells what it cannot do, and heals by itself', async () => {
    const [one = '', two = '', three = ''] = [await uploaded(1), await uploaded(2), await uploaded(3)];
    expect(await ready()).toBe('200');

    fill();
    expect(await told(await upload(4))).toBe('507 disk_full');
    expect(await ready()).toBe('503 disk_low');
    const again = await call('POST', '/auth/login', { email, password });
    expect(await told(again)).toBe('200');
    fill();
    expect(await told(await call('PUT', `/files/${one}/star`))).toMatch(/^(200|507 disk_full)$/);
    expect(reserveLies()).toBe(false);
    expect([await told(await upload(5)), await told(await edit())]).toEqual([
      '507 disk_full',
      '507 disk_full',
    ]);
    expect(await answerOf('GET', '/credits/balance')).toEqual({ balance: 10, held: 0 });

    rmSync(ballast());
    await expect.poll(ready).toBe('200');
    expect(reserveLies()).toBe(true);
    fill();
    for (const id of [one, two]) expect(await told(await call('DELETE', `/files/${id}`))).toBe('200');
    expect(await told(await call('DELETE', `/files/${one}?permanent=true`))).toBe('200');
    expect(await told(await call('DELETE', `/files/${three}?permanent=true`))).toBe('200');
    expect(await told(await call('POST', '/files/delete', { ids: [two], permanent: true }))).toBe('200');
    expect(blobs()).toBe(0);
    expect(await ready()).toBe('503 disk_low');

    rmSync(ballast());
    await expect.poll(ready).toBe('200');
    expect(await told(await upload(6))).toBe('201');
    const config = { dataDir: disk.folder, postgres: null, storage: null };
    expect((await runDoctor({ config, runtimeDir: inject('runtimeDir') })).faults).toEqual([]);
  });

  it('starts on it, and lets people in', async () => {
    await server.kill();
    fill();
    server = await startServer({ dataDir: disk.folder });
    expect(await told(await call('POST', '/auth/login', { email, password }))).toBe('200');
    expect(await ready()).toBe('503 disk_low');
    rmSync(ballast());
    await expect.poll(ready).toBe('200');
  });

  it('says why where nothing is kept any more', async () => {
    const id = await uploaded(1);
    const outcomes = new Set<string>();
    await expect
      .poll(async () => {
        fill();
        outcomes.add(await told(await call('PUT', `/files/${id}/star`)));
        outcomes.add(await told(await call('DELETE', `/files/${id}/star`)));
        return [...outcomes].sort();
      })
      .toEqual(['200', '507 disk_full']);
  });
});
