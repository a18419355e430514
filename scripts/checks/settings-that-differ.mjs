// Compares the settings the server reads with those `.env.example` explains.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from './list-files.mjs';

const CONFIG = 'server/src/platform/config.ts';
const CONFIG_PARTS = 'server/src/platform/config';
const EXAMPLE = '.env.example';

/**
 * @param {string} root
 * @returns {string[]} one line per setting that only one of the two knows
 */
export function settingsThatDiffer(root) {
  const files = [CONFIG, ...listFiles(root, CONFIG_PARTS)];
  const read = [...new Set(files.flatMap((file) => namesIn(root, file, /^\s*([A-Z][A-Z0-9_]+):/gm)))];
  const explained = namesIn(root, EXAMPLE, /^#?\s?([A-Z][A-Z0-9_]+)=/gm);
  return [
    ...read.filter((name) => !explained.includes(name)).map((name) => `${EXAMPLE}: ${name} is missing`),
    ...explained.filter((name) => !read.includes(name)).map((name) => `${EXAMPLE}: nothing reads ${name}`),
  ];
}

/**
 * @param {string} root
 * @param {string} file
 * @param {RegExp} pattern
 */
function namesIn(root, file, pattern) {
  const place = path.join(root, file);
  if (!existsSync(place)) return [];
  const names = [...readFileSync(place, 'utf8').matchAll(pattern)].map(([, name = '']) => name);
  return [...new Set(names)];
}
