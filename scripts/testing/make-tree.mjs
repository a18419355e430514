// Makes a small tree of files in a temporary folder, for tests that need a checkout of their own.
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';

/**
 * @param {Record<string, string>} files text by path
 * @returns {string} the folder, which goes away with the tests of this file
 */
export function makeTree(files) {
  const root = mkdtempSync(path.join(realpathSync(os.tmpdir()), 'maquette-scripts-'));
  made.push(root);
  writeTree(root, files);
  return root;
}

/**
 * @param {string} root
 * @param {Record<string, string>} files text by path
 */
export function writeTree(root, files) {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
}

/** @type {string[]} */
const made = [];
afterAll(() => {
  for (const root of made) rmSync(root, { recursive: true, force: true, maxRetries: 5 });
});
