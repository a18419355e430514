// The queue of edits beside graphile-worker and pg-boss on one PostgreSQL: how many of 10,000 waiting jobs are claimed and ended in a second, and how soon one is picked up.
import { performance } from 'node:perf_hooks';
import { pathToFileURL } from 'node:url';
import { Logger, makeWorkerUtils, run } from 'graphile-worker';
import PgBoss from 'pg-boss';
import { bundleVerbs } from './bundle-verbs.mjs';
import { heading, median, print } from './figures.mjs';

const WAITING = 10_000;
const WORKERS = 4;
const BATCH = 64;
const ROUNDS = 3;
const PICK_UPS = 40;
const PAUSE_MS = 25;
const LEASE_MS = 15_000;

const VERBS = `
export { claimEdits } from './features/edits/queue.store.ts';
export { changeEdit } from './features/edits/edits.store.ts';
export { CompiledQuery } from 'kysely';
export { openDb } from './platform/database/db.ts';
export { openSignals } from './platform/signals.ts';
export { migrate } from './platform/database/migrate.ts';
export { silentLog } from './platform/log.ts';
export { startPostgres } from '../test/support/postgres-server.ts';
`;

/** @param {() => Promise<unknown>} work @returns {Promise<number>} milliseconds */
async function time(work) {
  const from = performance.now();
  await work();
  return performance.now() - from;
}

/** @param {(worker: number) => Promise<unknown>} work */
const inParallel = (work) => Promise.all(Array.from({ length: WORKERS }, (_, worker) => work(worker)));

const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE_MS));

/** @param {any} verbs @param {string} url */
async function openOurs(verbs, url) {
  const db = verbs.openDb({ kind: 'postgres', url });
  await verbs.migrate(db);
  const query = (/** @type {string} */ sql) => db.executeQuery(verbs.CompiledQuery.raw(sql));
  await query(`insert into users (id, email_key, email, full_name, password_hash, auth_provider, is_verified, role, locale, created_at)
    values ('bench', 'bench', 'bench', 'Bench', null, 'local', 1, 'user', 'en', 0)`);
  const [teller, listener] = [0, 1].map(() => verbs.openSignals({ kind: 'postgres', url }, verbs.silentLog));
  const areConnected = Promise.all(
    [teller, listener].map((one) => new Promise((resolve) => one.onGap(() => resolve(undefined)))),
  );
  for (const one of [teller, listener]) one.start();
  await areConnected;

  let orders = 0;
  const order = (/** @type {number} */ count) => {
    const first = ++orders * WAITING;
    return query(`insert into edits (id, user_id, request_id, tool, is_premium, state, stage, progress, engine, price, charged,
        source_id, request, attempts, deadline_at, created_at)
      select 'edit-' || n, 'bench', 'edit-' || n, 'inpaint', 0, 'queued', 'waiting', 0, 'bench', 1, 0, 'photo',
        '{"prompt":"a green sofa"}', 0, ${Date.now() + 3_600_000}, ${Date.now()}
      from generate_series(${first}, ${first + count - 1}) n`);
  };
  const claim = (/** @type {number} */ worker, most = BATCH) => {
    const lease = { owner: `worker-${worker}`, now: Date.now(), until: Date.now() + LEASE_MS };
    return verbs.claimEdits(db, { ...lease, most, free: new Map([['bench', most]]) });
  };
  const end = ({ id = '' }, owner = '') =>
    verbs.changeEdit(db, { id, event: 'succeed', owner, set: { finished_at: Date.now() } });
  /** @type {() => void} */
  let picked = () => {};
  listener.on('work', async () => (await claim(0)).length > 0 && picked());
  return {
    name: 'Maquette',
    fill: () => order(WAITING),
    firstMs: () => time(() => claim(0, 1)),
    drain: () =>
      inParallel(async (worker) => {
        for (;;) {
          const edits = await claim(worker);
          if (edits.length === 0) return;
          for (const edit of edits) await end(edit, `worker-${worker}`);
        }
      }),
    claimAll: () =>
      inParallel(async (worker) => {
        while ((await claim(worker)).length > 0);
      }),
    pickUpMs: async () => {
      const isPicked = new Promise((resolve) => (picked = () => resolve(undefined)));
      return time(async () => {
        await order(1);
        teller.send('work');
        await isPicked;
      });
    },
    empty: () => query('delete from edits'),
    close: async () => {
      await Promise.all([teller.stop(), listener.stop()]);
      await db.destroy();
    },
  };
}

/** @param {string} url */
async function openGraphile(url) {
  const logger = new Logger(() => () => {});
  const utils = await makeWorkerUtils({ connectionString: url, logger });
  await utils.migrate();
  const settings = { connectionString: url, logger, noHandleSignals: true, pollInterval: 2000 };
  const fill = () =>
    utils.withPgClient((client) =>
      client.query(
        `select graphile_worker.add_job('bench', '{"prompt":"a green sofa"}') from generate_series(1, ${WAITING})`,
      ),
    );
  /** @param {() => void} task */
  const start = (task) =>
    run({
      ...settings,
      concurrency: WORKERS,
      maxPoolSize: WORKERS + 2,
      taskList: { bench: async () => task() },
    });
  /** @param {number} wanted */
  const workThrough = async (wanted) => {
    let done = 0;
    /** @type {() => void} */
    let finish = () => {};
    const all = new Promise((resolve) => (finish = () => resolve(undefined)));
    const runner = await start(() => void (++done === wanted && finish()));
    await all;
    return runner;
  };
  return {
    name: 'graphile-worker',
    fill,
    firstMs: async () => {
      /** @type {Awaited<ReturnType<typeof run>> | undefined} */
      let runner;
      const ms = await time(async () => (runner = await workThrough(1)));
      await runner?.stop();
      return ms;
    },
    drain: async () => (await workThrough(WAITING)).stop(),
    pickUpMs: async () => {
      /** @type {() => void} */
      let picked = () => {};
      const runner = await start(() => picked());
      const times = [];
      for (let turn = 0; turn < PICK_UPS; turn++) {
        await pause();
        const isPicked = new Promise((resolve) => (picked = () => resolve(undefined)));
        times.push(
          await time(async () => {
            await utils.addJob('bench', {});
            await isPicked;
          }),
        );
      }
      await runner.stop();
      return median(times);
    },
    empty: () => utils.withPgClient((client) => client.query('delete from graphile_worker._private_jobs')),
    close: async () => utils.release(),
  };
}

/** @param {any} verbs @param {string} url */
async function openBoss(verbs, url) {
  const db = verbs.openDb({ kind: 'postgres', url });
  const boss = new PgBoss({ connectionString: url, supervise: false, schedule: false });
  // Its connections are cut when the server ends.
  boss.on('error', () => {});
  await boss.start();
  await boss.createQueue('bench');
  const fill = () =>
    boss.insert(Array.from({ length: WAITING }, () => ({ name: 'bench', data: { prompt: 'a green sofa' } })));
  return {
    name: 'pg-boss',
    fill,
    firstMs: () => time(() => boss.fetch('bench', { batchSize: 1 })),
    drain: () =>
      inParallel(async () => {
        for (;;) {
          const jobs = await boss.fetch('bench', { batchSize: BATCH });
          if (!jobs || jobs.length === 0) return;
          // One by one, as jobs that take their time end.
          for (const { id } of jobs) await boss.complete('bench', id);
        }
      }),
    claimAll: () =>
      inParallel(async () => {
        while (((await boss.fetch('bench', { batchSize: BATCH })) ?? []).length > 0);
      }),
    empty: () => db.executeQuery(verbs.CompiledQuery.raw('delete from pgboss.job')),
    close: async () => {
      await boss.stop({ graceful: false });
      await db.destroy();
    },
  };
}

const bundle = await bundleVerbs('queue', VERBS);
const verbs = await import(pathToFileURL(bundle.file).href);
await bundle.remove();
const given = process.env.TEST_DATABASE_URL;
const server = given ? { url: given, stop: async () => {} } : await verbs.startPostgres();
if (server === null)
  throw new Error('There is no PostgreSQL here: install it, or name one in TEST_DATABASE_URL.');
const admin = verbs.openDb({ kind: 'postgres', url: server.url });
/** @param {string} name */
const makeDatabase = async (name) => {
  await admin.executeQuery(verbs.CompiledQuery.raw(`drop database if exists ${name} with (force)`));
  await admin.executeQuery(verbs.CompiledQuery.raw(`create database ${name}`));
  const url = new URL(server.url);
  url.pathname = `/${name}`;
  return url.href;
};
const ours = await openOurs(verbs, await makeDatabase('bench_queue_maquette'));
const graphile = await openGraphile(await makeDatabase('bench_queue_graphile'));
const queues = [ours, graphile, await openBoss(verbs, await makeDatabase('bench_queue_boss'))];
try {
  heading(
    `The queue with ${WAITING.toLocaleString('en')} waiting, ${WORKERS} workers in one process, batches of ${BATCH}`,
  );
  /** @type {Map<string, number[]>} */
  const figures = new Map();
  const note = (/** @type {string} */ name, /** @type {number} */ value) =>
    figures.set(name, [...(figures.get(name) ?? []), value]);
  const measure = async (/** @type {(typeof queues)[number]} */ queue) => {
    await queue.fill();
    note(`the first of ${WAITING} is picked up, ${queue.name} (ms)`, await queue.firstMs());
    await queue.empty();
    await queue.fill();
    note(`claimed and ended one by one, ${queue.name} (1/s)`, (WAITING / (await time(queue.drain))) * 1000);
    await queue.empty();
    if (!('claimAll' in queue)) return;
    await queue.fill();
    note(`claimed, ${queue.name} (1/s)`, (WAITING / (await time(queue.claimAll))) * 1000);
    await queue.empty();
  };
  for (let round = 0; round < ROUNDS; round++) for (const queue of queues) await measure(queue);
  for (const [name, values] of figures) print(name, median(values));
  heading('From the order to its pick-up, nothing else waiting');
  const times = [];
  for (let turn = 0; turn < PICK_UPS; turn++) {
    await pause();
    times.push(await ours.pickUpMs());
  }
  print('Maquette', median(times), 'ms');
  print('graphile-worker', await graphile.pickUpMs(), 'ms');
  print('pg-boss', 'looks every 500 ms at best');
} finally {
  await Promise.all(queues.map((queue) => queue.close()));
  await admin.destroy();
  await server.stop();
}
