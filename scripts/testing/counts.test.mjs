import path from 'node:path';
import { expect, test } from 'vitest';
import { countsOf, readPlaywright, tell, total } from './counts.mjs';
import { makeTree } from './make-tree.mjs';

const FINE = { passed: 3, failed: 0, skipped: 1, failures: [] };

/**
 * @param {number} code
 * @param {object} [written] report the runner wrote; nothing when it died before
 */
function counted(code, written) {
  const root = makeTree(written ? { 'report.json': JSON.stringify(written) } : {});
  return countsOf({ code, report: path.join(root, 'report.json'), read: (report) => report });
}

test('a runner that died without a report is one failure', () => {
  const failures = ['the runner ended with 1'];
  expect(counted(1)).toEqual({ passed: 0, failed: 1, skipped: 0, failures });
});

test('a runner that found no test is one failure', () => {
  expect(counted(0, { ...FINE, passed: 0 })).toMatchObject({ failed: 1 });
});

test('a runner that is unhappy though every test passed is one failure', () => {
  expect(counted(1, FINE)).toMatchObject({ passed: 3, failed: 1, skipped: 1 });
});

test('a happy run is what its report says', () => {
  expect(counted(0, FINE)).toEqual(FINE);
});

test('a journey that passed only when tried again has failed, and says how', () => {
  const stats = { expected: 5, unexpected: 0, flaky: 1, skipped: 1 };
  const tests = [{ results: [{ error: { message: 'no such button' } }, {}] }];
  const specs = [
    { title: 'pays', file: 'pay.spec.ts', tests },
    { title: 'looks', file: 'pay.spec.ts', tests: [{ results: [{}] }] },
  ];
  const failures = ['pay.spec.ts › pays\nno such button'];
  const counts = readPlaywright({ suites: [{ suites: [{ specs }] }], stats });
  expect(counts).toEqual({ passed: 5, failed: 1, skipped: 1, failures });
});

test('the sum is told in one line', () => {
  const parts = [counted(0, FINE), counted(1)];
  expect(tell(total(parts))).toBe('3 passed, 1 failed, 1 skipped');
  expect(total(parts).failures).toHaveLength(1);
  expect(tell(total([]))).toBe('0 passed, 0 failed');
});
