import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { runDoctor } from '../doctor/run-doctor.ts';
import { parseConfig } from '../platform/config.ts';
import { openDb } from '../platform/database/db.ts';
import { contentOf } from '#test/support/content-of.ts';
import { liveIn } from '#test/support/lived-in-folder.ts';
import { hasObjectStore, storeCredentials, useObjectStore } from '#test/support/object-store.ts';
import { startServer } from '#test/support/server-process.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';
import { databaseKinds, makeTestDatabase } from '#test/support/test-database.ts';
import { openInstallation, readPlaces } from './installation.ts';
import { move } from './move.ts';
import { differencesOf } from './tables.ts';

const home = mkdtempSync(join(tmpdir(), 'maquette-move-'));
beforeAll(() => liveIn(home));
afterAll(() => rmSync(home, { recursive: true, force: true }));

/** A copy of the installation that people have lived in. */
const copyOfHome = (): string => {
  const folder = temporaryFolder();
  cpSync(home, folder, { recursive: true });
  return folder;
};
const placesAt = (database: string, storage?: string) =>
  readPlaces({ database, storage, dataDir: temporaryFolder() });
const told: string[] = [];
const tell = (line: string) => void told.push(line);
describe('a move', () => {
  it.each([
    ['mysql://localhost/a', undefined],
    ['postgres://localhost/a', undefined],
    ['./data', 'https://bucket'],
    ['./data', 's3://key:secret@bucket'],
  ])('does not understand %s with %s', (database, storage) => {
    expect(() => readPlaces({ database, storage, dataDir: '.' })).toThrow(
      expect.objectContaining({ name: 'BadUsage' }),
    );
  });

  it('is refused while a server runs at the source, and where there is none', async () => {
    const from = copyOfHome();
    const server = await startServer({ dataDir: from });
    onTestFinished(() => server.kill());
    const to = placesAt(temporaryFolder());
    await expect(move({ from: placesAt(from), to, tell })).rejects.toMatchObject({ name: 'PlacesInUse' });
    await expect(move({ from: placesAt(temporaryFolder()), to, tell })).rejects.toMatchObject({
      name: 'NoDatabase',
    });
  });

  it('is refused where somebody lives already, or strange pictures lie, and leaves those alone', async () => {
    const from = placesAt(copyOfHome());
    const other = temporaryFolder();
    await liveIn(other, { photos: 1 });
    const before = await contentOf(placesAt(other));
    await expect(move({ from, to: placesAt(other), tell })).rejects.toMatchObject({ name: 'TargetNotEmpty' });
    expect(await contentOf(placesAt(other))).toEqual(before);
    const strange = temporaryFolder();
    cpSync(join(other, 'blobs'), join(strange, 'blobs'), { recursive: true });
    await expect(move({ from, to: placesAt(strange), tell })).rejects.toMatchObject({
      name: 'TargetNotEmpty',
    });
  });

  it('brings everything to another folder, leaves the source as it was, and may be done twice', async () => {
    const folder = copyOfHome();
    const from = placesAt(folder);
    const before = await contentOf(from);
    const to = placesAt(temporaryFolder());
    const moved = await move({ from, to, tell });
    expect(moved).toMatchObject({ blobs: 16, already: 0, lost: [] });
    expect([await contentOf(to), await contentOf(from)]).toEqual([before, before]);
    expect(await move({ from, to, tell })).toMatchObject({ blobs: 16, already: 16 });
    expect(readdirSync(to.temporary)).toEqual([]);
  });

  it('tells of pictures that were lost before, and mends what a try that was killed left damaged', async () => {
    const folder = copyOfHome();
    const { blobs } = await contentOf(placesAt(folder));
    const key = Object.keys(blobs).find((one) => one.startsWith('files/') && one.endsWith('.jpg')) ?? '';
    const to = placesAt(temporaryFolder());
    const target = await openInstallation(to, { made: true });
    const spoilt = Buffer.from(blobs[key] ?? '', 'base64');
    spoilt[0] = 0;
    await target.blobs.put(key, spoilt);
    await target.close();
    const whole = readFileSync(join(folder, 'blobs', key));
    expect(await move({ from: placesAt(folder), to, tell })).toMatchObject({ already: 0, lost: [] });
    expect(readFileSync(join(to.dataDir, 'blobs', key)).equals(whole)).toBe(true);

    writeFileSync(join(folder, 'blobs', key), 'rotten');
    const mask = Object.keys(blobs).find((one) => one.startsWith('masks/')) ?? '';
    rmSync(join(folder, 'blobs', mask));
    const { lost } = await move({ from: placesAt(folder), to: placesAt(temporaryFolder()), tell });
    expect(lost).toEqual([`${key} is damaged`, `${mask} is missing`]);
  });
});

describe.skipIf(!hasObjectStore() || !databaseKinds().includes('postgres'))('a move to many machines', () => {
  const store = useObjectStore();

  it('arrives in PostgreSQL and a bucket, also when it is killed on the way, and comes back', async () => {
    const folder = copyOfHome();
    const before = await contentOf(placesAt(folder));
    const { address, drop } = await makeTestDatabase('postgres');
    onTestFinished(drop);
    const url = address.kind === 'postgres' ? address.url : '';
    const storage = await store.current.makeBucket();
    const to = placesAt(url, storage);

    const program = join(inject('runtimeDir'), 'keep.js');
    const words = ['move', '--to', url, '--storage', storage];
    const env = { ...storeCredentials, DATA_DIR: folder, PATH: process.env['PATH'] };
    const killed = spawn(process.execPath, [program, ...words], { env, stdio: 'ignore' });
    const exit = once(killed, 'exit');
    const target = openDb(address);
    const bucket = await openInstallation(placesAt(temporaryFolder(), storage), { made: true });
    const count = async () => {
      let found = 0;
      for await (const { key } of bucket.blobs.list()) if (key) found++;
      return found;
    };
    await expect.poll(count, { interval: 20 }).toBeGreaterThan(2);
    killed.kill('SIGKILL');
    await exit;
    await bucket.close();
    const people = await target.selectFrom('users').selectAll().execute();
    await target.destroy();
    // All rows or none; one is what visitors share.
    expect([0, 1, 3]).toContain(people.length);

    const moved = await move({ from: placesAt(folder), to, tell });
    expect(moved).toMatchObject({ blobs: 16, lost: [] });
    expect(moved.already).toBeGreaterThan(0);
    expect(await contentOf(to)).toEqual(before);
    const settings = {
      DATABASE_URL: url,
      STORAGE_URL: storage,
      SECRET: readFileSync(join(folder, 'secret'), 'utf8'),
    };
    const config = parseConfig({ DATA_DIR: temporaryFolder(), ...settings });
    expect((await runDoctor({ config, runtimeDir: inject('runtimeDir') })).faults).toEqual([]);

    const server = await startServer({
      dataDir: config.dataDir,
      settings: { ...settings, ...storeCredentials },
    });
    onTestFinished(() => server.kill());
    const login = await fetch(`${server.url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'ada@example.test', password: 'Analytical1' }),
    });
    expect(login.status).toBe(200);
    const back = placesAt(temporaryFolder());
    await expect(move({ from: to, to: back, tell })).rejects.toMatchObject({ name: 'DatabaseInUse' });
    await server.stop();

    const there = await contentOf(to);
    await move({ from: to, to: back, tell });
    expect(await contentOf(back)).toEqual(there);
    expect(differencesOf(before.tally, there.tally)).toContain('sessions');
  });
});
