import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { inject } from 'vitest';
import { inSnapshot, replaceRows, rowsOf, type StoredRow } from '../../../src/backup/tables.ts';
import { runDoctor } from '../../../src/doctor/run-doctor.ts';
import { readStoreAddress } from '../../../src/platform/blob-storage/storage-address.ts';
import { type Db, type DatabaseAddress, openDb } from '../../../src/platform/database/db.ts';
import { migrate, migrations } from '../../../src/platform/database/migrate.ts';
import { placesOf, type PlaceSettings } from '../../../src/platform/places.ts';
import { contentOf } from '../../support/content-of.ts';
import { type LentStore, storeCredentials } from '../../support/object-store.ts';
import { startServer } from '../../support/server-process.ts';
import { databaseKinds, makeTestDatabase } from '../../support/test-database.ts';
import type { Plan } from './plan.ts';

/** What installations that are not at work are made of. */
export interface Workshop {
  /** A data directory that two people have lived in; to be copied. */
  readonly home: string;
  readonly store: LentStore | null;
}
/** Plays a plan by itself; what went against a promise, in a line each. */
type Play = (plan: Plan, shop: Workshop) => Promise<string[]>;

/** Longest a command works here before it is killed. */
const SOON_MS = 700;
const PATIENCE_MS = 60_000;

const withFolders = async <T>(work: (folder: () => string) => Promise<T>): Promise<T> => {
  const made: string[] = [];
  const folder = () => {
    made.push(mkdtempSync(join(tmpdir(), 'maquette-faults-')));
    return made.at(-1) ?? '';
  };
  try {
    return await work(folder);
  } finally {
    for (const one of made) rmSync(one, { recursive: true, force: true });
  }
};

const copyOf = (home: string, folder: string): string => {
  cpSync(home, folder, { recursive: true });
  return folder;
};

const aloneAt = (dataDir: string): PlaceSettings => ({ dataDir, postgres: null, storage: null });

const keep = (dataDir: string, words: readonly string[]): ChildProcess =>
  spawn(process.execPath, [join(inject('runtimeDir'), 'keep.js'), ...words], {
    cwd: dataDir,
    env: { DATA_DIR: dataDir, ...storeCredentials },
    stdio: ['ignore', 'ignore', 'pipe'],
  });

/** Runs a command to its end; what it complained about, where it did. */
export const runKeep = async (dataDir: string, words: readonly string[]): Promise<string[]> => {
  const child = keep(dataDir, words);
  const complaint = child.stderr ? text(child.stderr) : '';
  const [code] = (await once(child, 'exit')) as [number | null];
  return code === 0 ? [] : [`${words[0]} ended with ${code}: ${await complaint}`];
};

/** Begins a command and kills it at some moment, if it is still there. */
const killKeep = async (dataDir: string, words: readonly string[], afterMs: number): Promise<void> => {
  const child = keep(dataDir, words);
  child.stderr?.resume();
  const exited = once(child, 'exit');
  await wait(afterMs);
  child.kill('SIGKILL');
  await exited;
};

const examine = async (config: PlaceSettings): Promise<string[]> => {
  const { faults } = await runDoctor({ config, runtimeDir: inject('runtimeDir') });
  return faults.map(({ code, subject, found }) => `the doctor: ${code}, ${subject}: ${found}`);
};

/** Where two installations hold something else; what is told of backups and drills counts for nothing. */
const differences = async (one: PlaceSettings, other: PlaceSettings): Promise<string[]> => {
  const [a, b] = [await contentOf(placesOf(one)), await contentOf(placesOf(other))];
  const faults: string[] = [];
  for (const table of new Set([...Object.keys(a.tally), ...Object.keys(b.tally)]))
    if (table !== 'backup_runs' && a.tally[table]?.hash !== b.tally[table]?.hash)
      faults.push(`table ${table} differs: ${a.tally[table]?.rows} rows, ${b.tally[table]?.rows} rows`);
  // Copies in other widths are made when they are asked for.
  const keys = Object.keys({ ...a.blobs, ...b.blobs }).filter((key) => !/\.w\d+\.webp$/.test(key));
  for (const key of keys) if (a.blobs[key] !== b.blobs[key]) faults.push(`blob ${key} differs or is missing`);
  return faults;
};

const backupIsKilled: Play = ({ chance }, { home }) =>
  withFolders(async (folder) => {
    const [house, backups, elsewhere] = [copyOf(home, folder()), folder(), folder()];
    for (let time = 0; time < 2; time++)
      await killKeep(house, ['backup', '--to', backups], 200 + chance.below(SOON_MS));
    const faults = [
      ...(await runKeep(house, ['backup', '--to', backups])),
      ...(await runKeep(house, ['drill', '--from', backups, '--share', '100'])),
    ];
    await killKeep(elsewhere, ['restore', '--from', backups], 200 + chance.below(SOON_MS));
    faults.push(...(await runKeep(elsewhere, ['restore', '--from', backups])));
    return [
      ...faults,
      ...(await differences(aloneAt(house), aloneAt(elsewhere))),
      ...(await examine(aloneAt(elsewhere))),
    ];
  });

const moveIsKilled: Play = ({ chance }, { home, store }) =>
  withFolders(async (folder) => {
    if (store === null) throw new Error('A move to many machines needs an object store');
    const { address, drop } = await makeTestDatabase('postgres');
    try {
      if (address.kind !== 'postgres') throw new Error('A move to many machines needs PostgreSQL');
      const house = copyOf(home, folder());
      const storage = await store.makeBucket();
      const words = ['move', '--to', address.url, '--storage', storage];
      for (let time = 0; time < 2; time++) await killKeep(house, words, 200 + chance.below(2 * SOON_MS));
      const faults = await runAgain(house, words);
      const there = { dataDir: folder(), postgres: address, storage: readStoreAddress(storage) };
      return [...faults, ...(await differences(aloneAt(house), there)), ...(await examine(there))];
    } finally {
      await drop();
    }
  });

/** Connections of one that was killed are seen for a moment still. */
const runAgain = async (dataDir: string, words: readonly string[]): Promise<string[]> => {
  for (const until = Date.now() + PATIENCE_MS; ; await wait(500)) {
    const faults = await runKeep(dataDir, words);
    if (!faults.join().includes('connected to this database') || Date.now() > until) return faults;
  }
};

/** Nobody's account of visitors: the second step of the schema makes it. */
const isMadeLater = (row: StoredRow['row'], last: string): boolean =>
  last < '0002' && row['email_key'] === 'guest';

/** What people have is there at an earlier version, as far as that one could hold it. */
const writeOld = async (from: Db, to: DatabaseAddress, last: string): Promise<void> => {
  const old = openDb(to);
  try {
    await migrate(old, Object.fromEntries(Object.entries(migrations).filter(([name]) => name <= last)));
    const tables = await old.introspection.getTables();
    const columns = new Map(tables.map(({ name, columns: its }) => [name, its.map((column) => column.name)]));
    const rows: StoredRow[] = [];
    await inSnapshot(from, async (db) => {
      for await (const { table, row } of rowsOf(db)) {
        const known = columns.get(table);
        if (!known || isMadeLater(row, last)) continue;
        const kept = Object.entries(row).filter(([column]) => known.includes(column));
        rows.push({ table, row: Object.fromEntries(kept) });
      }
    });
    await replaceRows(old, to.kind, rows);
  } finally {
    await old.destroy();
  }
};

const oldOnes = Object.keys(migrations).slice(0, -1);

/** The files of a data directory but for its database. */
const copyFiles = (home: string, folder: string): void => {
  for (const name of ['blobs', 'secret'])
    if (existsSync(join(home, name))) cpSync(join(home, name), join(folder, name), { recursive: true });
};

const oldSchema: Play = ({ chance }, { home }) =>
  withFolders(async (folder) => {
    const last = chance.pick(oldOnes);
    const isShared = databaseKinds().includes('postgres') && chance.hits(0.4);
    const house = folder();
    copyFiles(home, house);
    const made = isShared ? await makeTestDatabase('postgres') : null;
    const postgres = made?.address.kind === 'postgres' ? made.address : null;
    const places = { ...aloneAt(house), postgres };
    const from = openDb(placesOf(aloneAt(home)).database);
    try {
      await writeOld(from, placesOf(places).database, last);
      const faults = await killWhileMigrating(places, 100 + chance.below(SOON_MS));
      const [before, after] = [await picturesIn(from), await picturesNow(places)];
      if (JSON.stringify(before) !== JSON.stringify(after))
        faults.push('pictures differ after the migration');
      // What did not start is no installation that a doctor could examine.
      if (faults.length === 0) faults.push(...(await examine(places)));
      return faults.map((fault) => `from ${last}: ${fault}`);
    } finally {
      await from.destroy();
      await made?.drop();
    }
  });

/** A server, or two at once where they share the database, is killed at some moment after its start; then they start again. */
const killWhileMigrating = async (places: PlaceSettings, afterMs: number): Promise<string[]> => {
  const settings = {
    SECRET: 'several processes that share one secret, for the test',
    ...(places.postgres && { DATABASE_URL: (places.postgres as { url: string }).url }),
  };
  const order = { dataDir: places.dataDir, settings };
  const dying = spawn(process.execPath, [join(inject('runtimeDir'), 'main.js')], {
    cwd: places.dataDir,
    env: { DATA_DIR: places.dataDir, PORT: '0', ...settings },
    stdio: 'ignore',
  });
  const exited = once(dying, 'exit');
  await wait(afterMs);
  dying.kill('SIGKILL');
  await exited;
  const count = places.postgres ? 2 : 1;
  const started = await Promise.allSettled(Array.from({ length: count }, () => startServer(order)));
  const faults: string[] = [];
  for (const one of started) {
    if (one.status === 'rejected') faults.push(`it does not start: ${String(one.reason)}`);
    else if ((await one.value.stop()) !== 0) faults.push('it does not stop');
  }
  return faults;
};

const picturesIn = async (db: Db) =>
  db.selectFrom('files').select(['id', 'user_id', 'sha256', 'name']).orderBy('id').execute();

const picturesNow = async (places: PlaceSettings) => {
  const db = openDb(placesOf(places).database);
  try {
    return await picturesIn(db);
  } finally {
    await db.destroy();
  }
};

/** What befalls an installation that nobody uses at the moment. */
export const keepingPlays: Readonly<Record<string, Play>> = {
  'a data directory of an earlier version, killed while it is brought up to date': oldSchema,
  'a backup and a restore are killed': backupIsKilled,
  'a move to many machines is killed': moveIsKilled,
};
