import { existsSync, mkdtempSync, rmdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { setup } from './own-temporary-folder.mjs';

afterEach(() => {
  process.exitCode = undefined;
});

test('fails the run when a test leaves a folder of ours, and takes it away', () => {
  const outside = os.tmpdir();
  const end = setup();
  const left = mkdtempSync(path.join(os.tmpdir(), 'maquette-left-'));
  expect(() => end()).toThrow(path.basename(left));
  expect([process.exitCode, existsSync(left), os.tmpdir()]).toEqual([1, false, outside]);
});

test('is content with a run that leaves nothing of ours, whatever lies elsewhere', () => {
  const elsewhere = mkdtempSync(path.join(os.tmpdir(), 'maquette-elsewhere-'));
  const end = setup();
  writeFileSync(path.join(os.tmpdir(), 'of-a-browser'), '');
  end();
  expect([process.exitCode, existsSync(elsewhere)]).toEqual([undefined, true]);
  rmdirSync(elsewhere);
});
