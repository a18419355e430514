// Checks that both languages hold the same keys and gaps, that every key is used, and that no text stands outside the messages.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { findLiterals } from './checks/find-literals.mjs';
import { listFiles } from './checks/list-files.mjs';
import { readMessages } from './checks/read-messages.mjs';
import { reportFaults } from './checks/report-faults.mjs';

// The source of all keys, and the languages that must follow it.
const SOURCE = 'en.ts';
const LANGUAGES = ['fr.ts'];
// Forms of a sentence, by the number it counts (i18next) or for fingers; the code names the key without them.
const FORM = /_(?:zero|one|two|few|many|other|touch)$/;
// Forms that only a language with genders has.
const GENDER = /_(?:masculine|feminine)$/;

/**
 * @param {string} root
 * @returns {string[]} one line per fault
 */
export function checkMessages(root) {
  const files = ['web/src', 'server/src'].flatMap((place) => listFiles(root, place));
  const messageFiles = files.filter((file) => file.endsWith(`/messages/${SOURCE}`));
  const sources = files.filter((file) => /\.tsx?$/.test(file) && !/\/messages\/|\.test\.tsx?$/.test(file));
  const literals = new Map(sources.map((file) => [file, findLiterals(path.join(root, file))]));
  return [
    ...messageFiles.flatMap((file) => LANGUAGES.flatMap((language) => differences(root, file, language))),
    // On the server the words are properties of typed objects: there the compiler sees to it.
    ...messageFiles
      .filter((file) => file.startsWith('web/'))
      .flatMap((file) => unused(root, file, [...literals.values()])),
    ...[...literals].flatMap(([file, { spoken }]) =>
      spoken.map(({ line, text }) => `${file}:${line}: "${text}" belongs into the messages`),
    ),
  ];
}

/**
 * @param {string} root
 * @param {string} sourceFile
 * @param {string} language
 */
function differences(root, sourceFile, language) {
  const file = path.posix.join(path.posix.dirname(sourceFile), language);
  if (!existsSync(path.join(root, file))) return [`${file}: is missing`];
  const source = readMessages(path.join(root, sourceFile));
  const other = readMessages(path.join(root, file));
  return [
    ...[...source.keys()].filter((key) => !other.has(key)).map((key) => `${file}: ${key} is missing`),
    ...[...other.keys()]
      .filter((key) => !source.has(key.replace(GENDER, '')))
      .map((key) => `${file}: ${key} is not in ${SOURCE}`),
    ...[...source]
      .filter(([key, sentence]) => other.has(key) && gapsOf(sentence) !== gapsOf(other.get(key) ?? ''))
      .map(([key]) => `${file}: ${key} has other gaps than ${SOURCE}`),
    ...[...source, ...other]
      .filter(([, sentence]) => sentence.trim() === '')
      .map(([key]) => `${file}: ${key} says nothing`),
  ];
}

/** @param {string} sentence */
function gapsOf(sentence) {
  const gaps = sentence.match(/\{\{[^}]+\}\}|\$\{[^}]+\}/g) ?? [];
  return [...new Set(gaps)].toSorted().join(' ');
}

/**
 * @param {string} root
 * @param {string} file
 * @param {import('./checks/find-literals.mjs').Literals[]} literals
 */
function unused(root, file, literals) {
  return [...readMessages(path.join(root, file)).keys()]
    .filter((key) => !literals.some((inFile) => mentions(inFile, key.replace(FORM, ''))))
    .map((key) => `${file}: ${key} is not used`);
}

/**
 * A key put together from pieces counts when a feature and a part of it stand before the gap.
 * @param {import('./checks/find-literals.mjs').Literals} literals
 * @param {string} key
 */
function mentions({ words, patterns }, key) {
  return (
    words.has(key) ||
    patterns.some(({ head, tail }) => head.includes('.') && key.startsWith(head) && key.endsWith(tail))
  );
}

reportFaults(import.meta.url, checkMessages);
