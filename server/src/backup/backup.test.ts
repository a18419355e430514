import { createHash } from 'node:crypto';
import {
  appendFileSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { someOf } from '@maquette/engine/testing/size';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { diskBlobStorage } from '../platform/blob-storage/disk-blob-storage.ts';
import { openBlobStorage } from '../platform/blob-storage/open-blob-storage.ts';
import { readStoreAddress } from '../platform/blob-storage/storage-address.ts';
import { openDb } from '../platform/database/db.ts';
import { DiskFull } from '../platform/disk-space.ts';
import { type ImageProcess, runImageProcess } from '../platform/images/run-image-process.ts';
import { silentLog } from '../platform/log.ts';
import { formOf } from '#test/support/form.ts';
import { makePhoto } from '#test/support/make-photo.ts';
import { hasObjectStore, useObjectStore } from '#test/support/object-store.ts';
import { contentOf as allOf } from '#test/support/content-of.ts';
import { liveIn } from '#test/support/lived-in-folder.ts';
import { startServer } from '#test/support/server-process.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';
import { databaseKinds, makeTestDatabase } from '#test/support/test-database.ts';
import { drill, type Drilled } from './drill.ts';
import { openInstallation, readPlaces } from './installation.ts';
import { makeBackup } from './make-backup.ts';
import { move } from './move.ts';
import { openBackups } from './nightly.ts';
import { restore } from './restore.ts';
import { openVault, type Vault } from './vault.ts';

const KEY = 'a key of thirty-two letters or more';
const PICTURES = 8;

const home = mkdtempSync(join(tmpdir(), 'maquette-backup-'));
let images: ImageProcess;
beforeAll(async () => {
  images = runImageProcess({ runtimeDir: inject('runtimeDir'), log: silentLog });
  await liveIn(home);
});
afterAll(async () => {
  await images.close();
  rmSync(home, { recursive: true, force: true });
});

type Places = ReturnType<typeof readPlaces>;
const placesAt = (database: string, storage?: string): Places =>
  readPlaces({ database, storage, dataDir: temporaryFolder() });
const copyOf = (folder: string): string => {
  const copy = temporaryFolder();
  cpSync(folder, copy, { recursive: true });
  return copy;
};
const vaultAt = (place: string, key: string | null = null): Vault =>
  openBackups({ backupKey: key, dataDir: temporaryFolder() }, place);
const backUp = async (places: Places, vault: Vault) => {
  const of = await openInstallation(places, { made: false });
  try {
    return await makeBackup({ of, vault, temporary: places.temporary, now: Date.now });
  } finally {
    await of.close();
  }
};
const drillAll = (vault: Vault, id: string | null = null): Promise<Drilled> =>
  drill({ vault, id, images, temporary: temporaryFolder(), share: 1 });
const putBack = (places: Places, vault: Vault, id: string | null = null) =>
  restore({ places, vault, id, images, now: Date.now, tell: () => {} });
/** Rows, and pictures without the copies of them that are made when they are wanted. */
const contentOf = async (places: Places) => {
  const { tally, blobs } = await allOf(places);
  const pictures = Object.entries(blobs).filter(([key]) => !/\.w\d+\.webp$/.test(key));
  return { tally, blobs: Object.fromEntries(pictures) };
};
const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');
/** Turns bits of one byte of a file over. */
const flip = (path: string, at: number, bits = 1): void => {
  const content = readFileSync(path);
  content[at] = (content[at] ?? 0) ^ bits;
  writeFileSync(path, content);
};
/** The same numbers from 0 to 1 for the same seed: Park and Miller's generator (CACM 31, 1988). */
const randomOf = (seed: number): (() => number) => {
  let state = (seed + 1) * 7919;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
};
const swap = (one: string, other: string): void => {
  renameSync(one, `${one}.aside`);
  renameSync(other, one);
  renameSync(`${one}.aside`, other);
};
/** Somebody who uploads photos and deletes every second one for good, until told to stop; gives how many. */
const keepUploading = async (url: string, signal: AbortSignal): Promise<number> => {
  const call = async (
    method: string,
    path: string,
    body: string | Buffer,
    headers: Record<string, string>,
  ) => {
    const sent = { method, headers, ...(method !== 'DELETE' && { body: new Uint8Array(Buffer.from(body)) }) };
    return (await (await fetch(`${url}/api${path}`, sent)).json()) as { token: string; file: { id: string } };
  };
  const person = JSON.stringify({ email: 'eve@example.test', password: 'Analytical1', fullName: 'Eve' });
  const { token } = await call('POST', '/auth/register', person, { 'content-type': 'application/json' });
  const headers = { authorization: `Bearer ${token}` };
  let count = 0;
  for (; !signal.aborted; count++) {
    const form = await formOf({
      image: { bytes: await makePhoto({ seed: 100 + count }), filename: 'a.jpg' },
    });
    const { file } = await call('POST', '/files/upload', form.payload, { ...headers, ...form.headers });
    if (count % 2 === 1) await call('DELETE', `/files/${file.id}?permanent=true`, '', headers);
  }
  return count;
};
const spoil = async (places: Places): Promise<void> => {
  const there = await openInstallation(places, { made: false });
  await there.db.updateTable('users').set({ full_name: 'Somebody else' }).execute();
  await there.close();
};

describe.each(databaseKinds())('a backup of an installation on %s', (kind) => {
  const on = async (): Promise<Places> => {
    const from = placesAt(copyOf(home));
    if (kind === 'sqlite') return from;
    const { address, drop } = await makeTestDatabase(kind);
    onTestFinished(drop);
    const to = placesAt(address.kind === 'postgres' ? address.url : '', temporaryFolder());
    await move({ from, to, tell: () => {} });
    return to;
  };

  it.each([null, KEY])(
    'brings everything back elsewhere, and stores pictures once (key: %s)',
    async (key) => {
      const places = await on();
      const folder = temporaryFolder();
      const vault = vaultAt(folder, key);
      expect(await backUp(places, vault)).toMatchObject({
        pictures: PICTURES,
        added: PICTURES - 1,
        lost: [],
      });
      expect(await backUp(places, vault)).toMatchObject({ pictures: PICTURES, added: 0, lost: [] });
      const drilled = await drillAll(vault);
      expect(drilled).toMatchObject({ pictures: PICTURES, lookedInto: PICTURES, faults: [] });
      const all = readdirSync(folder, { recursive: true, encoding: 'utf8', withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => readFileSync(join(entry.parentPath, entry.name)));
      expect(all.some((content) => content.includes('migrations'))).toBe(key === null);

      const elsewhere = placesAt(temporaryFolder());
      expect(await putBack(elsewhere, vault)).toMatchObject({ point: null, pictures: PICTURES });
      expect(await contentOf(elsewhere)).toEqual(await contentOf(places));
    },
  );

  it('is put in the place of what is there, which is kept, and can be put back in turn', async () => {
    const places = await on();
    const before = await contentOf(places);
    const vault = vaultAt(temporaryFolder());
    await backUp(places, vault);
    await spoil(places);
    const spoilt = await contentOf(places);
    const { point } = await putBack(places, vault, (await vault.snapshots())[0] ?? '');
    expect(await contentOf(places)).toEqual(before);
    await putBack(places, vault, point);
    expect(await contentOf(places)).toEqual(spoilt);
  });

  it('leaves what is there as it was, where the doctor finds fault with what was restored', async () => {
    const places = await on();
    const folder = temporaryFolder();
    const vault = vaultAt(folder);
    const { id } = await backUp(places, vault);
    await spoil(places);
    const there = await openInstallation(places, { made: false });
    const first = await there.db.selectFrom('files').select(['blob_key', 'sha256']).executeTakeFirstOrThrow();
    // Its bytes are taken from the backup, and are as many as before, but others.
    await there.blobs.delete(first.blob_key);
    await there.blobs.put(first.blob_key, Buffer.from('the photo was replaced'));
    await there.db
      .updateTable('files')
      .set({ ...({ bytes: 22, sha256: hashOf('the photo was replaced') } as object) })
      .where('blob_key', '=', first.blob_key)
      .execute();
    await there.close();
    const before = await contentOf(places);
    const path = join(folder, 'blobs', first.sha256.slice(0, 2), first.sha256);
    flip(path, 100);
    await expect(putBack(places, vault, id)).rejects.toMatchObject({ name: 'RestoreFailed' });
    expect(await contentOf(places)).toEqual(before);
  });
});

it('is refused where a server runs', async () => {
  const folder = copyOf(home);
  const vault = vaultAt(temporaryFolder());
  await backUp(placesAt(folder), vault);
  const server = await startServer({ dataDir: folder });
  onTestFinished(() => server.kill());
  await expect(putBack(placesAt(folder), vault)).rejects.toMatchObject({ name: 'PlacesInUse' });
});

it('says which pictures an installation has lost, and restores the others', async () => {
  const places = placesAt(copyOf(home));
  const there = await openInstallation(places, { made: false });
  const { id: gone, blob_key: key } = await there.db
    .selectFrom('files')
    .selectAll()
    .executeTakeFirstOrThrow();
  await there.blobs.delete(key);
  await there.close();
  const vault = vaultAt(temporaryFolder());
  const lost = [`files ${gone}`];
  expect(await backUp(places, vault)).toMatchObject({ lost });
  expect((await drillAll(vault)).faults).toEqual([]);
  const elsewhere = placesAt(temporaryFolder());
  await putBack(elsewhere, vault);
  expect(Object.keys((await contentOf(elsewhere)).blobs)).toHaveLength(PICTURES - 1);
});

it('is whole although people go on uploading and deleting while it is made', async () => {
  const folder = copyOf(home);
  const server = await startServer({ dataDir: folder });
  onTestFinished(() => server.kill());
  const vault = vaultAt(temporaryFolder());
  const places = placesAt(folder);
  const db = openDb(places.database);
  onTestFinished(() => db.destroy());
  const busy = new AbortController();
  const uploading = keepUploading(server.url, busy.signal);
  for (let round = 0; round < 4; round++) {
    const of = { db, blobs: openBlobStorage(places) };
    const { id, lost } = await makeBackup({ of, vault, temporary: temporaryFolder(), now: Date.now });
    expect([lost, (await drillAll(vault, id)).faults]).toEqual([[], []]);
  }
  busy.abort();
  expect(await uploading).toBeGreaterThan(0);
});

describe.skipIf(!hasObjectStore())('a backup in a bucket', () => {
  const store = useObjectStore();

  it('is encrypted, drilled and restored like one in a folder', async () => {
    const address = readStoreAddress(await store.current.makeBucket());
    if (!address) throw new Error('no address');
    const vault = openBackups({ backupKey: KEY, dataDir: temporaryFolder() }, address);
    const places = placesAt(copyOf(home));
    await backUp(places, vault);
    expect(await drillAll(vault)).toMatchObject({ lookedInto: PICTURES, faults: [] });
    const elsewhere = placesAt(temporaryFolder());
    await putBack(elsewhere, vault);
    expect(await contentOf(elsewhere)).toEqual(await contentOf(places));
  });
});

describe('of a hundred faults', () => {
  const folders = { plain: '', sealed: '' };
  let places: Places;
  beforeAll(async () => {
    const base = mkdtempSync(join(tmpdir(), 'maquette-faults-'));
    cpSync(home, join(base, 'home'), { recursive: true });
    places = readPlaces({ database: join(base, 'home'), dataDir: base });
    for (const kind of ['plain', 'sealed'] as const) {
      folders[kind] = join(base, kind);
      await backUp(places, openVaultIn(folders[kind], kind));
    }
    return () => rmSync(base, { recursive: true, force: true });
  });
  const openVaultIn = (folder: string, kind: keyof typeof folders): Vault =>
    openBackups({ backupKey: kind === 'sealed' ? KEY : null, dataDir: folder }, folder);

  it('none is there before it is planted', async () => {
    for (const kind of ['plain', 'sealed'] as const)
      expect((await drillAll(openVaultIn(folders[kind], kind))).faults).toEqual([]);
  });

  const planted = Array.from({ length: 100 }, (_, seed) => seed);
  it.each(someOf(planted, 44))('number %i is found', async (seed) => {
    const random = randomOf(seed);
    const pick = <T>(things: readonly T[]): T => things[Math.floor(random() * things.length)] as T;
    const kind = pick(['plain', 'sealed'] as const);
    const folder = copyOf(folders[kind]);
    const vault = openVaultIn(folder, kind);
    const [id = ''] = await vault.snapshots();
    const files = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .sort();
    const path = pick(files);
    const size = statSync(path).size;
    const blobs = files.filter((file) => file.includes('/blobs/'));
    const manifest = await vault.readManifest(id);
    const rewrite = async (change: object): Promise<Vault> => {
      await vault.writeManifest(id, { ...manifest, ...change } as typeof manifest);
      return vault;
    };
    const faults: Record<string, () => Vault | Promise<Vault>> = {
      flipped: () => (flip(path, Math.floor(random() * size), 1 << Math.floor(random() * 8)), vault),
      missing: () => (rmSync(path), vault),
      cut: () => (truncateSync(path, Math.floor(random() * size)), vault),
      longer: () => (appendFileSync(path, Buffer.from([Math.floor(random() * 256)])), vault),
      swapped: () => (
        swap(blobs[0] ?? '', blobs[1 + Math.floor(random() * (blobs.length - 1))] ?? ''),
        vault
      ),
      'of a newer version': () => rewrite({ migrations: [...manifest.migrations, '9999-future'] }),
      'of another format': () => rewrite({ format: 2 }),
      'of other rows': () => rewrite({ tables: { ...manifest.tables, users: { rows: 7, hash: '' } } }),
      'of more pictures': () => rewrite({ pictures: manifest.pictures + 1 }),
      'another key': () => openVaultIn(folder, kind === 'plain' ? 'sealed' : 'plain'),
      'disk full': async () => {
        let left = Math.floor(random() * 4);
        const assertOpen = async () => {
          if (left-- === 0) throw new DiskFull();
        };
        const empty = temporaryFolder();
        const full = diskBlobStorage({ blobs: empty, temporary: join(empty, 'temporary'), assertOpen });
        const small = openVault(full, kind === 'plain' ? null : KEY);
        await expect(backUp(places, small)).rejects.toThrow(DiskFull);
        // What was stored before serves the next try.
        left = -1;
        expect((await drillAll(small, (await backUp(places, small)).id)).faults).toEqual([]);
        expect(await small.snapshots()).toHaveLength(1);
        throw new DiskFull();
      },
    };
    const names = Object.keys(faults);
    const name = names[seed % names.length] ?? '';
    const found = await Promise.resolve()
      .then(() => faults[name]?.() ?? vault)
      .then((broken) => drillAll(broken, id))
      .then(
        (drilled) => drilled.faults,
        (error: Error) => [error.message],
      );
    expect(found, `${name}, ${kind}, ${path.slice(folder.length)}`).not.toEqual([]);
  });
});
