// Two web processes and two workers over a real PostgreSQL and a real object store, behind a balancer on PORT: what the browser journeys run against instead of one process.
// With KILL=1 one of each is killed (kill -9) again and again, shortly after something was changed or ordered, and started again a while later.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { bundleVerbs } from '../bench/bundle-verbs.mjs';
import { freePort } from '../bench/running-server.mjs';
import { ROOT } from '../setup/root.mjs';
import { startBalancer } from './balancer.mjs';

const EACH = 2;
/** So that a worker has begun with what was ordered. */
const KILLED_AFTER_MS = 400;
/** As an orchestrator needs. */
const BACK_AFTER_MS = 5000;
const TRIES = 300;

const VERBS = `
export { startObjectStore, storeCredentials } from '../test/support/object-store.ts';
export { startPostgres } from '../test/support/postgres-server.ts';
`;

/** @typedef {{ role: string, port: number, child: import('node:child_process').ChildProcess, ended: Promise<unknown> }} Running */

const dataDir = process.env.DATA_DIR ?? '';
const bundle = await bundleVerbs('many', VERBS);
const { startObjectStore, storeCredentials, startPostgres } = await import(pathToFileURL(bundle.file).href);
await bundle.remove();
Object.assign(process.env, storeCredentials);
const [postgres, store] = await Promise.all([startPostgres(), startObjectStore()]);
const settings = {
  ...process.env,
  NODE_NO_WARNINGS: '1',
  DATABASE_URL: postgres.url,
  STORAGE_URL: await store.makeBucket(),
  SECRET: 'one secret for all processes of the journeys',
};

/** @type {Set<Running>} */
const running = new Set();
const stopping = new AbortController();

/** @param {'web' | 'worker'} role */
async function start(role) {
  const port = await freePort();
  // Each in a folder of its own, as on machines of their own.
  const folder = path.join(dataDir, `${role}-${port}`);
  mkdirSync(folder, { recursive: true });
  const child = spawn(process.execPath, [path.join(ROOT, 'server/dist/main.js')], {
    env: { ...settings, ROLE: role, PORT: String(port), DATA_DIR: folder },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const one = { role, port, child, ended: once(child, 'exit') };
  for (let tries = 0; tries < TRIES && child.exitCode === null && !stopping.signal.aborted; tries++) {
    const answer = await fetch(`http://127.0.0.1:${port}/api/health/ready`).catch(() => null);
    if (answer?.ok) return void running.add(one);
    await wait(100);
  }
  child.kill('SIGKILL');
  if (!stopping.signal.aborted) throw new Error(`A ${role} process did not get ready.`);
}

/** @param {string} role */
const those = (role) => [...running].filter((one) => one.role === role);

/** @param {Running | undefined} one */
async function kill(one) {
  if (!one) return;
  one.child.kill('SIGKILL');
  await one.ended;
  running.delete(one);
}

let kills = 0;
let isKilling = process.env.KILL !== '1';
/** @param {number} port of the web process that was called: every other time it is the one that goes */
async function killOneOfEach(port) {
  if (isKilling || stopping.signal.aborted) return;
  isKilling = true;
  await wait(KILLED_AFTER_MS);
  const isOther = kills++ % 2 === 1;
  const web = those('web').find((one) => (one.port === port) !== isOther);
  // A change whose answer is lost is told to the person, who has to look: no journey goes on as if nothing were.
  if (web) while (balancer.isChanging(web.port)) await wait(5);
  // The worker that was started first is likelier to have work.
  await Promise.all([kill(web), kill(those('worker')[0])]);
  console.error(`killed a web process and a worker, time ${kills}`);
  await wait(BACK_AFTER_MS);
  if (!stopping.signal.aborted) await Promise.all([start('web'), start('worker')]);
  isKilling = false;
}

// One first: it migrates.
await start('web');
await Promise.all([start('web'), ...Array.from({ length: EACH }, () => start('worker'))]);
const balancer = await startBalancer({
  port: Number(process.env.PORT),
  ports: () => those('web').map(({ port }) => port),
  onChanged: (port) => void killOneOfEach(port),
});

async function stop() {
  if (stopping.signal.aborted) return;
  stopping.abort();
  balancer.close();
  for (const { child } of running) child.kill('SIGTERM');
  await Promise.all([...running].map(({ ended }) => ended));
  await Promise.all([postgres.stop(), store.stop()]);
  process.exit(0);
}
for (const event of ['SIGTERM', 'SIGINT', 'disconnect']) process.on(event, () => void stop());
