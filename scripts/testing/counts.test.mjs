import path from 'node:path';
import { expect, test } from 'vitest';
import { countsOf, readPlaywright, readVitest, tell, total } from './counts.mjs';
import { makeTree } from './make-tree.mjs';

const FINE = { numPassedTests: 3, numFailedTests: 0, numPendingTests: 1, numTodoTests: 0, testResults: [] };

/**
 * @param {number} code
 * @param {object} [written] report the runner wrote; nothing when it died before
 */
function counted(code, written) {
  const root = makeTree(written ? { 'report.json': JSON.stringify(written) } : {});
  return countsOf({ code, report: path.join(root, 'report.json'), read: readVitest });
}

test('a runner that died without a report is one failure', () => {
  expect(counted(1)).toEqual({ passed: 0, failed: 1, skipped: 0 });
});

test('a runner that found no test is one failure', () => {
  expect(counted(0, { ...FINE, numPassedTests: 0 })).toMatchObject({ failed: 1 });
});

test('a runner that is unhappy though every test passed is one failure', () => {
  expect(counted(1, FINE)).toEqual({ passed: 3, failed: 1, skipped: 1 });
});

test('a file that broke before its first test is one failure', () => {
  const testResults = [
    { status: 'failed', assertionResults: [] },
    { status: 'failed', assertionResults: [{ status: 'failed' }] },
  ];
  expect(counted(1, { ...FINE, numFailedTests: 1, testResults })).toMatchObject({ failed: 2 });
});

test('a happy run is what its report says', () => {
  expect(counted(0, FINE)).toEqual({ passed: 3, failed: 0, skipped: 1 });
});

test('a journey that passed only when tried again has failed', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 2, skipped: 1 };
  expect(readPlaywright({ stats })).toEqual({ passed: 5, failed: 3, skipped: 1 });
});

test('the sum is told in one line', () => {
  const parts = [counted(0, FINE), counted(1)];
  expect(tell(total(parts))).toBe('3 passed, 1 failed, 1 skipped');
  expect(tell(total([]))).toBe('0 passed, 0 failed');
});
