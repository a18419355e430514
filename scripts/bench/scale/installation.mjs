// An installation on a PostgreSQL database of its own, of processes that run as they do in production but for their engine.
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ROOT } from '../../setup/root.mjs';

/** A table of more rows is large. */
const LARGE = 5000;

/** @typedef {{ origin: string, pid: number, stop: () => Promise<void> }} Started */
/** @typedef {{ bundle: string, verbs: any, server: string }} Means `server`: the address of a PostgreSQL; its maintenance database */

/** @param {string[]} words @param {Record<string, string>} env @returns {Promise<Started>} */
async function startProcess(words, env) {
  const child = spawn(process.execPath, words, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const origin = await new Promise((resolve, reject) => {
    child.stdout.on('data', (text) => resolve(/ready on (\S+)/.exec(String(text))?.[1]));
    child.once('exit', (code) => reject(new Error(`A process ended with ${code} before it was ready.`)));
  });
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  return { origin, pid: child.pid ?? 0, stop };
}

/** @param {Means} means @param {{ name: string, places: string, waitMs: string }} wanted `places`: edits a worker does at the same time */
export async function openInstallation({ bundle, verbs, server }, { name, places, waitMs }) {
  const admin = verbs.openDb({ kind: 'postgres', url: server });
  const run = (/** @type {any} */ on, /** @type {string} */ text) =>
    on.executeQuery(verbs.CompiledQuery.raw(text));
  await run(admin, `drop database if exists ${name} with (force)`);
  await run(admin, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const db = verbs.openDb({ kind: 'postgres', url: url.href });
  await verbs.migrate(db);
  /** @type {(text: string) => Promise<any[]>} */
  const sql = async (text) => (await run(db, text)).rows;
  const [{ folder }] = await sql(`select current_setting('data_directory') as folder`);
  // Known where it runs on this machine.
  const postmaster = await readFile(path.join(folder, 'postmaster.pid'), 'utf8').then(
    Number.parseInt,
    () => null,
  );
  const dataDir = await mkdtemp(path.join(tmpdir(), 'maquette-bench-scale-'));
  const running = /** @type {Started[]} */ ([]);
  const start = async (/** @type {'web' | 'worker'} */ ROLE) => {
    const program = path.join(ROOT, 'scripts/bench/scale/process.mjs');
    const started = await startProcess([program, bundle, places, waitMs], {
      ROLE,
      DATABASE_URL: url.href,
      DATA_DIR: dataDir,
      SECRET: 'one secret for all processes of the bench',
      PUBLIC_URL: 'http://127.0.0.1',
      LOG_LEVEL: 'warn',
    });
    running.push(started);
    return started;
  };
  /** How often each large table was read whole so far: for want of an index. */
  const scans = async () => {
    // Whoever has nothing to do tells what it counted after a second.
    await wait(1500);
    const rows = await sql(
      `select relname, seq_scan::int as scans from pg_stat_user_tables where n_live_tup > ${LARGE}`,
    );
    return new Map(rows.map(({ relname, scans: count }) => [String(relname), Number(count)]));
  };
  const sizes = () =>
    sql(`select relname, n_live_tup::int as rows, pg_table_size(relid)::float as bytes,
      pg_indexes_size(relid)::float as indexes from pg_stat_user_tables where n_live_tup > ${LARGE} order by relname`);
  const close = async () => {
    await Promise.all(running.map(({ stop }) => stop()));
    await db.destroy();
    await run(admin, `drop database if exists ${name} with (force)`);
    await admin.destroy();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { sql, start, scans, sizes, close, postmaster };
}

/**
 * In words, what was read whole between two counts.
 * @param {Map<string, number>} before @param {Map<string, number>} after
 */
export const readWhole = (before, after) =>
  [...after]
    .map(([table, count]) => ({ table, more: count - (before.get(table) ?? count) }))
    .filter(({ more }) => more > 0)
    .map(({ table, more }) => `${table} ${more}`)
    .join(', ') || 'none';
