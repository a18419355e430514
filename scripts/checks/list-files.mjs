// Lists files and folders below a place in the checkout, leaving out what is installed or built.
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

const NOT_OURS = /^(node_modules|dist|dist-test|\.git|\.cache|test-results|playwright-report)$/;

/**
 * @param {string} root
 * @param {string} [place] folder below the root; it may be missing
 * @returns {string[]} paths from the root with forward slashes, sorted
 */
export function listFiles(root, place = '') {
  const folder = path.join(root, place);
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !NOT_OURS.test(entry.name))
    .flatMap((entry) => {
      const inside = path.posix.join(place, entry.name);
      return entry.isDirectory() ? listFiles(root, inside) : [inside];
    })
    .toSorted();
}

/**
 * @param {string} root
 * @param {string} place folder below the root; it may be missing
 * @returns {string[]} names of the folders directly inside
 */
export function listFolders(root, place) {
  const folder = path.join(root, place);
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .toSorted();
}
