// A hundred edits at once over the simulated Stability service, which takes two seconds a picture: throughput against what the service alone allows, the server's event-loop delay and its memory.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import sharp from 'sharp';
import { ROOT } from '../setup/root.mjs';
import { heading, print } from './figures.mjs';
import { ask, signUp } from './person.mjs';
import { cpuOf, startServer, withPeakMemory } from './running-server.mjs';

const EDITS = 100;
const LATENCY_MS = 2000;
/** Calls the adapter makes at the same time. */
const AT_ONCE = 24;
const SIZES = [
  { width: 320, height: 240 },
  { width: 1024, height: 768 },
];
const LOOP_DELAY = path.join(tmpdir(), `maquette-loop-delay-${process.pid}.json`);

/** The simulators in a process of their own, and the settings that make a server use one of them. */
async function startSimulators() {
  const child = spawn(
    process.execPath,
    [path.join(ROOT, 'scripts/simulators.mjs'), '0', String(LATENCY_MS)],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  let said = '';
  await new Promise((resolve, reject) => {
    child.stdout.on('data', (text) => {
      said += String(text);
      if (said.includes('One of them alone')) resolve(undefined);
    });
    child.once('exit', () => reject(new Error('The simulators ended before they were ready.')));
  });
  const settings = Object.fromEntries(
    [...said.matchAll(/^(STABILITY\w+)=(.*)$/gm)].map(([, k, v]) => [k, v]),
  );
  return { settings, stop: () => child.kill('SIGTERM') };
}

/** @param {{ width: number, height: number }} size */
const photoOf = (size) =>
  sharp(readFileSync(path.join(ROOT, 'web/public/samples/living-before.webp')))
    .resize(size.width, size.height, { fit: 'cover' })
    .jpeg({ quality: 90 })
    .toBuffer();

/** @param {string} origin @param {string} authorization @param {string[]} ids */
async function allDone(origin, authorization, ids) {
  const open = new Set(ids);
  while (open.size > 0) {
    await new Promise((resolve) => setTimeout(resolve, 200));
    const { edits } = await ask(`${origin}/api/edits?state=open&limit=50`, { headers: { authorization } });
    const running = new Set(edits.map((/** @type {{ id: string }} */ { id }) => id));
    const isAll = running.size < 50;
    for (const id of isAll ? [...open].filter((one) => !running.has(one)) : []) open.delete(id);
  }
}

for (const size of SIZES) {
  heading(`${EDITS} edits at once of ${size.width}×${size.height}, a service that takes ${LATENCY_MS} ms`);
  const simulators = await startSimulators();
  const server = await startServer({
    ...simulators.settings,
    DEFAULT_ENGINE: 'stability',
    WELCOME_CREDITS: '1000',
    ENGINE_TIMEOUT_MS: '600000',
    NODE_OPTIONS: `--import ${path.join(ROOT, 'scripts/bench/loop-delay.mjs')}`,
    LOOP_DELAY_FILE: LOOP_DELAY,
  });
  const { origin, pid } = server;
  const { authorization } = await signUp(origin, 'bench@example.org');
  const form = new FormData();
  form.set('image', new Blob([new Uint8Array(await photoOf(size))]), 'room.jpg');
  const { file } = await ask(`${origin}/api/files/upload`, {
    method: 'POST',
    headers: { authorization },
    body: form,
  });
  const start = async (/** @type {number} */ seed) => {
    const wish = new FormData();
    for (const [name, value] of Object.entries({
      fileId: file.id,
      prompt: 'a leather sofa',
      seed: String(seed),
    }))
      wish.set(name, value);
    const headers = { authorization, prefer: 'respond-async' };
    return ask(`${origin}/api/inpaint/inpaint`, { method: 'POST', headers, body: wish });
  };
  const capabilities = await ask(`${origin}/api/capabilities`, {});
  const cpu = cpuOf(pid);
  const from = performance.now();
  const { peakMiB } = await withPeakMemory(pid, async () => {
    const started = await Promise.all(Array.from({ length: EDITS }, (_, seed) => start(seed)));
    await allDone(
      origin,
      authorization,
      started.map(({ requestId }) => requestId),
    );
  });
  const seconds = (performance.now() - from) / 1000;
  const cpuMs = (cpuOf(pid) - cpu) / EDITS;
  const { edits } = await ask(`${origin}/api/edits?limit=50`, { headers: { authorization } });
  const succeeded = edits.filter(
    (/** @type {{ state: string }} */ { state }) => state === 'succeeded',
  ).length;
  await server.stop();
  simulators.stop();
  const delay = JSON.parse(readFileSync(LOOP_DELAY, 'utf8'));
  await rm(LOOP_DELAY, { force: true });
  print(`default engine ${capabilities.engines.default.name}, succeeded of the last 50`, succeeded, '');
  print('all done after', seconds, 's');
  print('throughput', EDITS / seconds, 'edits/s');
  const boundSeconds = (Math.ceil(EDITS / AT_ONCE) * LATENCY_MS) / 1000;
  print('share of what the service alone allows', boundSeconds / seconds);
  print('CPU of all processes, an edit', cpuMs, 'ms');
  print('event-loop delay p50', delay.p50, 'ms');
  print('event-loop delay p99', delay.p99, 'ms');
  print('peak memory of all processes', peakMiB, 'MiB');
}
