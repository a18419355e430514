import { expect, test } from 'vitest';
import { checkSilences } from './check-silences.mjs';
import { makeTree } from './testing/make-tree.mjs';

test.each([
  ['the linter', '// oxlint-disable-next-line no-console'],
  ['the compiler', '// @ts-expect-error'],
  ['the formatter', '// prettier-ignore'],
  ['a test', `test.skip('x', () => {});`],
])('silencing %s without a reason is refused', (_, line) => {
  expect(checkSilences(makeTree({ 'server/src/a.ts': `const a = 1;\n${line}\n` }))).toEqual([
    'server/src/a.ts:2: is silenced without a reason',
  ]);
});

test('a test that runs alone is refused, whatever the reason', () => {
  const source = `// It is being worked on today.\ntest.only('x', () => {});`;
  expect(checkSilences(makeTree({ 'engine/src/a.test.ts': source }))).toHaveLength(1);
});

test('a reason beside the silence or above it is accepted', () => {
  const beside = '// oxlint-disable-next-line no-console -- a command speaks to a terminal';
  const above = `// The rows line up with the columns of the matrix.\n// prettier-ignore`;
  expect(checkSilences(makeTree({ 'web/src/a.ts': beside, 'web/src/b.ts': above }))).toEqual([]);
});
