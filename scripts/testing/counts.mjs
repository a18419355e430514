// Counts of tests: how they are added up, put into words and read from the reports of the test runners.
import { existsSync, readFileSync } from 'node:fs';

/**
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {string[]} failures what is known of each: its name, then what it said
 */

/**
 * @param {Counts[]} parts
 * @returns {Counts}
 */
export function total(parts) {
  const sum = (/** @type {'passed' | 'failed' | 'skipped'} */ key) =>
    parts.reduce((all, part) => all + part[key], 0);
  const failures = parts.flatMap((part) => part.failures);
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped'), failures };
}

/** @param {Omit<Counts, 'failures'>} counts */
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
  return isUnexplained ? { ...counts, failed: 1, failures: [`the runner ended with ${code}`] } : counts;
}

/**
 * @typedef {{ title: string, file: string, tests: { results: { error?: { message?: string } }[] }[] }} Spec
 * @typedef {{ specs?: Spec[], suites?: Suite[] }} Suite
 *
 * @param {{ suites: Suite[], stats: { expected: number, unexpected: number, flaky: number, skipped: number } }} report of Playwright's JSON reporter
 * @returns {Counts} a test that passed only when tried again has failed
 */
export function readPlaywright({ suites, stats }) {
  const failures = suites.flatMap(specsOf).flatMap(failureOf);
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped, failures };
}

/**
 * @param {Suite} suite
 * @returns {Spec[]}
 */
function specsOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)];
}

/** @param {Spec} spec */
function failureOf({ file, title, tests }) {
  const errors = tests.flatMap(({ results }) => results.flatMap(({ error }) => error?.message ?? []));
  return errors.length > 0 ? [[`${file} › ${title}`, ...errors].join('\n')] : [];
}
