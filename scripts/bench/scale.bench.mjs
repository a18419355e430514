// A large installation on PostgreSQL: lists and uploads at a tenth and at full size, edits by 1, 2 and 4 workers whose engine waits as a service does, and whether anything was lost.
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { bundleVerbs } from './bundle-verbs.mjs';
import { heading, median, print } from './figures.mjs';
import { cpuOf } from './running-server.mjs';
import { fillQueue, fillRows, PAST_EDITS } from './scale/fill-rows.mjs';
import { openInstallation, readWhole } from './scale/installation.mjs';
import { lists, manyPhotos, orderEdit, uploads } from './scale/load.mjs';

const VERBS = `
export { buildApp } from './app/build-app.ts';
export { compose } from './app/compose.ts';
export { readBuild } from './app/read-build.ts';
export { CompiledQuery } from 'kysely';
export { parseConfig } from './platform/config.ts';
export { openDb } from './platform/database/db.ts';
export { migrate } from './platform/database/migrate.ts';
export { openLog } from './platform/log.ts';
export { enginesOf, fakeEngine } from '../test/support/fake-engine.ts';
export { startPostgres } from '../test/support/postgres-server.ts';
`;

const { values } = parseArgs({
  options: {
    files: { type: 'string', default: '1000000' },
    people: { type: 'string', default: '100000' },
    edits: { type: 'string', default: '10000' },
    /** How long each measurement of edits takes. */
    seconds: { type: 'string', default: '20' },
    rounds: { type: 'string', default: '2' },
    /** Edits that one worker's engine does at the same time, and how long one takes it on average. */
    places: { type: 'string', default: '16' },
    wait: { type: 'string', default: '2000' },
  },
  allowPositionals: true,
});
const [FILES, PEOPLE, EDITS] = [Number(values.files), Number(values.people), Number(values.edits)];
const [SECONDS, ROUNDS] = [Number(values.seconds), Number(values.rounds)];
const ORDERERS = 100;
const CALL_ROUNDS = 3;
const LISTS = 2000;
const UPLOADS = 60;

/** @typedef {Parameters<typeof openInstallation>[0]} Means */
/** @typedef {Awaited<ReturnType<typeof openInstallation>>} Installation */
/** @typedef {{ installation: Installation, at: import('./scale/load.mjs').At }} House `at`: its web process */
/** @typedef {Awaited<ReturnType<typeof measureCalls>>} Calls */
/** @typedef {Awaited<ReturnType<typeof measureEdits>>} Edits */

/** @param {string} name @param {number} value @param {{ unit?: string, most?: number, least?: number }} [told] */
function judge(name, value, { unit = '', most, least } = {}) {
  const goal = most === undefined ? `at least ${least}` : `at most ${most}`;
  const isMet = most === undefined ? value >= (least ?? 0) : value <= most;
  print(name, value, `${unit} (goal: ${goal}${isMet ? '' : ', MISSED'})`);
}

/** Says when so many were asked for. @param {number} count */
const after = (count) => {
  let left = count;
  return () => left-- <= 0;
};

/** @param {Means} means @param {string} name @param {{ people: number, files: number }} size @returns {Promise<House>} */
async function openHouse(means, name, { people, files }) {
  const installation = await openInstallation(means, { name, places: values.places, waitMs: values.wait });
  const from = performance.now();
  await fillRows(installation.sql, { people, files });
  const { origin, pid } = await installation.start('web');
  print(
    `${files.toLocaleString('en')} pictures of ${people.toLocaleString('en')} people, written in`,
    (performance.now() - from) / 1000,
    's',
  );
  const { postmaster } = installation;
  return { installation, at: { origin, people, pids: postmaster === null ? [pid] : [pid, postmaster] } };
}

/** @param {House} house @param {() => Buffer} photos */
async function measureCalls({ at }, photos) {
  const listed = await lists(at, { clients: 4, isOver: after(LISTS) });
  const sent = await uploads(at, { clients: 2, isOver: after(UPLOADS), photos });
  return { list: listed.p95, listCpu: listed.cpuMs, upload: sent.p95, uploadCpu: sent.cpuMs };
}

/**
 * Lists and uploads, now of the small and now of the large installation, as what else a machine does comes and goes.
 * @param {House[]} houses @param {() => Buffer} photos
 */
async function compareCalls(houses, photos) {
  const rounds = houses.map(() => /** @type {Calls[]} */ ([]));
  const before = await houses.at(-1)?.installation.scans();
  for (let round = 0; round < CALL_ROUNDS; round++)
    for (const [which, house] of houses.entries()) rounds[which]?.push(await measureCalls(house, photos));
  const whole = readWhole(before ?? new Map(), (await houses.at(-1)?.installation.scans()) ?? new Map());
  /** @type {Record<keyof Calls, string>} */
  const names = {
    list: 'lists (newest, by name, one type, searched), p95',
    listCpu: 'lists, processor time of web and database for one',
    upload: 'uploads of 2 megapixels, p95',
    uploadCpu: 'uploads, processor time of web and database for one',
  };
  for (const name of /** @type {(keyof Calls)[]} */ (Object.keys(names))) {
    const [tenth = NaN, all = NaN] = rounds.map((round) => median(round.map((calls) => calls[name])));
    print(`${names[name]}, of a tenth`, tenth, 'ms');
    print(`${names[name]}, of all`, all, 'ms');
    judge('times as much', all / tenth, { most: 1.3 });
  }
  print('large tables read whole', whole, '(goal: none)');
}

/** @param {House} house @param {{ count: number, photos: () => Buffer }} wanted */
async function measureEdits({ installation, at }, { count, photos }) {
  const { sql, start, postmaster } = installation;
  const workers = await Promise.all(Array.from({ length: count }, () => start('worker')));
  // Until as many end as begin.
  await wait(2 * Number(values.wait));
  const since = Date.now();
  // By an index: what is read whole is told.
  const counted = `select count(*) from edits where engine = 'simulated' and finished_at >= ${since}`;
  const cpu = () => workers.reduce((sum, { pid }) => sum + cpuOf(pid), 0);
  const ofDatabase = () => (postmaster === null ? NaN : cpuOf(postmaster));
  const [from, before, databaseBefore] = [performance.now(), cpu(), ofDatabase()];
  const isOver = () => performance.now() > from + SECONDS * 1000;
  const [listed, sent] = await Promise.all([
    lists(at, { clients: 1, isOver, pauseMs: 100 }),
    uploads(at, { clients: 1, isOver, pauseMs: 1000, photos }),
  ]);
  const edits = Number((await sql(counted))[0].count);
  const figures = {
    perSecond: edits / ((performance.now() - from) / 1000),
    worker: (cpu() - before) / edits,
    database: (ofDatabase() - databaseBefore) / edits,
    list: listed.p95,
    upload: sent.p95,
  };
  await Promise.all(workers.map(({ stop }) => stop()));
  return figures;
}

/** @param {House} house @param {() => Buffer} photos */
async function compareWorkers(house, photos) {
  /** @type {Map<number, Edits[]>} */
  const rounds = new Map([1, 2, 4].map((count) => [count, []]));
  for (let round = 0; round < ROUNDS; round++)
    for (const [count, figures] of rounds) figures.push(await measureEdits(house, { count, photos }));
  /** @param {number} count @param {keyof Edits} name */
  const middle = (count, name) => median((rounds.get(count) ?? []).map((one) => one[name]));
  for (const count of rounds.keys()) {
    const who = count === 1 ? '1 worker' : `${count} workers`;
    print(who, middle(count, 'perSecond'), 'edits/s');
    print(`${who}, their processor time for one`, middle(count, 'worker'), 'ms');
    print(`${who}, processor time of the database for one, calls included`, middle(count, 'database'), 'ms');
    print(`${who}: lists meanwhile, p95`, middle(count, 'list'), 'ms');
    print(`${who}: uploads meanwhile, p95`, middle(count, 'upload'), 'ms');
  }
  judge('with the second worker', middle(2, 'perSecond') / middle(1, 'perSecond'), {
    unit: 'times',
    least: 1.7,
  });
  judge('lists while 2 workers are at it, p95', middle(2, 'list'), { unit: 'ms', most: 100 });
}

/** Works off what is left and looks whether everything was made once and charged once. @param {Installation} installation */
async function workOff({ sql, start }) {
  const workers = await Promise.all([1, 2, 3, 4].map(() => start('worker')));
  const open = async () =>
    Number((await sql('select count(*) from edits where finished_at is null'))[0].count);
  const [from, left] = [performance.now(), await open()];
  while ((await open()) > 0) await wait(500);
  print('the rest by 4 workers', left / ((performance.now() - from) / 1000), 'edits/s');
  await Promise.all(workers.map(({ stop }) => stop()));
  const [told] = await sql(`with ordered as (select * from edits where id not like '${PAST_EDITS}%')
    select (select count(*) from ordered)::int as ordered,
      (select count(*) from ordered where state <> 'succeeded' or charged <> price)::int as failed,
      (select count(*) from credit_entries where edit_id in (select id from ordered))::int as charges,
      (select count(*) from files where edit_id in (select id from ordered))::int as results,
      (select sum(held) from credit_accounts)::int as held`);
  print('edits ordered', told.ordered);
  judge('not made, or credits held for ever', told.failed + told.held, { most: 0 });
  judge(
    'charged or made twice, or not at all',
    Math.abs(told.charges - told.ordered) + Math.abs(told.results - told.ordered),
    { most: 0 },
  );
}

const bundle = await bundleVerbs('scale', VERBS);
const verbs = await import(pathToFileURL(bundle.file).href);
const given = process.env.TEST_DATABASE_URL;
const server = given ? { url: given, stop: async () => {} } : await verbs.startPostgres();
if (server === null)
  throw new Error('There is no PostgreSQL here: install it, or name one in TEST_DATABASE_URL.');
const houses = /** @type {House[]} */ ([]);
try {
  heading('Lists and uploads, each by another person');
  const means = { bundle: bundle.file, verbs, server: server.url };
  const tenth = { people: Math.ceil(PEOPLE / 10), files: Math.ceil(FILES / 10) };
  houses.push(await openHouse(means, 'bench_scale_tenth', tenth));
  const all = await openHouse(means, 'bench_scale', { people: PEOPLE, files: FILES });
  houses.push(all);
  const photos = await manyPhotos();
  await compareCalls(houses, photos);

  heading(
    `${EDITS.toLocaleString('en')} edits; a worker does ${values.places} at a time, each waits some ${values.wait} ms`,
  );
  for (let person = 0; person < ORDERERS; person++) await orderEdit(all.at.origin, person);
  const { installation } = all;
  await fillQueue(installation.sql, { edits: EDITS, orderers: ORDERERS });
  const before = await installation.scans();
  await compareWorkers(all, photos);
  await workOff(installation);
  print(
    'large tables read whole, sweeps at the start of workers included',
    readWhole(before, await installation.scans()),
  );

  heading('Bytes of one row, indexes included');
  for (const { relname, rows, bytes, indexes } of await installation.sizes())
    print(relname, (bytes + indexes) / rows, `bytes, ${Math.round(indexes / rows)} of them indexes`);
} finally {
  await Promise.all(houses.map((house) => house.installation.close()));
  await server.stop();
  await bundle.remove();
}
