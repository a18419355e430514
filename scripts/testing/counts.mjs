// Counts of tests: how they are added up, put into words and read from the reports of the test runners.
import { existsSync, readFileSync } from 'node:fs';

/**
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 */

/**
 * @param {Counts[]} parts
 * @returns {Counts}
 */
export function total(parts) {
  const sum = (/** @type {keyof Counts} */ key) => parts.reduce((all, part) => all + part[key], 0);
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
}

/** @param {Counts} counts */
export function tell({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/**
 * A runner that died before it wrote its report, or that is unhappy with more than single tests, counts as one failure.
 * @param {{ code: number, report: string, read: (report: any) => Counts }} run exit code, report file, and how to read it
 * @returns {Counts}
 */
export function countsOf({ code, report, read }) {
  const counts = existsSync(report) ? read(JSON.parse(readFileSync(report, 'utf8'))) : total([]);
  const isUnexplained = counts.failed === 0 && (code !== 0 || counts.passed === 0);
  return isUnexplained ? { ...counts, failed: 1 } : counts;
}

/**
 * A file that fails before its first test has no test to count: it counts as one.
 * @param {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number,
 *   testResults: { status: string, assertionResults: { status: string }[] }[] }} report of vitest's JSON reporter
 * @returns {Counts}
 */
export function readVitest(report) {
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/**
 * @param {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number } }} report of Playwright's JSON reporter
 * @returns {Counts} a test that passed only when tried again has failed
 */
export function readPlaywright({ stats }) {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped };
}
