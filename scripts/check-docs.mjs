// Checks that documents (every *.md of the checkout) name only commands, paths, tests and settings that exist.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from './checks/list-files.mjs';
import { reportFaults } from './checks/report-faults.mjs';
import { settingsThatDiffer } from './checks/settings-that-differ.mjs';

// What running the product leaves behind: named in docs, absent from a fresh clone.
const MADE_LATER =
  /^(?:data|node_modules|\.cache|test-results|playwright-report)(?:\/|$)|(?:^|\/)dist(?:\/|$)|^\.env$/;
const PATH_LIKE = /^\.?[\w@.<>*-]+(?:\/[\w@.<>*-]*)+$|^\.?[\w-]+\.(?:md|json|mjs|cjs|ts|tsx|css|yml)$/;

/**
 * @param {string} root
 * @returns {string[]} one line per fault
 */
export function checkDocs(root) {
  const known = listFiles(root);
  const docs = known.filter((file) => file.endsWith('.md') && !MADE_LATER.test(file));
  return [...docs.flatMap((doc) => faultsIn(root, doc, known)), ...settingsThatDiffer(root)];
}

/**
 * @param {string} root
 * @param {string} doc
 * @param {string[]} known every file of the checkout
 */
function faultsIn(root, doc, known) {
  const text = readFileSync(path.join(root, doc), 'utf8');
  const fault = (/** @type {string} */ words) => `${doc}: ${words}`;
  const quoted = [...text.matchAll(/`([^`\n]+)`/g)].map(([, words = '']) => words.trim());
  const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target.replace(/#.*$/, ''));
  const fenced = [...text.matchAll(/^```\w*\n([\s\S]*?)^```/gm)].flatMap(([, block = '']) =>
    block.split('\n'),
  );
  return [
    ...[...quoted, ...fenced].flatMap((words) => missingCommands(root, words)).map(fault),
    ...quoted.flatMap((words) => missingTests(root, words)).map(fault),
    ...quoted
      .filter((words) => PATH_LIKE.test(words) && isOurs(words, known))
      .filter((words) => !MADE_LATER.test(path.posix.normalize(words)) && !exists(words, doc, known))
      .map((words) => fault(`there is no ${words}`)),
    ...links
      .filter((target) => target !== '' && !/^[a-z]+:/.test(target))
      .filter((target) => !existsSync(path.join(root, path.dirname(doc), target)))
      .map((target) => fault(`the link to ${target} leads nowhere`)),
  ];
}

/**
 * Words with a slash are a path of ours when they begin like one: `a/b` may also be a package, a type or a share.
 * @param {string} words
 * @param {string[]} known
 */
function isOurs(words, known) {
  const [first = ''] = words.replace(/^\.\//, '').split('/');
  return !words.includes('/') || words.startsWith('./') || known.some((file) => file.startsWith(`${first}/`));
}

/**
 * `<name>` and `*` stand for any name.
 * @param {string} words
 * @param {string} doc where they stand: a path may also begin at the document
 * @param {string[]} known
 */
function exists(words, doc, known) {
  const wanted = path.posix.normalize(words).replace(/\/$/, '');
  const pattern = wanted
    .split(/<[^>]+>|\*+/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('[^/]+');
  const isThere = new RegExp(`^${pattern}(?:/|$)`);
  const besideDoc = path.posix.dirname(doc);
  // A bare file name may lie anywhere: `index.ts`.
  const anywhere = words.includes('/') ? null : new RegExp(`(?:^|/)${pattern}$`);
  return known.some(
    (file) =>
      isThere.test(file) || isThere.test(path.posix.relative(besideDoc, file)) || anywhere?.test(file),
  );
}

/**
 * @param {string} root
 * @param {string} words
 * @returns {string[]}
 */
function missingCommands(root, words) {
  const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const named = [...words.matchAll(/\bnpm (?:run ([\w:-]+)|(start|test)\b)/g)].map(
    ([, run, short]) => run ?? short ?? '',
  );
  const started = [...words.matchAll(/\bnode ((?:\.\/)?[\w-]+\/[\w./-]+)/g)].map(([, file = '']) => file);
  return [
    ...named.filter((name) => !(name in scripts)).map((name) => `there is no npm script ${name}`),
    ...started
      .filter((file) => !MADE_LATER.test(file) && !existsSync(path.join(root, file)))
      .map((file) => `there is no ${file} to start`),
  ];
}

/**
 * A test is named as `path › title`; both must exist.
 * @param {string} root
 * @param {string} words
 * @returns {string[]}
 */
function missingTests(root, words) {
  const [file = '', ...titles] = words.split(' › ');
  if (titles.length === 0) return [];
  if (!existsSync(path.join(root, file))) return [`there is no test file ${file}`];
  const source = readFileSync(path.join(root, file), 'utf8').replaceAll("\\'", "'");
  return titles.filter((title) => !source.includes(title)).map((title) => `${file} has no test "${title}"`);
}

reportFaults(import.meta.url, checkDocs);
