// Checks that top-level functions of server and web are declared: an arrow with a body in braces is for values alone, such as one that is typed by its name.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from './checks/list-files.mjs';
import { reportFaults } from './checks/report-faults.mjs';

/** In one line, or from its name to the brace, as prettier lays long parameters out. */
const ARROW =
  /^(?:export )?const (\w+) = (?:async )?(?:<[^\n]*>)?\((?:[^\n]*|\n(?: [^\n]*\n)*)\)(?:: [^\n]+)? => \{$/gm;

/**
 * @param {string} root
 * @returns {string[]} one line per function that is not declared
 */
export function checkFunctions(root) {
  return (
    ['server/src', 'web/src']
      .flatMap((place) => listFiles(root, place))
      // Migrations that were released are not touched any more.
      .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|suite)\.tsx?$|\/migrations\//.test(file))
      .flatMap((file) =>
        [...readFileSync(path.join(root, file), 'utf8').matchAll(ARROW)].map(
          ([, name]) => `${file}: \`${name}\` is declared: function ${name}`,
        ),
      )
  );
}

reportFaults(import.meta.url, checkFunctions);
