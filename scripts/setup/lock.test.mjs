import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { makeTree, writeTree } from '../testing/make-tree.mjs';
import { withLock } from './lock.mjs';

test('of two that want the lock the second waits for the first', async () => {
  const file = path.join(makeTree({}), 'lock');
  /** @type {string[]} */
  const events = [];
  const work = (/** @type {string} */ name) =>
    withLock(file, async () => {
      events.push(`${name} begins`);
      await new Promise((resolve) => setImmediate(resolve));
      events.push(`${name} ends`);
    });
  await Promise.all([work('first'), work('second')]);
  expect(events).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
});

test('work that fails gives the lock back', async () => {
  const file = path.join(makeTree({}), 'lock');
  const failing = withLock(file, () => Promise.reject(new Error('broken')));
  await expect(failing).rejects.toThrow('broken');
  expect(existsSync(file)).toBe(false);
});

test('the lock of a process that died is taken over', async () => {
  const root = makeTree({});
  const { pid } = spawnSync(process.execPath, ['--version']);
  writeTree(root, { lock: String(pid) });
  expect(await withLock(path.join(root, 'lock'), async () => 'done')).toBe('done');
});
