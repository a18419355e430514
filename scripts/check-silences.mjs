// Checks that whatever silences a tool or a test says why, on the same line or the one above it.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from './checks/list-files.mjs';
import { reportFaults } from './checks/report-faults.mjs';

const SILENCE =
  /(?:oxlint|eslint)-disable|@ts-(?:ignore|nocheck|expect-error)|prettier-ignore|\b(?:it|test|describe)\.(?:skip|todo)\b/;
const FOCUS = /\b(?:it|test|describe)\.only\b/;
// Said after two dashes beside the silence, or in a comment of at least three words above it.
const REASON = / -- \S+/;
const COMMENT_ABOVE = /^\s*(?:\/\/|\*|\/\*)\s*\S+\s+\S+\s+\S+/;

/**
 * @param {string} root
 * @returns {string[]} one line per silence without a reason
 */
export function checkSilences(root) {
  return (
    ['contract', 'engine', 'server', 'web', 'simulators', 'e2e', 'scripts', 'training']
      .flatMap((workspace) => listFiles(root, workspace))
      // This file, and the tests of the checks, speak of silences without keeping any.
      .filter((file) => !/^scripts\/(?:check-silences\.mjs|.*\.test\.mjs)$/.test(file))
      .filter((file) => /\.(?:tsx?|mjs|css)$/.test(file))
      .flatMap((file) => faultsIn(file, readFileSync(path.join(root, file), 'utf8').split('\n')))
  );
}

/**
 * @param {string} file
 * @param {string[]} lines
 */
function faultsIn(file, lines) {
  return lines.flatMap((line, index) => {
    const place = `${file}:${index + 1}`;
    if (FOCUS.test(line)) return [`${place}: lets all other tests be forgotten`];
    const isExplained = REASON.test(line) || COMMENT_ABOVE.test(lines[index - 1] ?? '');
    return SILENCE.test(line) && !isExplained ? [`${place}: is silenced without a reason`] : [];
  });
}

reportFaults(import.meta.url, checkSilences);
