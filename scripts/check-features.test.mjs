import { expect, test } from 'vitest';
import { checkFeatures } from './check-features.mjs';
import { makeTree } from './testing/make-tree.mjs';

const FEATURE = {
  'contract/src/credits/endpoints.ts': '',
  'server/src/features/credits/index.ts': '',
  'web/src/features/credits/index.ts': '',
};

test('a feature that stands in all three places is left alone', () => {
  expect(checkFeatures(makeTree({ ...FEATURE, 'web/src/features/mask-editor/index.ts': '' }))).toEqual([]);
});

test('a feature under a name the house does not know is refused', () => {
  expect(checkFeatures(makeTree({ ...FEATURE, 'server/src/features/billing/index.ts': '' }))).toEqual([
    'server/src/features/billing: no feature of the house has this name',
  ]);
});

test('a feature of the web alone may not appear on the server', () => {
  expect(checkFeatures(makeTree({ 'server/src/features/mask-editor/index.ts': '' }))).toHaveLength(1);
});

test('a feature that stands in one place only is refused', () => {
  const { 'web/src/features/credits/index.ts': _, ...half } = FEATURE;
  expect(checkFeatures(makeTree(half))).toEqual([
    'web/src/features/credits: is missing, the feature stands elsewhere',
  ]);
});

test('a feature without a door is refused', () => {
  const { 'server/src/features/credits/index.ts': _, ...open } = FEATURE;
  expect(checkFeatures(makeTree({ ...open, 'server/src/features/credits/get-balance.ts': '' }))).toEqual([
    'server/src/features/credits: has no door (index.ts)',
  ]);
});

test('a file between the features is refused', () => {
  expect(checkFeatures(makeTree({ ...FEATURE, 'server/src/features/shared.ts': '' }))).toEqual([
    'server/src/features/shared.ts: belongs into a feature',
  ]);
});

test('a folder of more than 20 files is refused, those in folders of their own do not count', () => {
  const files = Array.from({ length: 20 }, (_, n) => [`web/src/features/credits/parts/part-${n}.ts`, '']);
  const divided = { ...FEATURE, ...Object.fromEntries(files) };
  expect(checkFeatures(makeTree(divided))).toEqual([]);
  const grown = { ...divided, 'web/src/features/credits/parts/last.ts': '' };
  expect(checkFeatures(makeTree(grown))).toEqual([
    'web/src/features/credits/parts: 21 files and 0 lines; a folder stops at 20 and 2000',
  ]);
});

test('a folder of more than 2000 lines is refused; tests and blank lines do not count', () => {
  const file = 'server/src/features/credits/get-balance';
  const lines = 'const a = 1;\n'.repeat(2_001);
  expect(checkFeatures(makeTree({ ...FEATURE, [`${file}.ts`]: lines }))).toHaveLength(1);
  expect(
    checkFeatures(makeTree({ ...FEATURE, [`${file}.test.ts`]: lines, [`${file}.ts`]: '\n'.repeat(3_000) })),
  ).toEqual([]);
});

test('a feature that reads the clock is refused', () => {
  const late = { 'server/src/features/credits/late.ts': 'export const now = new Date();' };
  expect(checkFeatures(makeTree({ ...FEATURE, ...late }))).toEqual([
    'server/src/features/credits/late.ts: reads the clock; the time comes as ctx.now',
  ]);
});
