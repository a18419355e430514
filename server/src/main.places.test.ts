import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SignedIn } from '@maquette/contract';
import { afterEach, beforeEach, describe, expect, inject, it, onTestFinished } from 'vitest';
import { runAdmin } from './administration/run-admin.ts';
import { holdPlaces } from './app/hold-places.ts';
import { runDoctor } from './doctor/run-doctor.ts';
import { placesOf } from './platform/places.ts';
import { formOf } from '#test/support/form.ts';
import { makePhoto } from '#test/support/make-photo.ts';
import { type ServerProcess, type StartServer, startServer } from '#test/support/server-process.ts';
import { mayMount, mountSmallDisk } from '#test/support/small-disk.ts';

let dataDir: string;
const running: ServerProcess[] = [];
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'maquette-places-'));
});
afterEach(async () => {
  for (const server of running.splice(0)) await server.kill();
  rmSync(dataDir, { recursive: true, force: true });
});

const start = async (options: Partial<StartServer> = {}): Promise<ServerProcess> => {
  const server = await startServer({ dataDir, ...options });
  running.push(server);
  return server;
};

/** What a server says that does not start. */
const refusal = (settings: Readonly<Record<string, string>> = {}): Promise<string> =>
  start({ settings }).then(
    () => 'it started',
    (error: Error) => error.message,
  );

const register = async ({ url }: ServerProcess): Promise<Record<string, string>> => {
  const answer = await fetch(`${url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'ada@example.test', password: 'Analytical1', fullName: 'Ada Byron' }),
  });
  return { authorization: `Bearer ${((await answer.json()) as SignedIn).token}` };
};

describe('a data directory that cannot be used ends the start with a sentence and 1:', () => {
  const sentence = (folder: string, reason: string) =>
    `The server ended with 1:\nThe data directory ${folder} cannot be written to (${reason}). Choose another one with DATA_DIR.`;

  it.skipIf(process.platform !== 'linux')('one that the system lets nobody make', async () => {
    const folder = '/proc/nope';
    expect(await refusal({ DATA_DIR: folder })).toBe(
      sentence(folder, 'it does not exist and cannot be made'),
    );
  });

  it('a file, and a folder below a file', async () => {
    const file = join(dataDir, 'file');
    writeFileSync(file, '');
    for (const folder of [file, join(file, 'inside')])
      expect(await refusal({ DATA_DIR: folder })).toBe(
        sentence(folder, 'a file stands in its place or above it'),
      );
  });

  it.skipIf(!mayMount())('one that is read-only (where a disk may be mounted)', async () => {
    const disk = mountSmallDisk(1_000_000);
    onTestFinished(() => disk?.remove());
    disk?.makeReadOnly();
    const folder = disk?.folder ?? '';
    expect(await refusal({ DATA_DIR: folder })).toBe(sentence(folder, 'the file system is read-only'));
  });
});

describe('a second server on the same data directory', () => {
  it('refuses with a sentence and 1, and the first goes on', async () => {
    const first = await start();
    expect(await refusal()).toBe(
      `The server ended with 1:\nAnother Maquette is running on the data directory ${dataDir}. Stop it, or choose another one with DATA_DIR.`,
    );
    expect((await fetch(`${first.url}/api/health/ready`)).status).toBe(200);
  });

  it('takes over from one that was killed, and from one that is still ending', async () => {
    const first = await start();
    await first.kill();
    const second = await start();
    const headers = await register(second);
    const [stopped, third] = await Promise.all([second.stop(), start()]);
    expect(stopped).toBe(0);
    expect((await fetch(`${third.url}/api/auth/me`, { headers })).status).toBe(200);
  });

  it('is not what the command lines are: they work beside it', async () => {
    const server = await start();
    await register(server);
    const config = { dataDir, postgres: null, storage: null };
    const told: string[] = [];
    await runAdmin({ config, words: ['grant', 'ada@example.test'], tell: (line) => told.push(line) });
    expect(told).not.toEqual([]);
    expect((await runDoctor({ config, runtimeDir: inject('runtimeDir') })).faults).toEqual([]);
    // As the seeds do.
    const guest = await holdPlaces(placesOf(config), { as: 'guest', patienceMs: 0 });
    guest.release();
  });
});

describe('what lies in the data directory', () => {
  const photo = async () => formOf({ image: { bytes: await makePhoto(), filename: 'room.jpg' } });

  it('is the owner’s alone, whatever the system would give to others, also what was made before', async () => {
    const before = await start();
    const headers = await register(before);
    const { payload, headers: ofForm } = await photo();
    const body = new Uint8Array(payload);
    await fetch(`${before.url}/api/files/upload`, {
      method: 'POST',
      headers: { ...headers, ...ofForm },
      body,
    });
    await expect.poll(() => readdirSync(dataDir, { recursive: true }).join()).toMatch(/mail\/[^,]+\.eml/);
    const modes = () =>
      readdirSync(dataDir, { recursive: true, withFileTypes: true })
        .map((entry) => ({ entry, path: join(entry.parentPath, entry.name) }))
        .map(({ entry, path }) => [
          path.slice(dataDir.length + 1),
          (statSync(path).mode & 0o777).toString(8) + (entry.isDirectory() ? ' folder' : ''),
        ]);
    const open = () => modes().filter(([, mode]) => mode !== '600' && mode !== '700 folder');
    const names = modes().map(([name]) => String(name).replace(/^(blobs|mail)\/.*/, '$1/…'));
    expect(names).toEqual(
      expect.arrayContaining(['maquette.db', 'maquette.db-wal', 'maquette.db-shm', 'secret', 'blobs/…']),
    );
    expect(names).toContain('mail/…');
    expect(open()).toEqual([]);

    await before.kill();
    for (const name of ['maquette.db', 'maquette.db-wal', 'secret']) chmodSync(join(dataDir, name), 0o644);
    for (const name of ['blobs', 'mail', 'temporary']) chmodSync(join(dataDir, name), 0o755);
    expect(open()).toHaveLength(6);
    await start();
    expect(open()).toEqual([]);
  });

  it('and was left by one that was killed is swept at the next start, but not beside one that lives', async () => {
    const first = await start();
    const headers = await register(first);
    const { payload, headers: ofForm } = await photo();
    const sending = request(`${first.url}/api/files/upload`, {
      method: 'POST',
      headers: { ...headers, ...ofForm, 'content-length': payload.length },
    });
    sending.on('error', () => undefined);
    sending.write(payload.subarray(0, payload.length / 2));
    const temporary = join(dataDir, 'temporary');
    await expect.poll(() => readdirSync(temporary)).toHaveLength(1);
    const guest = await holdPlaces(placesOf({ dataDir, postgres: null, storage: null }), { as: 'guest' });
    guest.release();
    expect(readdirSync(temporary)).toHaveLength(1);
    await first.kill();
    writeFileSync(join(dataDir, 'secret.12345'), 'half');
    mkdirSync(join(dataDir, 'mail'), { recursive: true });
    writeFileSync(join(dataDir, 'mail/.half'), 'half');
    await start();
    expect(readdirSync(temporary)).toEqual([]);
    expect(readdirSync(dataDir)).not.toContain('secret.12345');
    expect(readdirSync(join(dataDir, 'mail'))).not.toContain('.half');
  });
});

describe('a setting that is none', () => {
  it('is told with the one that was likely meant', async () => {
    writeFileSync(join(dataDir, '.env'), 'WELCOME_CREDIT=3\nCURTAINS=red\n');
    const { said } = await start({ settings: { STABILTY_API_KEY: 'sk-x', LOG_LEVEL: 'warn' } });
    const warned = said.filter((line) => line.includes('no setting'));
    expect(warned.map((line) => (JSON.parse(line) as { msg: string }).msg).sort()).toEqual([
      'CURTAINS is no setting of Maquette',
      'STABILTY_API_KEY is no setting of Maquette: was STABILITY_API_KEY meant?',
      'WELCOME_CREDIT is no setting of Maquette: was WELCOME_CREDITS meant?',
    ]);
  });
});
