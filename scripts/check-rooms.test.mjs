import { expect, test } from 'vitest';
import { checkRooms } from './check-rooms.mjs';
import { makeTree } from './testing/make-tree.mjs';

const ROOM = {
  'contract/src/credits/endpoints.ts': '',
  'server/src/features/credits/index.ts': '',
  'web/src/features/credits/index.ts': '',
};

test('a room that stands in all three places is left alone', () => {
  expect(checkRooms(makeTree({ ...ROOM, 'web/src/features/mask-editor/index.ts': '' }))).toEqual([]);
});

test('a room under a name the house does not know is refused', () => {
  expect(checkRooms(makeTree({ ...ROOM, 'server/src/features/billing/index.ts': '' }))).toEqual([
    'server/src/features/billing: no room of the house has this name',
  ]);
});

test('a room of the web alone may not appear on the server', () => {
  expect(checkRooms(makeTree({ 'server/src/features/mask-editor/index.ts': '' }))).toHaveLength(1);
});

test('a room that stands in one place only is refused', () => {
  const { 'web/src/features/credits/index.ts': _, ...half } = ROOM;
  expect(checkRooms(makeTree(half))).toEqual([
    'web/src/features/credits: is missing, the room stands elsewhere',
  ]);
});

test('a room without a door is refused', () => {
  const { 'server/src/features/credits/index.ts': _, ...open } = ROOM;
  expect(checkRooms(makeTree({ ...open, 'server/src/features/credits/get-balance.ts': '' }))).toEqual([
    'server/src/features/credits: has no door (index.ts)',
  ]);
});

test('a file between the rooms is refused', () => {
  expect(checkRooms(makeTree({ ...ROOM, 'server/src/features/shared.ts': '' }))).toEqual([
    'server/src/features/shared.ts: belongs into a room',
  ]);
});

test('a room of more than 20 files is refused, one whose subfolder has a door is measured in parts', () => {
  const parts = 'web/src/features/credits/parts';
  const files = Array.from({ length: 19 }, (_, n) => [`${parts}/part-${n}.ts`, '']);
  const divided = { ...ROOM, ...Object.fromEntries(files), [`${parts}/index.ts`]: '' };
  expect(checkRooms(makeTree(divided))).toEqual([]);
  const { [`${parts}/index.ts`]: _, ...whole } = { ...divided, [`${parts}/last.ts`]: '' };
  expect(checkRooms(makeTree(whole))).toEqual([
    'web/src/features/credits: 21 files and 0 lines; a room stops at 20 and 2000',
  ]);
});

test('a room of more than 2000 lines is refused; tests and blank lines do not count', () => {
  const file = 'server/src/features/credits/get-balance';
  const lines = 'const a = 1;\n'.repeat(2_001);
  expect(checkRooms(makeTree({ ...ROOM, [`${file}.ts`]: lines }))).toHaveLength(1);
  expect(
    checkRooms(makeTree({ ...ROOM, [`${file}.test.ts`]: lines, [`${file}.ts`]: '\n'.repeat(3_000) })),
  ).toEqual([]);
});

test('a room that reads the clock is refused', () => {
  const late = { 'server/src/features/credits/late.ts': 'export const now = new Date();' };
  expect(checkRooms(makeTree({ ...ROOM, ...late }))).toEqual([
    'server/src/features/credits/late.ts: reads the clock; the time comes as ctx.now',
  ]);
});
