// Lets one process at a time install or build in this checkout; the others wait for it.
import { mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const HEARTBEAT_MS = 5_000;
const STALE_MS = 60_000;
const RETRY_MS = 100;

/**
 * Runs `work` while holding the lock file, waiting as long as a living process holds it.
 * The lock of a process that died, or whose heartbeat stopped for a minute, is taken over.
 * @template T
 * @param {string} file
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withLock(file, work) {
  mkdirSync(path.dirname(file), { recursive: true });
  while (!tryTake(file)) {
    if (isAbandoned(file)) discard(file);
    else await wait(RETRY_MS);
  }
  const heartbeat = setInterval(() => touch(file), HEARTBEAT_MS);
  try {
    return await work();
  } finally {
    clearInterval(heartbeat);
    rmSync(file, { force: true });
  }
}

/** @param {string} file */
function tryTake(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

/** @param {string} file */
function isAbandoned(file) {
  try {
    const age = Date.now() - statSync(file).mtimeMs;
    const owner = Number(readFileSync(file, 'utf8'));
    // A file still empty belongs to somebody between creating and writing it.
    return age > STALE_MS || (owner > 0 && !isAlive(owner));
  } catch {
    return false;
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) !== 'ESRCH';
  }
}

// Renaming first: of several waiters only one gets the abandoned file, and one that took a fresh lock by mistake gives it back.
/** @param {string} file */
function discard(file) {
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
    if (isAbandoned(aside)) rmSync(aside);
    else renameSync(aside, file);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
  }
}

/** @param {string} file */
function touch(file) {
  try {
    utimesSync(file, new Date(), new Date());
  } catch {
    // Taken over after a long sleep of this machine: the work goes on, its result is swapped in whole.
  }
}

/** @param {unknown} error */
function codeOf(error) {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
