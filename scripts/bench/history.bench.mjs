// The list of 20 of one person's 100,000 and 1,000,000 pictures (P1, P2): newest, at depth, in every order, narrowed and searched, beside a bare Node server and the usual hand-made one with the same duties.
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { heading, median, percentile, print } from './figures.mjs';
import { signUp } from './person.mjs';
import { fillHistory } from './pictures/fill-history.mjs';
import { cpuOf, startServer } from './running-server.mjs';
import { startBare, startHandMade } from './yardsticks.mjs';

const CLIENTS = 50;
const SECONDS = 2;
const ROUNDS = 3;
const DEPTH = 9000;

/** @type {Record<string, string>} name to query */
const LISTS = {
  'newest 20': '',
  [`newest, at depth ${DEPTH.toLocaleString('en')}`]: `&offset=${DEPTH}`,
  'oldest 20': '&sortField=date&sortDirection=asc',
  'by name': '&sortField=name&sortDirection=asc',
  'by name, at depth': `&sortField=name&sortDirection=asc&offset=${DEPTH}`,
  'by size': '&sortField=size&sortDirection=desc',
  'by size, at depth': `&sortField=size&sortDirection=desc&offset=${DEPTH}`,
  'by type': '&sortField=type&sortDirection=asc',
  'by type, at depth': `&sortField=type&sortDirection=asc&offset=${DEPTH}`,
  'one type': '&type=edited',
  'one type, at depth': `&type=edited&offset=${DEPTH}`,
  starred: '&starred=true',
  'searched, many found': '&search=velvet',
  'searched, many found, at depth': `&search=velvet&offset=${DEPTH}`,
  'searched, one found': '&search=77777.jpg',
};

/** @param {{ url: string, pid: number, headers?: Record<string, string> }} call `pid`: of the server */
async function load({ url, pid, headers = {} }) {
  const times = /** @type {number[]} */ ([]);
  const from = performance.now();
  const cpu = cpuOf(pid);
  const client = async () => {
    while (performance.now() < from + SECONDS * 1000) {
      const sent = performance.now();
      const answer = await fetch(url, { headers });
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
      times.push(performance.now() - sent);
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  return {
    perSecond: (times.length * 1000) / (performance.now() - from),
    p95: percentile(times, 0.95),
    cpuMs: (cpuOf(pid) - cpu) / times.length,
  };
}

/** @typedef {Awaited<ReturnType<typeof load>>} Figures */

/** @param {{ name: string, rounds: Figures[] }} measured */
function tell({ name, rounds }) {
  print(name, median(rounds.map(({ perSecond }) => perSecond)), 'req/s');
  print(`${name}, p95`, median(rounds.map(({ p95 }) => p95)), 'ms');
  print(`${name}, CPU of the server for one`, median(rounds.map(({ cpuMs }) => cpuMs)), 'ms');
}

/** How long the first of its kind takes, when nothing of the list is known yet. @param {string} url @param {string} authorization */
async function firstTime(url, authorization) {
  const from = performance.now();
  await (await fetch(url, { headers: { authorization } })).arrayBuffer();
  return performance.now() - from;
}

/** @param {number} rows */
async function measure(rows) {
  heading(`List of 20 among ${rows.toLocaleString('en')}, ${CLIENTS} clients`);
  const empty = await startServer();
  const { userId, authorization } = await signUp(empty.origin, 'bench@example.org');
  await empty.stop({ keep: true });
  const { dataDir } = empty;
  fillHistory({ dataDir, userId, rows });
  const server = await startServer({ DATA_DIR: dataDir, LOG_LEVEL: 'info' });
  const handMade = await startHandMade({ database: path.join(dataDir, 'maquette.db'), folder: dataDir });
  const bare = await startBare();

  const headers = { authorization };
  const own = Object.entries(LISTS).map(([name, query]) => ({
    name,
    url: `${server.origin}/api/files?limit=20${query}`,
    pid: server.pid,
    headers,
  }));
  const { origin, pid } = handMade;
  const others = [
    { name: 'hand-made server: newest 20', url: `${origin}/list?limit=20`, pid, headers },
    { name: 'hand-made server: at depth', url: `${origin}/list?limit=20&offset=${DEPTH}`, pid, headers },
    { name: 'bare Node server: nothing', url: `${bare.origin}/`, pid: bare.pid },
  ];
  const all = [...own, ...others].map((one) => ({ ...one, rounds: /** @type {Figures[]} */ ([]) }));
  const first = [];
  for (const { name, url } of own) first.push({ name, ms: await firstTime(url, authorization) });
  for (let round = 0; round < ROUNDS; round++) for (const one of all) one.rounds.push(await load(one));
  for (const one of all) tell(one);
  for (const { name, ms } of first) print(`${name}: the first call after a change`, ms, 'ms');
  handMade.stop();
  bare.stop();
  await server.stop();
}

await measure(100_000);
await measure(1_000_000);
