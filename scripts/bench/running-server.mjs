// The built server on an empty data directory of its own, for measuring.
import { spawn } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { ROOT } from '../setup/root.mjs';

const MAIN = path.join(ROOT, 'server/dist/main.js');
const READY = /Maquette is ready/;

/** @returns {Promise<number>} */
export const freePort = () =>
  new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/**
 * Starts the server and waits for its ready line. A log of every call is written and read by nobody.
 * @param {Record<string, string>} [env]
 */
export async function startServer(env = {}) {
  const dataDir = env.DATA_DIR ?? (await mkdtemp(path.join(tmpdir(), 'maquette-bench-')));
  const port = await freePort();
  const from = performance.now();
  const child = spawn(process.execPath, [MAIN], {
    env: {
      ...process.env,
      LOG_LEVEL: 'warn',
      ...env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
    },
    stdio: ['ignore', 'pipe', env.LOG_LEVEL === 'info' ? 'ignore' : 'inherit'],
  });
  await new Promise((resolve, reject) => {
    child.stdout.on('data', (text) => READY.test(String(text)) && resolve(undefined));
    child.once('exit', (code) => reject(new Error(`The server ended with ${code} before it was ready.`)));
  });
  const readyMs = performance.now() - from;
  const pid = child.pid ?? 0;
  return {
    origin: `http://127.0.0.1:${port}`,
    dataDir,
    pid,
    readyMs,
    /** @param {{ keep?: boolean }} [how] */
    stop: async ({ keep = false } = {}) => {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
      if (!keep) await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/**
 * A process and all it started.
 * @param {number} root
 * @returns {number[]}
 */
export function processTree(root) {
  const parents = new Map(
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((name) => [Number(name), parentOf(Number(name))]),
  );
  const belongs = (/** @type {number} */ pid) => {
    for (let at = pid; at > 1; at = parents.get(at) ?? 0) if (at === root) return true;
    return false;
  };
  return [...parents.keys()].filter(belongs);
}

/** @param {number} pid */
function parentOf(pid) {
  try {
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[1]);
  } catch {
    return 0;
  }
}

/**
 * Memory in use by a process and all it started, in MiB.
 * @param {number} root
 */
export function memoryOf(root) {
  let kib = 0;
  for (const pid of processTree(root)) {
    try {
      kib += Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
    } catch {
      // It ended between listing and reading.
    }
  }
  return kib / 1024;
}

/**
 * Memory in use by a process and all it started, what they share counted once, in MiB.
 * @param {number} root
 */
export function shareOf(root) {
  let kib = 0;
  for (const pid of processTree(root)) {
    try {
      kib += Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0);
    } catch {
      // It ended between listing and reading.
    }
  }
  return kib / 1024;
}

/**
 * CPU time used so far by a process and all it started, in milliseconds.
 * @param {number} root
 */
export function cpuOf(root) {
  let ticks = 0;
  for (const pid of processTree(root)) {
    try {
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
      // Its own, and that of those it started that have ended.
      for (const field of fields.slice(11, 15)) ticks += Number(field);
    } catch {
      // It ended between listing and reading.
    }
  }
  return ticks * 10;
}

/**
 * The highest of a measure of a process tree while `work` runs, in MiB.
 * @param {(root: number) => number} measure
 * @param {number} everyMs
 */
const peakOf =
  (measure, everyMs) =>
  /** @template T @param {number} root @param {() => Promise<T>} work */
  async (root, work) => {
    let peakMiB = measure(root);
    const sampling = setInterval(() => (peakMiB = Math.max(peakMiB, measure(root))), everyMs);
    try {
      const result = await work();
      return { result, peakMiB };
    } finally {
      clearInterval(sampling);
    }
  };

/** Resident memory, sampled every 25 ms. */
export const withPeakMemory = peakOf(memoryOf, 25);

/** Memory with what is shared counted once, sampled every 50 ms: it takes longer to read. */
export const withPeakShare = peakOf(shareOf, 50);
