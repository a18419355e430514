import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type FolderLock, openFolderLock } from './folder-lock.ts';

let folder: string;
const opened: FolderLock[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'maquette-lock-'));
});
afterEach(() => {
  for (const lock of opened.splice(0)) lock.release();
  rmSync(folder, { recursive: true, force: true });
});

const open = async () => {
  const lock = await openFolderLock(join(folder, 'lock'));
  opened.push(lock);
  return lock;
};

it('keeps a second server out, lets guests in beside the first, and nobody is alone then', async () => {
  const [one, other, guest] = [await open(), await open(), await open()];
  expect([one.take('server'), other.take('server'), guest.take('guest')]).toEqual([true, false, true]);
  expect([other.take('alone'), one.take('alone')]).toEqual([false, false]);
  guest.release();
  opened.splice(opened.indexOf(guest), 1);
  expect([one.take('alone'), other.take('guest'), one.take('server'), other.take('guest')]).toEqual([
    true,
    false,
    true,
    true,
  ]);
});

it('holds nothing any more once it is released, and what failed to be taken holds nothing either', async () => {
  const [one, other] = [await open(), await open()];
  one.take('server');
  expect(other.take('server')).toBe(false);
  opened.splice(0, 1);
  one.release();
  expect(other.take('server')).toBe(true);
});

it('is a file of its owner’s alone, and stays empty', async () => {
  const lock = await open();
  lock.take('server');
  const { mode, size } = statSync(join(folder, 'lock'));
  expect([mode & 0o777, size]).toEqual([0o600, 0]);
});
