import { spawnSync } from 'node:child_process';
import { copyFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { ROOT } from '../setup/root.mjs';
import { makeTree } from '../testing/make-tree.mjs';

const lines = (/** @type {number} */ count) => 'tell();\n'.repeat(count);

/** @type {[rule: string, file: string, code: string][]} */
const REFUSED = [
  ['max-lines', 'server/src/long.ts', lines(301)],
  ['max-lines', 'server/src/long.test.ts', lines(501)],
  ['max-lines-per-function', 'server/src/function.ts', `export function f() {\n${lines(101)}}`],
  ['max-lines-per-function', 'web/src/ui/Long.tsx', `export function Long() {\n${lines(151)}}`],
  ['max-lines-per-function', 'web/src/app/pages/Long.tsx', `export function Long() {\n${lines(121)}}`],
  ['max-params', 'server/src/params.ts', `export const f = (a, b, c, d) => a + b + c + d;`],
  [
    'max-depth',
    'server/src/deep.ts',
    `export function f(a) { if (a) { for (;;) { while (a) { if (!a) tell(); } } } }`,
  ],
  ['no-default-export', 'web/src/app/pages/Home.tsx', `export default function Home() {}`],
  ['no-console', 'server/src/features/credits/tell.ts', `console.log('x');`],
  ['no-explicit-any', 'server/src/any.ts', `export const a: any = 1;`],
  ['no-non-null-assertion', 'web/src/ui/sure.ts', `export const f = (a?: string) => a!.length;`],
  ['ban-ts-comment', 'web/src/ui/ignore.ts', `// @ts-ignore\nexport const a = 1;`],
  [
    'rules-of-hooks',
    'web/src/ui/Hook.tsx',
    `export function Hook({ a }) { if (a) useState(1); return null; }`,
  ],
  [
    'exhaustive-deps',
    'web/src/ui/Deps.tsx',
    `export function Deps({ a }) { useEffect(() => { tell(a); }, []); return null; }`,
  ],
  ['no-restricted-globals', 'engine/src/clock.ts', `export const now = Date.now();`],
  ['no-restricted-properties', 'engine/src/chance.ts', `export const a = Math.random();`],
  ['no-restricted-properties', 'server/src/features/credits/clock.ts', `export const now = Date.now();`],
  ['no-restricted-properties', 'server/src/features/credits/chance.ts', `export const a = Math.random();`],
  ['no-restricted-globals', 'server/src/features/credits/env.ts', `export const a = process.env;`],
  ['no-restricted-globals', 'server/src/app/net.ts', `export const a = fetch('x');`],
  ['no-restricted-properties', 'server/src/platform/env.ts', `export const a = process.env;`],
  ['no-restricted-globals', 'web/src/features/files/net.ts', `export const a = fetch('x');`],
  ['no-restricted-globals', 'web/src/features/files/store.ts', `export const a = localStorage;`],
];

/** @type {[why: string, file: string, code: string][]} */
const ACCEPTED = [
  ['a file of 300 lines', 'server/src/full.ts', lines(300)],
  ['the clock in platform', 'server/src/platform/clock.ts', `export const now = () => Date.now();`],
  ['the environment in main', 'server/src/main.ts', `export const a = process.env;`],
  ['talking in a command', 'server/src/cli/doctor.ts', `console.log('x');`],
  ['fetch below the features of the web', 'web/src/platform/api/call.ts', `export const a = fetch('x');`],
];

/** @type {{ code: string, filename: string }[]} */
let diagnostics = [];
beforeAll(() => {
  const root = makeTree(Object.fromEntries([...REFUSED, ...ACCEPTED].map(([, file, code]) => [file, code])));
  copyFileSync(path.join(ROOT, '.oxlintrc.json'), path.join(root, '.oxlintrc.json'));
  const oxlint = path.join(ROOT, 'node_modules/oxlint/bin/oxlint');
  const { stdout } = spawnSync(process.execPath, [oxlint, '--format', 'json'], {
    cwd: root,
    encoding: 'utf8',
  });
  diagnostics = JSON.parse(stdout).diagnostics;
});

test.each(REFUSED)('%s is refused in %s', (rule, file) => {
  const codes = diagnostics.filter(({ filename }) => filename === file).map(({ code }) => code);
  expect(codes).toContainEqual(expect.stringContaining(`(${rule})`));
});

test.each(ACCEPTED)('%s is accepted', (_, file) => {
  expect(diagnostics.filter(({ filename }) => filename === file)).toEqual([]);
});
