import { expect, test } from 'vitest';
import { checkDocs } from './check-docs.mjs';
import { makeTree } from './testing/make-tree.mjs';

const HOUSE = {
  'package.json': JSON.stringify({ scripts: { start: 'x', check: 'x' } }),
  'server/src/main.ts': '',
  'server/src/features/credits/credits.test.ts': `test('a balance is never below 0', () => {});\ntest('it doesn\\'t grow', () => {});`,
  'docs/picture.png': '',
};

/** @param {string} text */
function faults(text) {
  return checkDocs(makeTree({ ...HOUSE, 'docs/note.md': text }));
}

test('a document that names what exists is left alone', () => {
  const text = [
    'Run `npm start` or `npm run check`; begin at `server/src/main.ts`, then `features/`-like words, `text/html` and `main.ts`.',
    'Features are `server/src/features/<feature>/<feature>.test.ts`; the product leaves `./data` and `server/dist/main.js`.',
    '![picture](picture.png) and [the server](../server/src) and [elsewhere](https://example.org).',
    '`server/src/features/credits/credits.test.ts › a balance is never below 0`',
    "`server/src/features/credits/credits.test.ts › it doesn't grow`",
    '```\nnpm start\n```',
  ].join('\n\n');
  expect(faults(text)).toEqual([]);
});

test.each([
  ['a path that is gone', '`server/src/gone.ts`', 'there is no server/src/gone.ts'],
  ['a file name that is gone', '`gone.mjs`', 'there is no gone.mjs'],
  ['a pattern nothing matches', '`server/src/<feature>/none.ts`', 'there is no server/src/<feature>/none.ts'],
  ['an npm script', '`npm run deploy`', 'there is no npm script deploy'],
  ['an npm script in a block', '```\nnpm test\n```', 'there is no npm script test'],
  ['a program', '`node scripts/gone.mjs`', 'there is no scripts/gone.mjs to start'],
  ['a link', '[x](missing.md)', 'the link to missing.md leads nowhere'],
  ['a test file', '`server/src/a.test.ts › b`', 'there is no test file server/src/a.test.ts'],
  [
    'a test title',
    '`server/src/features/credits/credits.test.ts › a balance is red`',
    'server/src/features/credits/credits.test.ts has no test "a balance is red"',
  ],
])('%s is refused', (_, text, fault) => {
  expect(faults(text)).toEqual([`docs/note.md: ${fault}`]);
});

test.each(['README.md', 'CONTRIBUTING.md', 'web/src/features/edits/README.md'])(
  '%s is read like the documents below docs',
  (doc) => {
    const tree = makeTree({ ...HOUSE, [doc]: '`server/src/gone.ts`' });
    expect(checkDocs(tree)).toEqual([`${doc}: there is no server/src/gone.ts`]);
  },
);

test('a setting must be both read and explained', () => {
  const config = 'const Env = z.object({\n  PORT: z.int(),\n  HOST: z.string(),\n});';
  const root = makeTree({
    ...HOUSE,
    'server/src/platform/config.ts': config,
    '.env.example': '# where it listens\nPORT=8080\n# COLOUR=red\n',
  });
  expect(checkDocs(root)).toEqual(['.env.example: HOST is missing', '.env.example: nothing reads COLOUR']);
});
