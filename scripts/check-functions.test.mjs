import { expect, test } from 'vitest';
import { checkFunctions } from './check-functions.mjs';
import { makeTree } from './testing/make-tree.mjs';

/** @param {string} source @param {string} [file] */
const faultsOf = (source, file = 'server/src/app/pay.ts') => checkFunctions(makeTree({ [file]: source }));

test.each([
  'export const pay = async (sum: number): Promise<void> => {\n  send(sum);\n};',
  'const pay = () => {\n  send(1);\n};',
  'const pay = <T>(sum: T) => {\n  send(sum);\n};',
  'const pay = (\n  sum: number,\n  to: string,\n): void => {\n  send(sum, to);\n};',
])('an arrow that does something is refused: %j', (source) => {
  expect(faultsOf(source)).toEqual(['server/src/app/pay.ts: `pay` is declared: function pay']);
});

test.each([
  ['a declaration', 'function pay() {\n  send(1);\n}'],
  ['an arrow for a value', 'const double = (sum: number) => 2 * sum;'],
  ['an arrow that is typed by its name', 'const pay: Strike = async () => {\n  await send(1);\n};'],
  [
    'an arrow within a function',
    'function shop() {\n  const pay = () => {\n    send(1);\n  };\n  return pay;\n}',
  ],
])('%s is left alone', (_name, source) => {
  expect(faultsOf(source)).toEqual([]);
});

test('tests may do as they like', () => {
  expect(faultsOf('const pay = () => {\n  send(1);\n};', 'server/src/app/pay.test.ts')).toEqual([]);
});
