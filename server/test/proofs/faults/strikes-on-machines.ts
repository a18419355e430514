import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fillDisk } from '../../support/small-disk.ts';
import type { Installation, Member, Strike } from './installation.ts';

const SOCKETS = 300;
/** A slow caller is cut within 30 s; the rest is for a busy machine. */
const CUT_MS = 45_000;
const DROP_EVERY_MS = 1_000;
const FILL_EVERY_MS = 100;

const only = ({ members }: Installation): Member => {
  const [member] = members;
  if (member === undefined) throw new Error('Nobody is at work');
  return member;
};

/** Whether this machine can be told how many files a process may have open. */
export const mayLimitFiles = (): boolean =>
  process.platform === 'linux' && spawnSync('prlimit', ['--version']).status === 0;

const diskFull: Strike = async ({ dataDir }, { forMs }) => {
  const ballast = join(dataDir, 'ballast');
  for (const until = Date.now() + forMs; Date.now() < until; await wait(FILL_EVERY_MS)) fillDisk(ballast);
  rmSync(ballast, { force: true });
};

/** A clock jumps ahead or back, and mostly back again: one that stayed behind would keep all that is due later waiting for as long. */
const clockJumps: Strike = async (on, { chance, forMs }) => {
  const struck = on.kind === 'alone' ? on.members : [chance.pick(on.members)];
  const jump = (): void => struck.forEach(({ server }) => void server.process.kill('SIGUSR2'));
  jump();
  await wait(forMs);
  if (on.kind === 'many' || on.jumpMs < 0 || chance.hits(0.5)) jump();
};

/** Both kinds: those that never end their headers, and those that never end their body. */
const sendInDrops: Strike = async (on) => {
  const { port } = new URL(only(on).server.url);
  let open = 0;
  const slow = Array.from({ length: SOCKETS }, (_, index) => {
    const socket = connect(Number(port), '127.0.0.1');
    const length = index % 2 === 0 ? '' : 'content-type: application/json\r\ncontent-length: 9000\r\n\r\n';
    socket.on('connect', () => {
      open++;
      socket.write(`POST /api/auth/login HTTP/1.1\r\nhost: 127.0.0.1\r\n${length}`);
    });
    const dropping = setInterval(() => socket.write(index % 2 === 0 ? 'a: b\r\n' : ' '), DROP_EVERY_MS);
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearInterval(dropping);
      open--;
    });
    // What is read has to be taken, or the end is never seen.
    return socket.resume();
  });
  for (const until = Date.now() + CUT_MS; Date.now() < until;) {
    await wait(DROP_EVERY_MS);
    if (open === 0) return [];
  }
  for (const socket of slow) socket.destroy();
  return [`${open} of ${SOCKETS} slow callers were not cut in ${CUT_MS} ms`];
};

const noFilesLeft: Strike = async (on, { chance, forMs }) => {
  const pid = String(only(on).server.process.pid);
  const before = /^Max open files\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/limits`, 'utf8'))?.[1];
  const open = readdirSync(`/proc/${pid}/fd`).length;
  const limit = (files: string | number): unknown =>
    spawnSync('prlimit', ['--pid', pid, `--nofile=${files}:`]);
  limit(open + chance.below(6));
  await wait(forMs);
  limit(before ?? '');
};

export const strikesOnMachines: Readonly<Record<string, Strike>> = {
  'the disk is full': diskFull,
  'the clock jumps': clockJumps,
  'three hundred sockets send in drops': sendInDrops,
  'no more files may be open': noFilesLeft,
};
