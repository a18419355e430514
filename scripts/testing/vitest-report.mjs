// A reporter for Vitest: writes the counts and failures that `npm test` adds up into the file named by VITEST_REPORT_FILE.
import { writeFileSync } from 'node:fs';

export default class VitestReport {
  /**
   * @param {ReadonlyArray<import('vitest/node').TestModule>} modules
   * @param {ReadonlyArray<{ message: string }>} unhandledErrors what no test waited for
   */
  onTestRunEnd(modules, unhandledErrors) {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const states = tests.map((test) => test.result().state);
    const failures = [
      ...modules.flatMap(failuresOf),
      ...unhandledErrors.map((error) => said('unhandled', [error])),
    ];
    const count = (/** @type {string[]} */ ...wanted) =>
      states.filter((state) => wanted.includes(state)).length;
    const counts = {
      passed: count('passed'),
      failed: failures.length,
      skipped: count('skipped', 'pending'),
      failures,
    };
    writeFileSync(process.env['VITEST_REPORT_FILE'] ?? '', JSON.stringify(counts));
  }
}

/**
 * Also what fails outside a test, such as a file that breaks before its first one.
 * @param {import('vitest/node').TestModule} module
 */
function failuresOf(module) {
  const suites = [module, ...module.children.allSuites()];
  const around = suites.map((suite) => ({ name: module.relativeModuleId, errors: suite.errors() }));
  const tests = [...module.children.allTests('failed')].map((test) => ({
    name: `${module.relativeModuleId} › ${test.fullName}`,
    errors: test.result().errors ?? [],
  }));
  const told = [...around.filter(({ errors }) => errors.length > 0), ...tests];
  return told.map(({ name, errors }) => said(name, errors));
}

/**
 * @param {string} name
 * @param {ReadonlyArray<{ message: string }>} errors
 */
function said(name, errors) {
  return [name, ...errors.map(({ message }) => message)].join('\n');
}
