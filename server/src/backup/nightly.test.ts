import { existsSync, readdirSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Answer, adminEndpoints, filesEndpoints } from '@maquette/contract';
import { expect, it, onTestFinished } from 'vitest';
import { buildTestApp, type TestApp } from '#test/support/build-test-app.ts';
import { photoPart, postForm } from '#test/support/edit-drivers.ts';
import { makeUser } from '#test/support/make-user.ts';
import { signedIn } from '#test/support/signed-in.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';
import { databaseKinds } from '#test/support/test-database.ts';
import { backUpNightly } from './nightly.ts';
import { beginRun } from './runs.ts';
import { parseConfig } from '../platform/config.ts';
import { silentLog } from '../platform/log.ts';
import { placesOf } from '../platform/places.ts';

const HOUR_MS = 3_600_000;

it.each(databaseKinds())('backups and drills are made once a day, and told (%s)', async (kind) => {
  const backups = temporaryFolder();
  const on = await buildTestApp({ kind });
  onTestFinished(() => on.close());
  await postForm(on, await signedIn(on), { path: '/files/upload', parts: { image: await photoPart() } });
  const snapshots = () => readdirSync(join(backups, 'snapshots')).length;
  const night = () => backUpOnce(on, backups);
  expect(await told(on)).toEqual([{ backup: null, drill: null }, null]);
  await night();
  const [backup, drill] = [{ fault: null }, { fault: null }].map((run) => expect.objectContaining(run));
  expect(await told(on)).toEqual([{ backup, drill }, expect.objectContaining({ passed: true })]);
  on.clock.advance(22 * HOUR_MS);
  await night();
  expect(snapshots()).toBe(1);
  on.clock.advance(2 * HOUR_MS);
  // The bytes that were stored are gone, so that the backup stores them again; those of the house are gone too.
  rmSync(join(backups, 'blobs'), { recursive: true });
  rmSync(join(on.folder, 'blobs/files'), { recursive: true });
  await night();
  expect(snapshots()).toBe(2);
  expect((await told(on))[0]).toMatchObject({
    backup: { fault: expect.stringContaining('lost their bytes') },
  });
});

it('snapshots that have had their time go after a good night alone, with the bytes that only they needed', async () => {
  const backups = temporaryFolder();
  const on = await buildTestApp();
  onTestFinished(() => on.close());
  const who = await signedIn(on);
  const upload = async (seed: number, by = who): Promise<string> => {
    const image = await photoPart({ seed });
    return (await postForm(on, by, { path: '/files/upload', parts: { image } })).json<FileAnswer>().file.id;
  };
  const snapshots = () =>
    readdirSync(join(backups, 'snapshots'))
      .filter((id) => existsSync(join(backups, 'snapshots', id, 'manifest')))
      .sort();
  const blobs = () =>
    readdirSync(join(backups, 'blobs'), { recursive: true, withFileTypes: true }).filter((one) =>
      one.isFile(),
    );
  const pictures = () => blobs().length;
  const night = async (days: number) => {
    on.clock.advance(days * 24 * HOUR_MS);
    await backUpOnce(on, backups, { BACKUP_KEEP: '3' });
    const at = on.clock.now();
    for (const { parentPath, name } of blobs()) {
      const path = join(parentPath, name);
      if (name !== young && statSync(path).mtimeMs > at) utimesSync(path, at / 1000, at / 1000);
    }
  };
  // As another backup, which is just being made, may have stored it.
  const young = 'f'.repeat(64);
  const first = await upload(1);
  await upload(2);
  await night(0);
  const payload = { ids: [first], permanent: true };
  const url = '/api/files/delete';
  expect((await on.app.inject({ method: 'POST', url, headers: who.headers, payload })).statusCode).toBe(200);
  await night(2);
  expect([snapshots().length, pictures()]).toEqual([2, 2]);

  // A night that does not go well: pictures have lost their bytes.
  const [kept, away] = [join(on.folder, 'blobs'), join(on.folder, 'away')];
  await upload(3, await signedIn(on));
  renameSync(kept, away);
  await night(2);
  expect([snapshots().length, pictures()]).toEqual([3, 2]);
  rmSync(kept, { recursive: true, force: true });
  renameSync(away, kept);

  const [, second] = snapshots();
  await night(1);
  expect([snapshots().length, snapshots()[0], pictures()]).toEqual([3, second, 2]);
  writeFileSync(join(backups, 'blobs', young), '');
  await night(30);
  expect([snapshots().length, pictures()]).toEqual([1, 3]);
});

it('nothing goes where a snapshot that is to stay cannot be read', async () => {
  const backups = temporaryFolder();
  const on = await buildTestApp();
  onTestFinished(() => on.close());
  const night = async (hours: number) => {
    on.clock.advance(hours * HOUR_MS);
    await backUpOnce(on, backups, { BACKUP_KEEP: '1' });
  };
  const snapshots = () => readdirSync(join(backups, 'snapshots')).sort();
  await night(0);
  await night(23);
  const spoilt = snapshots()[1] ?? '';
  writeFileSync(join(backups, 'snapshots', spoilt, 'pictures.jsonl.gz'), 'nothing');
  await expect(night(23)).rejects.toThrow('damaged');
  expect(snapshots()).toHaveLength(3);
});

it('a run that died with its process is begun again after some hours, and not twice at once', async () => {
  const on = await buildTestApp();
  onTestFinished(() => on.close());
  const at = { db: on.db, now: on.clock.now };
  const begin = () => beginRun(at, 'backup', 23 * HOUR_MS);
  expect([await begin(), await begin()]).toEqual([true, false]);
  on.clock.advance(4 * HOUR_MS);
  expect([await begin(), await begin()]).toEqual([true, false]);
});

type FileAnswer = Answer<typeof filesEndpoints.uploadFile>;

const backUpOnce = async (
  on: TestApp,
  backups: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<void> => {
  const config = parseConfig({ BACKUP_TO: backups, DATA_DIR: on.folder, ...settings });
  const { blobs, images } = on.house.deps.files;
  const places = { ...placesOf(config), database: { kind: 'sqlite', path: ':memory:' } as const };
  const { signal } = new AbortController();
  await backUpNightly({
    ...{
      of: { db: on.db, blobs },
      places,
      config,
      images,
      now: on.clock.now,
      stopping: signal,
      log: silentLog,
    },
  });
};

type Health = Answer<typeof adminEndpoints.getHealth>;

/** What administrators and probes are told. */
const told = async (on: TestApp): Promise<[Health['backups'], unknown]> => {
  const admin = await signedIn(on, await makeUser(on.db, { role: 'admin' }));
  const health = await on.app.inject({ url: '/api/admin/health', headers: admin.headers });
  const ready = await on.app.inject({ url: '/api/health/ready' });
  return [health.json<Health>().backups, ready.json<{ drill: unknown }>().drill];
};
