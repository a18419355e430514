// Prints how the tree is cut: files, lines, doors, crumbs, depth of imports, what names a tool, passages written twice. An argument names another checkout to measure.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { heading, median, print } from './bench/figures.mjs';
import { listFiles } from './checks/list-files.mjs';
import { ROOT } from './setup/root.mjs';

const WORKSPACES = ['contract', 'engine', 'server', 'web'];
const CRUMB_LINES = 30;
/** As many equal lines in a row make a passage. */
const PASSAGE = 6;
const IMPORT = /(?:from|import)\s*\(?\s*'(\.[^']+)'/g;

/** @typedef {{ file: string, text: string, lines: string[] }} Source */

/** What people get: no tests, nothing that only tests use. @param {string} root @returns {Source[]} */
function productOf(root) {
  return WORKSPACES.flatMap((workspace) => listFiles(root, `${workspace}/src`))
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|suite|bench)\.tsx?$|\/(testing|proofs)\//.test(file))
    .map((file) => {
      const text = readFileSync(path.join(root, file), 'utf8');
      return { file, text, lines: text.trimEnd().split('\n') };
    });
}

/** Who imports each file, statically or not. @param {Source[]} product */
function importersOf(product) {
  const importers = new Map(product.map(({ file }) => [file, /** @type {Set<string>} */ (new Set())]));
  for (const { file, text } of product)
    for (const [, to = ''] of text.matchAll(IMPORT)) {
      const target = path.posix.join(path.posix.dirname(file), to);
      const found = [target, `${target}.ts`, `${target}.tsx`].find((name) => importers.has(name));
      if (found) importers.get(found)?.add(file);
    }
  return importers;
}

/** @param {Source[]} product */
function deepestImport(product) {
  const steps = product.flatMap(({ text }) =>
    [...text.matchAll(IMPORT)].map(([, to = '']) => to.split('../').length - 1),
  );
  return { deepest: Math.max(...steps), deeper: steps.filter((step) => step > 3).length };
}

/** Passages of six lines and more that stand in two places at least; imports and lines of brackets alone do not count. @param {Source[]} product */
function passagesTwice(product) {
  const kept = product.map(({ text }) =>
    text
      .replaceAll(/^(import|export) [^;]*? from '[^']*';$/gm, '')
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => /\w/.test(line) && !/^(\/\/|\/?\*)/.test(line)),
  );
  const seen = /** @type {Map<string, number>} */ (new Map());
  const windows = kept.map((lines) =>
    lines.slice(0, 1 - PASSAGE).map((_, at) => lines.slice(at, at + PASSAGE).join('\n')),
  );
  for (const window of windows.flat()) seen.set(window, (seen.get(window) ?? 0) + 1);
  const isTwice = (/** @type {string | undefined} */ window) =>
    window !== undefined && (seen.get(window) ?? 0) > 1;
  // A longer passage is as many windows in a row: its first one counts.
  return windows.reduce(
    (sum, file) => sum + file.filter((window, at) => isTwice(window) && !isTwice(file[at - 1])).length,
    0,
  );
}

const root = path.resolve(process.argv[2] ?? ROOT);
const product = productOf(root);
const importers = importersOf(product);
heading('Files and lines of the product');
for (const workspace of WORKSPACES) {
  const lines = product
    .filter(({ file }) => file.startsWith(`${workspace}/`))
    .map((source) => source.lines.length);
  print(`${workspace}: files`, lines.length);
  print(`${workspace}: median lines`, median(lines));
}
print('files', product.length, '(goal: at most 1,420)');
print(
  'lines',
  product.reduce((sum, { lines }) => sum + lines.length, 0),
);
heading('How they hang together');
const doors = product.filter(({ file }) => /\/index\.tsx?$/.test(file));
print('index.ts', doors.length, '(goal: at most 25)');
const alone = product.filter(({ file }) => importers.get(file)?.size === 1);
print('files with one importer', alone.length);
const crumbs = alone.filter((source) => source.lines.length < CRUMB_LINES && !doors.includes(source));
print(`of them under ${CRUMB_LINES} lines`, crumbs.length, '(goal: at most 120)');
const { deepest, deeper } = deepestImport(product);
print('deepest import, folders up', deepest, '(goal: at most 3)');
print('imports deeper than that', deeper);
print(
  'files that name search-replace',
  product.filter(({ text }) => text.includes('search-replace')).length,
  '(goal: at most 20)',
);
print(`passages of ${PASSAGE} lines and more that stand twice`, passagesTwice(product), '(goal: at most 27)');
