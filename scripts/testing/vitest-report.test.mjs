import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../setup/root.mjs';
import { runChild } from '../setup/run-child.mjs';
import { makeTree } from './make-tree.mjs';

/** @param {Record<string, string>} files */
async function reported(files) {
  const root = makeTree(files);
  const report = path.join(root, 'report.json');
  const vitest = path.join(ROOT, 'node_modules/vitest/vitest.mjs');
  const reporter = `--reporter=${path.join(ROOT, 'scripts/testing/vitest-report.mjs')}`;
  const command = [process.execPath, vitest, 'run', '--globals', '--root', root, reporter];
  const env = { ...process.env, VITEST_REPORT_FILE: report };
  const run = await runChild({ command, cwd: root, env, stop: AbortSignal.timeout(100_000), output: 'keep' });
  expect(run.code).toBe(1);
  return JSON.parse(readFileSync(report, 'utf8'));
}

test('each failure is kept with its place and its words, whatever it is', async () => {
  const { passed, failed, skipped, failures } = await reported({
    'fine.test.js': `test('fine', () => {}); test.skip('another time', () => {}); test.todo('some day');`,
    'wrong.test.js': `describe('sums', () => test('add up', () => expect(1 + 1).toBe(3)));`,
    'broken.test.js': `throw new Error('no file like that');`,
    'loose.test.js': `test('leaves something behind', () => void Promise.reject(new Error('nobody waited')));`,
  });
  expect({ passed, failed, skipped }).toEqual({ passed: 2, failed: 3, skipped: 2 });
  expect(failures.toSorted()).toEqual([
    'broken.test.js\nno file like that',
    'unhandled\nnobody waited',
    expect.stringMatching(/^wrong\.test\.js › sums > add up\nexpected 2 to be 3/),
  ]);
});
